import { memo, useMemo } from "react";
import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { siteShare } from "../../domain/prints/site-share.ts";
import { gallerySchema } from "../photos/gallery-schema.ts";
import { Lightbox } from "../photos/lightbox.tsx";
import { useKnownGems } from "../shell/known-gems.ts";
import { PageMeta } from "../shell/page-meta.tsx";
import { PhotoGrid } from "../photos/photo-grid.tsx";
import { usePhoto, type OpenPhoto } from "../photos/use-photo.ts";
import type { PageProps } from "../page.ts";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import css from "./photos.module.css";

export default function PhotosPage({ loaderData: { series, origin } }: PageProps<"photos">) {
  useKnownGems(
    useMemo(
      () => series.map(({ gem, photos: [main] }) => ({ ...gem, ...(main && { image: main.image }) })),
      [series],
    ),
  );
  const photos = useMemo(
    () => series.flatMap((one) => one.photos.map((shown) => ({ ...shown, gem: one.gem }))),
    [series],
  );
  const open = usePhoto(photos.length, paths.photos);
  const { photo, press, isArrival } = open;
  return (
    <>
      <PageMeta
        title={messages.titles.page(messages.photos.title)}
        description={messages.descriptions.photos}
        path={paths.photos()}
        picture={siteShare}
        pictureAlt={messages.site.previewPicture}
        origin={origin}
        schema={gallerySchema(messages.photos.title, new URL(paths.photos(), origin).href, photos)}
      />
      <div className={css["page"]}>
        <div className={css["head"]}>
          <h1 className={css["title"]}>{messages.photos.title}</h1>
          <p className={css["lede"]}>{messages.photos.lede}</p>
        </div>
        <AllSeries series={series} isArrival={isArrival} onPress={press} />
      </div>
      {photo !== null && <Lightbox photos={photos} photo={photo} address={paths.photos} open={open} />}
    </>
  );
}

/** Memoised: it stays the same while the lightbox opens and closes. */
const AllSeries = memo(function AllSeries({
  series,
  isArrival,
  onPress,
}: {
  readonly series: PageProps<"photos">["loaderData"]["series"];
  /** Whether the visit began in the lightbox. */
  readonly isArrival: boolean;
  readonly onPress: OpenPhoto["press"];
}) {
  return (
    <div className={css["all"]}>
      {series.map((one, index) => (
        <section
          key={one.gem.id}
          className={one.photos.length === 1 ? css["single"] : css["series"]}
          aria-label={one.gem.title}
        >
          <div className={css["label"]}>
            <span className={css["number"]}>{messages.home.sheetNumber(one.gem.id)}</span>
            <h2 className={css["gem"]}>
              <Link className={css["link"]} to={paths.gem(one.gem.id)} {...prefetchOnIntent}>
                {one.gem.title}
              </Link>
            </h2>
            <span>{one.gem.location}</span>
          </div>
          <PhotoGrid
            photos={one.photos}
            address={paths.photos}
            look="series"
            mirrored={index % 2 === 1}
            first={index === 0 && !isArrival}
            onPress={onPress}
          />
        </section>
      ))}
    </div>
  );
});
