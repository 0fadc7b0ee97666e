import { printSubject } from "../../domain/gems/gallery.ts";
import { neighbours } from "../../domain/prints/lightbox.ts";
import * as messages from "../../domain/site/messages.ts";
import { isUpright } from "../../domain/prints/picture-set.ts";
import { Icon } from "../ui/icon.tsx";
import { ActionLink } from "../shell/action-link.tsx";
import { Picture } from "../shell/picture.tsx";
import { LightboxCaption, type LightboxPhoto } from "./lightbox-caption.tsx";
import { usePreload } from "./use-preload.ts";
import { useSwipe } from "./use-swipe.ts";
import { useLightbox } from "./use-lightbox.ts";
import type { OpenPhoto } from "./use-photo.ts";
import css from "./lightbox.module.css";

/** The `sizes` of the print: the height between the bars, or the width of the screen. */
const sizesOf = (image: string) => (isUpright(image) ? "min(100vw, 75vh)" : "min(100vw, 133vh)");

/**
 * One photo on the whole screen (docs/product.md §2). Its buttons are links, so that everything works without
 * JavaScript. They name their keys: a key that is pressed before hydration presses its link afterwards.
 * @param photo the number in the address, from 1.
 * @param address the address of the gallery, with or without a photo.
 */
export function Lightbox({
  photos,
  photo,
  address,
  open,
}: {
  readonly photos: readonly LightboxPhoto[];
  readonly photo: number;
  readonly address: (photo?: number) => string;
  readonly open: OpenPhoto;
}) {
  const total = photos.length;
  const { turned, step } = open;
  const { dialog, close, onCancel, onClose, onLeave } = useLightbox(open);
  const { zoomed, handlers } = useSwipe(step);
  const { previous, next } = neighbours(photo, total);
  usePreload([photos[next - 1]?.image, photos[previous - 1]?.image], sizesOf);

  const shown = photos[photo - 1];
  if (shown === undefined) return null;
  const { alt } = shown;
  return (
    <dialog
      ref={dialog}
      open
      className={`${css["lightbox"]} ${isUpright(shown.image) ? css["upright"] : ""}`}
      aria-label={messages.photos.lightbox}
      onCancel={onCancel}
      onClose={onClose}
    >
      <p className={css["counter"]} aria-live="polite">
        <span>{messages.photos.counter(photo, total)}</span>{" "}
        <span className="visually-hidden">{printSubject(alt)}</span>
      </p>
      <ActionLink
        className={`${css["button"]} ${css["close"]}`}
        aria-label={messages.photos.close}
        aria-keyshortcuts="Escape"
        to={address()}
        onPress={close}
      >
        <Icon name="close" />
      </ActionLink>
      <ActionLink
        className={`${css["button"]} ${css["previous"]}`}
        aria-label={messages.photos.previous}
        aria-keyshortcuts="ArrowLeft"
        to={address(previous)}
        onPress={() => step("previous")}
      >
        <Icon name="left" />
      </ActionLink>
      <figure className={`${css["stage"]} ${zoomed ? css["zoomed"] : ""}`} {...handlers}>
        <Picture
          key={shown.image}
          image={shown.image}
          alt={alt}
          sizes={sizesOf(shown.image)}
          className={`${css["print"]} ${turned === null ? "" : css[`${turned}-photo`]}`}
          first
        />
        <LightboxCaption photo={shown} onLeave={onLeave} />
      </figure>
      <ActionLink
        className={`${css["button"]} ${css["next"]}`}
        aria-label={messages.photos.next}
        aria-keyshortcuts="ArrowRight"
        to={address(next)}
        onPress={() => step("next")}
      >
        <Icon name="right" />
      </ActionLink>
    </dialog>
  );
}
