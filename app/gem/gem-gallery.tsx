import { Link } from "react-router";
import type { DetailPhoto } from "../../domain/gallery.ts";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { pictureText } from "../../domain/picture-text.ts";
import { Icon } from "../ui/icon.tsx";
import { mountClass, Picture } from "../shell/picture.tsx";
import { photoLinkId, type LightboxState } from "../prints/lightbox-history.ts";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import css from "./gem-gallery.module.css";

interface Gallery {
  readonly gemId: number;
  /** As `detailPhotos` has them, the main one first. */
  readonly photos: readonly DetailPhoto[];
}

/**
 * The main print as a sheet: paper around it, its Japanese name in the margin as the old printers set it, and the
 * caption below.
 */
export function MainPrint({
  gemId,
  photos,
  japaneseName,
}: Gallery & { readonly japaneseName: string | null }) {
  const [main] = photos;
  if (main === undefined) return null;
  const { caption } = pictureText(main.image);
  return (
    <figure className={css["sheet"]}>
      <PhotoLink
        gemId={gemId}
        photo={main}
        total={photos.length}
        sizes="(width < 60rem) 92vw, (width < 90rem) 56vw, 52rem"
        first
      />
      {japaneseName !== null && (
        <p className={css["name"]} lang="ja">
          {japaneseName}
        </p>
      )}
      {caption !== null && <figcaption className={css["caption"]}>{caption}</figcaption>}
    </figure>
  );
}

/** The four small prints, and the way to the gallery. */
export function SmallPrints({ gemId, photos }: Gallery) {
  return (
    <div className={css["more"]}>
      <ul className={css["small"]} aria-label={messages.gem.photos}>
        {photos.slice(1).map((photo) => (
          <li key={photo.place} className={mountClass}>
            <PhotoLink
              gemId={gemId}
              photo={photo}
              total={photos.length}
              sizes="(width < 90rem) 23vw, 20rem"
            />
          </li>
        ))}
      </ul>
      <Link className={css["all"]} to={paths.gemPhotos(gemId)} {...prefetchOnIntent}>
        {messages.gem.allPhotos}
        <Icon name="right" />
      </Link>
    </div>
  );
}

function PhotoLink({
  gemId,
  photo: { image, photo, place },
  total,
  sizes,
  first = false,
}: {
  readonly gemId: number;
  readonly photo: DetailPhoto;
  readonly total: number;
  readonly sizes: string;
  readonly first?: boolean;
}) {
  const state: LightboxState = { opener: place };
  return (
    <Link
      id={photoLinkId(place)}
      className={css["link"]}
      aria-label={messages.gem.photoOf(place, total)}
      to={paths.gemPhotos(gemId, photo)}
      state={state}
      {...prefetchOnIntent}
    >
      <Picture image={image} alt={pictureText(image).alt} sizes={sizes} first={first} />
    </Link>
  );
}
