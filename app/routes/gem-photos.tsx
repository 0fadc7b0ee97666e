import { useCallback, useMemo } from "react";
import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { sharePicture } from "../../domain/prints/picture-set.ts";
import { gallerySchema } from "../photos/gallery-schema.ts";
import { GemNotFound } from "../prints/gem-not-found.tsx";
import { GemTitle } from "../prints/gem-title.tsx";
import { Lightbox } from "../photos/lightbox.tsx";
import { useKnownGems, type KnownGem } from "../shell/known-gems.ts";
import { PageMeta } from "../shell/page-meta.tsx";
import { PhotoGrid } from "../photos/photo-grid.tsx";
import { usePhoto } from "../photos/use-photo.ts";
import { buttonClass } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { PageProps } from "../page.ts";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import css from "./gem-photos.module.css";

type View = PageProps<"gemPhotos">["loaderData"]["view"];

/** The gems that this page shows, for skeletons (app/shell/known-gems.ts). */
function gemsOf(view: View): readonly KnownGem[] {
  if (view === null) return [];
  const {
    gem,
    japaneseName,
    photos: [main],
  } = view;
  return [{ ...gem, japaneseName, ...(main && { image: main.image }) }];
}

export default function GemPhotosPage({ loaderData: { view, origin } }: PageProps<"gemPhotos">) {
  useKnownGems(useMemo(() => gemsOf(view), [view]));
  if (view === null) return <GemNotFound />;
  const [main] = view.photos;
  const { id, title, location } = view.gem;
  return (
    <>
      {main !== undefined && (
        <PageMeta
          title={messages.titles.gemPhotos(title)}
          description={messages.descriptions.gemPhotos(title, location)}
          path={paths.gemPhotos(id)}
          picture={sharePicture(main.image)}
          pictureAlt={main.alt}
          origin={origin}
          schema={gallerySchema(title, new URL(paths.gemPhotos(id), origin).href, view.photos)}
        />
      )}
      <Gallery {...view} />
    </>
  );
}

function Gallery({ gem, japaneseName, photos }: NonNullable<View>) {
  const address = useCallback((photo?: number) => paths.gemPhotos(gem.id, photo), [gem.id]);
  const open = usePhoto(photos.length, address);
  const { photo, press, isArrival } = open;
  return (
    <>
      <div className={css["page"]}>
        <div className={css["head"]}>
          <Link className={css["back"]} to={paths.gem(gem.id)} {...prefetchOnIntent}>
            <Icon name="left" />
            {messages.photos.toGem}
          </Link>
          <GemTitle title={gem.title} />
          <p className={css["place"]}>
            <span lang="ja">{japaneseName}</span>
            {messages.gemPage.location(gem.location)}
          </p>
        </div>
        <PhotoGrid photos={photos} address={address} look="wall" first={!isArrival} onPress={press} />
        <Link className={buttonClass("outline")} to={paths.photos()} {...prefetchOnIntent}>
          {messages.photos.allGems}
        </Link>
      </div>
      {photo !== null && <Lightbox photos={photos} photo={photo} address={address} open={open} />}
    </>
  );
}
