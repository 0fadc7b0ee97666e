import { memo } from "react";
import { whatItShows, type GalleryPhoto } from "../../domain/gallery.ts";
import * as messages from "../../domain/messages.ts";
import type { PictureText } from "../../domain/picture.ts";
import { ActionLink } from "../shell/action-link.tsx";
import { mountClass, Picture } from "../shell/picture.tsx";
import { photoLinkId, type LightboxState } from "../prints/lightbox-history.ts";
import css from "./photo-grid.module.css";

/**
 * Prints on paper, each a button that opens it in the lightbox.
 * @param address the gallery's address with a photo.
 * @param look `series`: one large and the others small beside it; `wall`: two large, three below.
 * @param mirrored a series with its large print on the right.
 * @param first whether the first print greets the visitor.
 */
export function PhotoGrid({
  photos,
  address,
  look,
  mirrored = false,
  first = false,
}: {
  readonly photos: readonly (GalleryPhoto & PictureText)[];
  readonly address: (photo: number) => string;
  readonly look: "series" | "wall";
  readonly mirrored?: boolean;
  readonly first?: boolean;
}) {
  return (
    <ul className={`${css["grid"]} ${css[look]} ${mirrored ? css["mirrored"] : ""}`}>
      {photos.map(({ image, alt, photo }, index) => (
        <Print
          key={photo}
          image={image}
          alt={alt}
          photo={photo}
          to={address(photo)}
          sizes={sizes[look][index < largePrints[look] ? "large" : "small"]}
          first={first && index === 0}
        />
      ))}
    </ul>
  );
}

/** Kept as it is while the page turns from photo to photo. */
const Print = memo(function Print({
  image,
  alt,
  photo,
  to,
  sizes: width,
  first,
}: GalleryPhoto &
  Pick<PictureText, "alt"> & { readonly to: string; readonly sizes: string; readonly first: boolean }) {
  return (
    <li className={`${mountClass} ${css["mount"]}`}>
      <ActionLink
        id={photoLinkId(photo)}
        className={css["link"]}
        aria-label={messages.photos.open(photo, whatItShows(alt))}
        to={to}
        state={{ opener: photo } satisfies LightboxState}
        viewTransition
      >
        <Picture image={image} alt={alt} sizes={width} first={first} />
      </ActionLink>
    </li>
  );
});

/** How wide a large and a small print of a gallery stand. */
const sizes = {
  series: {
    large: "(width < 48rem) 92vw, (width < 90rem) 46vw, 42rem",
    small: "(width < 48rem) 46vw, (width < 90rem) 23vw, 21rem",
  },
  wall: {
    large: "(width < 48rem) 92vw, (width < 90rem) 46vw, 42rem",
    small: "(width < 48rem) 92vw, (width < 90rem) 30vw, 28rem",
  },
} as const;
const largePrints = { series: 1, wall: 2 } as const;
