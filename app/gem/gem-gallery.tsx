import { Link } from "react-router";
import type { DetailPhoto } from "../../domain/gems/gallery.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { isUpright } from "../../domain/prints/picture-set.ts";
import type { PictureText } from "../../domain/prints/picture.ts";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../shell/picture.tsx";
import { photoLinkId, type LightboxState } from "../prints/lightbox-history.ts";
import { PrintLine } from "./print-line.tsx";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import css from "./gem-gallery.module.css";

/** A photo of a gem's page, with its gem. */
interface GemPhoto {
  readonly gemId: number;
  readonly photo: DetailPhoto & PictureText;
  /** The number of the gem's photos. */
  readonly total: number;
}

/** The main print, as large as the screen allows, with its title below. */
export const MainPrint = (main: GemPhoto) => (
  <Print {...main} className="main" sizes="(width < 60rem) 100vw, 62vw" first />
);

/**
 * The other prints. On a phone they are one strip to swipe, between the paragraphs. In a wider window the first of them
 * stands there alone, as large as the text allows, and the others in a row after the text.
 */
export function OtherPrints({
  gemId,
  photos: [first, ...more],
  total,
}: Pick<GemPhoto, "gemId" | "total"> & { readonly photos: readonly GemPhoto["photo"][] }) {
  return (
    <div className={css["prints"]}>
      {first && <PrintAmongText gemId={gemId} photo={first} total={total} />}
      <MorePrints gemId={gemId} photos={more} total={total} />
    </div>
  );
}

/** A print between the paragraphs, never larger than the main one. */
const PrintAmongText = (among: GemPhoto) => (
  <Print
    {...among}
    className="among"
    sizes={
      isUpright(among.photo.image)
        ? "(width < 40rem) 41vw, (width < 60rem) 57vw, 35vw"
        : "(width < 40rem) 72vw, (width < 60rem) 92vw, (width < 105rem) 57vw, 62rem"
    }
  />
);

const uprightClass = (image: string) => (isUpright(image) ? css["upright"] : "");

function Print({
  className,
  sizes,
  first = false,
  ...photo
}: GemPhoto & {
  readonly className: "main" | "among";
  readonly sizes: string;
  readonly first?: boolean;
}) {
  const { image, title, season } = photo.photo;
  return (
    <figure className={`${css[className]} ${uprightClass(image)}`}>
      <PhotoLink {...photo} sizes={sizes} first={first} />
      <figcaption className={css["caption"]}>
        <PrintLine title={title} season={season} />
      </figcaption>
    </figure>
  );
}

/** The prints that are left, and at the end a link to the gallery. */
function MorePrints({
  gemId,
  photos,
  total,
}: Pick<GemPhoto, "gemId" | "total"> & { readonly photos: readonly GemPhoto["photo"][] }) {
  return (
    <ul className={css["strip"]} aria-label={messages.gemPage.photos}>
      {photos.map((photo) => (
        <li key={photo.place} className={`${css["tile"]} ${uprightClass(photo.image)}`}>
          <PhotoLink
            gemId={gemId}
            photo={photo}
            total={total}
            sizes={
              isUpright(photo.image)
                ? "(width < 40rem) 41vw, (width < 60rem) 24vw, (width < 105rem) 15vw, 16rem"
                : "(width < 40rem) 72vw, (width < 60rem) 42vw, (width < 105rem) 26vw, 27rem"
            }
          />
          <p className={css["caption"]}>
            <PrintLine title={photo.title} season={photo.season} />
          </p>
        </li>
      ))}
      <li className={css["tile"]}>
        <Link className={css["all"]} to={paths.gemPhotos(gemId)} {...prefetchOnIntent}>
          {messages.gemPage.allPhotos}
          <Icon name="right" />
        </Link>
      </li>
    </ul>
  );
}

function PhotoLink({
  gemId,
  photo: { image, alt, photo, place },
  total,
  sizes,
  first = false,
}: GemPhoto & { readonly sizes: string; readonly first?: boolean }) {
  const state: LightboxState = { opener: place };
  return (
    <Link
      id={photoLinkId(place)}
      className={css["link"]}
      aria-label={messages.gemPage.photoOf(place, total)}
      to={paths.gemPhotos(gemId, photo)}
      state={state}
      {...prefetchOnIntent}
    >
      <Picture image={image} alt={alt} sizes={sizes} first={first} className={css["print"] ?? ""} />
    </Link>
  );
}
