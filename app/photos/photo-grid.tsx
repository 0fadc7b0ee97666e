import { memo } from "react";
import { printSubject, type GalleryPhoto } from "../../domain/gems/gallery.ts";
import * as messages from "../../domain/site/messages.ts";
import { isUpright } from "../../domain/prints/picture-set.ts";
import type { PictureText } from "../../domain/prints/picture.ts";
import { ActionLink } from "../shell/action-link.tsx";
import { Picture } from "../shell/picture.tsx";
import { photoLinkId } from "../prints/lightbox-history.ts";
import type { OpenPhoto } from "./use-photo.ts";
import css from "./photo-grid.module.css";

type Look = "series" | "wall";

/**
 * Prints on paper mounts, each a link that opens it in the lightbox. The links are in the order in which the lightbox
 * turns. The layout puts the first upright print beside the first print, with the same height; further ones come last.
 * @param address the address of the gallery with a photo.
 * @param look `series`: one large print and small ones beside it; `wall`: two large prints and three below, with titles.
 * @param mirrored whether a series has its large print on the right.
 * @param first whether the grid is at the top of the page, so that its first print is fetched at once.
 * @param onPress opens a photo.
 */
export const PhotoGrid = memo(function PhotoGrid({
  photos,
  address,
  look,
  mirrored = false,
  first = false,
  onPress,
}: {
  readonly photos: readonly (GalleryPhoto & PictureText)[];
  readonly address: (photo: number) => string;
  readonly look: Look;
  readonly mirrored?: boolean;
  readonly first?: boolean;
  readonly onPress: OpenPhoto["press"];
}) {
  const [beside, ...uprights] = photos.filter(({ image }) => isUpright(image));
  const others = photos.filter(({ image }) => !isUpright(image));
  const mixed = beside !== undefined;
  const laidOut = mixed ? [...others.slice(0, 1), beside, ...others.slice(1), ...uprights] : others;
  return (
    <ul
      className={`${css["grid"]} ${css[look]} ${mixed ? css["mixed"] : ""} ${mirrored ? css["mirrored"] : ""}`}
    >
      {photos.map((shown) => {
        const { image, alt, photo } = shown;
        const place = laidOut.indexOf(shown) + 1;
        return (
          <Print
            key={photo}
            image={image}
            alt={alt}
            title={look === "wall" ? shown.title : undefined}
            season={shown.season}
            photo={photo}
            place={place}
            to={address(photo)}
            sizes={sizesOf(image, place, look, mixed)}
            first={first && place === 1}
            last={shown === photos.at(-1)}
            onPress={onPress}
          />
        );
      })}
    </ul>
  );
});

/** Memoised: it stays the same while the lightbox goes from photo to photo. */
const Print = memo(function Print({
  image,
  alt,
  title,
  season,
  photo,
  place,
  to,
  sizes: width,
  first,
  last,
  onPress,
}: GalleryPhoto &
  Pick<PictureText, "alt"> & {
    /** Shown below it with its season, where the prints have titles. */
    readonly title: string | undefined;
    /** Its 1-based place in the layout. */
    readonly place: number;
    readonly to: string;
    readonly sizes: string;
    readonly first: boolean;
    readonly last: boolean;
    readonly onPress: OpenPhoto["press"];
  }) {
  return (
    <li
      className={`${css["mount"]} ${isUpright(image) ? css["upright"] : ""}`}
      data-place={place}
      data-last={last ? "" : undefined}
    >
      <ActionLink
        id={photoLinkId(photo)}
        className={css["link"]}
        aria-label={messages.photos.open(photo, printSubject(alt))}
        to={to}
        onPress={({ currentTarget }) => onPress(photo, currentTarget.getBoundingClientRect())}
      >
        <Picture image={image} alt={alt} sizes={width} first={first} />
      </ActionLink>
      {title !== undefined && (
        <p className={css["caption"]}>
          <cite className={css["title"]}>{title}</cite>
          {season !== undefined && <span>{messages.seasons[season].name}</span>}
        </p>
      )}
    </li>
  );
});

/** The widths of prints that share a row, for `sizes`. */
const widths = {
  twoThirds: "(width < 105rem) 60vw, 61rem",
  half: "(width < 105rem) 46vw, 48rem",
  third: "(width < 105rem) 33vw, 34rem",
  quarter: "(width < 105rem) 23vw, 24rem",
};

function widthOf(image: string, place: number, look: Look, mixed: boolean): keyof typeof widths {
  if (isUpright(image)) return place === 2 ? "third" : "quarter";
  if (mixed) return place === 1 ? "twoThirds" : "third";
  if (look === "wall") return place <= 2 ? "half" : "third";
  return place === 1 ? "half" : "quarter";
}

/** Whether a print has a row of its own on a phone; in a mixed series the last of five has. */
const isAlone = (place: number, look: Look, mixed: boolean) =>
  place === 1 || look === "wall" || (mixed && place === 5);

/** The `sizes` attribute of a print, by its place in the layout. */
const sizesOf = (image: string, place: number, look: Look, mixed: boolean) =>
  `(width < 48rem) ${isAlone(place, look, mixed) ? 92 : 48}vw, ${widths[widthOf(image, place, look, mixed)]}`;
