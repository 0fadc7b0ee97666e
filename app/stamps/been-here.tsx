import { useEffect, useRef, useState, type ComponentType } from "react";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { Press } from "../../domain/stamps/press.ts";
import type { Stamp } from "../../domain/stamps/stamp.ts";
import { Button } from "../ui/button.tsx";
import { useHold } from "./use-hold.ts";
import { useOwnStamp } from "./use-own-stamp.ts";
import css from "./been-here.module.css";

/** Draws the seal. Loaded when it comes into sight. */
type SealPlace = ComponentType<{
  readonly gemId: number;
  readonly press: Press | null;
  readonly className?: string | undefined;
}>;

/** How far below the window the drawing is fetched. */
const ahead = "400px";

/** Says that one has been at a gem's place: a seal, held and dragged on its button (docs/product.md §4, Stamps). */
export function BeenHere({ gemId, stamp }: { readonly gemId: number; readonly stamp: Stamp | null }) {
  const { shown, isWaiting, toggle } = useOwnStamp(gemId, stamp);
  const isPressed = shown !== null;
  const [preview, setPreview] = useState<Press | null>(null);
  const [Place, setPlace] = useState<SealPlace | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        import("./seal-place.tsx").then(
          ({ SealPlace }) => setPlace(() => SealPlace),
          // The button says what is pressed, also without the drawing.
          () => undefined,
        );
      },
      { rootMargin: ahead },
    );
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const press = preview ?? shown;
  const hold = useHold({
    onHold: (held) => !isPressed && setPreview(held),
    onRelease: (held) => {
      setPreview(null);
      toggle(held);
    },
    onCancel: () => setPreview(null),
  });
  return (
    <section className={css["strip"]} aria-labelledby="been-here">
      <span ref={place} className={css["place"]}>
        {Place === null ? (
          <span aria-hidden="true" className={css["ring"]}>
            {messages.home.sheetNumber(gemId)}
          </span>
        ) : (
          <Place gemId={gemId} press={press} className={press === null ? undefined : css["print"]} />
        )}
      </span>
      <div className={css["words"]}>
        <h2 id="been-here">{messages.beenHere.heading}</h2>
        <p>{messages.beenHere.how}</p>
        <form method="post" action={paths.stamps()} className={css["actions"]}>
          <input type="hidden" name="intent" value={isPressed ? "remove" : "press"} />
          <input type="hidden" name="gemId" value={gemId} />
          <Button type="submit" className={css["button"] ?? ""} aria-pressed={isPressed} {...hold}>
            {isWaiting ? messages.beenHere.buttonWaiting : messages.beenHere.button}
          </Button>
          <a href={paths.stamps()}>{messages.beenHere.book}</a>
        </form>
      </div>
    </section>
  );
}
