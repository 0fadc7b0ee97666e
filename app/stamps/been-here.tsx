import { useCallback, useEffect, useState, type ComponentType } from "react";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { Press } from "../../domain/stamps/press.ts";
import type { Stamp } from "../../domain/stamps/stamp.ts";
import { Button } from "../ui/button.tsx";
import { useHold } from "./use-hold.ts";
import { useOwnStamp } from "./use-own-stamp.ts";
import css from "./been-here.module.css";

/** Draws a print. Loaded with the first one: a visitor has none. */
type Print = ComponentType<{
  readonly gemId: number;
  readonly press: Press;
  readonly className?: string | undefined;
}>;

/** Says that one has been at a gem's place: a seal, held and dragged on its button (docs/product.md §4, Stamps). */
export function BeenHere({ gemId, stamp }: { readonly gemId: number; readonly stamp: Stamp | null }) {
  const { shown, isWaiting, toggle } = useOwnStamp(gemId, stamp);
  const isPressed = shown !== null;
  const [preview, setPreview] = useState<Press | null>(null);
  const [Print, setPrint] = useState<Print | null>(null);
  const print = preview ?? shown;
  const load = useCallback(() => {
    import("./seal.tsx").then(
      ({ StampPrint }) => setPrint(() => StampPrint),
      // The button says what is pressed, also without the drawing.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (print !== null) load();
  }, [print, load]);
  const hold = useHold({
    onHold: (press) => !isPressed && setPreview(press),
    onRelease: (press) => {
      setPreview(null);
      toggle(press);
    },
    onCancel: () => setPreview(null),
  });
  return (
    <section className={css["strip"]} aria-labelledby="been-here">
      <span className={css["place"]}>
        {print !== null && Print !== null ? (
          <Print gemId={gemId} press={print} className={css["print"]} />
        ) : (
          <span aria-hidden="true" className={css["ring"]}>
            {messages.home.sheetNumber(gemId)}
          </span>
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
