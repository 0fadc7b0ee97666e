import { useCallback, useMemo } from "react";
import { data, Link } from "react-router";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { viewGemPhotos, type GemPhotosView } from "../../server/views/photos.ts";
import { gallerySchema } from "../photos/gallery-schema.ts";
import { gemNotFoundMeta } from "../prints/gem-meta.ts";
import { GemNotFound } from "../prints/gem-not-found.tsx";
import { GemTitle } from "../prints/gem-title.tsx";
import { Lightbox } from "../photos/lightbox.tsx";
import { useKnownGems, type KnownGem } from "../shell/known-gems.ts";
import { pageMeta } from "../shell/page-meta.ts";
import { PhotoGrid } from "../photos/photo-grid.tsx";
import { usePhoto } from "../photos/use-photo.ts";
import { hasViewTransitions } from "../ui/engine.ts";
import { buttonClass } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { appContext } from "../contexts.ts";
import { gemIdIn } from "../route-gem.ts";
import type { Route } from "./+types/gem-photos";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import css from "./gem-photos.module.css";

export function loader(args: Route.LoaderArgs) {
  const view = viewGemPhotos(gemIdIn(args, paths.gemPhotos));
  const { origin } = args.context.get(appContext).config.baseUrl;
  return data({ view, origin }, { status: view === null ? 404 : 200 });
}

export { keepDataAtSamePath as shouldRevalidate } from "../shell/keep-data.ts";

export function meta({ loaderData: { view, origin } }: Route.MetaArgs) {
  const [main] = view?.photos ?? [];
  if (view === null || main === undefined) return gemNotFoundMeta();
  const { id, title, location } = view.gem;
  return pageMeta({
    title: messages.titles.gemPhotos(title),
    description: messages.descriptions.gemPhotos(title, location),
    path: paths.gemPhotos(id),
    image: main.image,
    imageAlt: main.alt,
    origin,
    schema: gallerySchema(title, new URL(paths.gemPhotos(id), origin).href, view.photos),
  });
}

/** The gems that this page shows, for skeletons (app/shell/known-gems.ts). */
function gemsOf(view: GemPhotosView | null): readonly KnownGem[] {
  if (view === null) return [];
  const {
    gem,
    japaneseName,
    photos: [main],
  } = view;
  return [{ ...gem, japaneseName, ...(main && { image: main.image }) }];
}

export default function GemPhotosPage({ loaderData: { view } }: Route.ComponentProps) {
  useKnownGems(useMemo(() => gemsOf(view), [view]));
  return view === null ? <GemNotFound /> : <Gallery {...view} />;
}

function Gallery({ gem, japaneseName, photos }: GemPhotosView) {
  const address = useCallback((photo?: number) => paths.gemPhotos(gem.id, photo), [gem.id]);
  const { photo, pressed, press, isArrival } = usePhoto(photos.length, address);
  const sheets = photos.map((shown, index) => ({
    ...shown,
    sheet: [index + 1, photos.length] as const,
  }));
  return (
    <>
      <div className={css["page"]}>
        <div className={css["head"]}>
          <Link
            className={css["back"]}
            to={paths.gem(gem.id)}
            viewTransition={hasViewTransitions()}
            {...prefetchOnIntent}
          >
            <Icon name="left" />
            {messages.photos.toGem}
          </Link>
          <GemTitle title={gem.title} />
          <p className={css["place"]}>
            {japaneseName !== null && <span lang="ja">{japaneseName}</span>}
            {messages.gem.location(gem.location)}
          </p>
        </div>
        <PhotoGrid photos={photos} address={address} look="wall" first={!isArrival} onPress={press} />
        <Link
          className={buttonClass("outline")}
          to={paths.photos()}
          viewTransition={hasViewTransitions()}
          {...prefetchOnIntent}
        >
          {messages.photos.ofAllGems}
        </Link>
      </div>
      {photo !== null && <Lightbox photos={sheets} photo={photo} address={address} pressed={pressed} />}
    </>
  );
}
