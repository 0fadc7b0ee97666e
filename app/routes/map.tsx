import { useSearchParams } from "react-router";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { homeHero as sharedPrint } from "../../domain/pictures.ts";
import { pictureText } from "../../domain/picture-text.ts";
import { viewMap } from "../../server/views/map.ts";
import { appContext } from "../contexts.ts";
import { GemsByPlace } from "../map/gems-by-place.tsx";
import { MapSheet } from "../map/map-sheet.tsx";
import { useKnownGems } from "../shell/known-gems.ts";
import { pageMeta } from "../shell/page-meta.ts";
import { Downloads } from "../travel/downloads.tsx";
import type { Route } from "./+types/map";
import "../travel/print.css";
import css from "./map.module.css";

export const loader = ({ context }: Route.LoaderArgs) => ({
  gems: viewMap(),
  sharedAlt: pictureText(sharedPrint).alt,
  origin: context.get(appContext).config.baseUrl.origin,
});

export { keepDataAtSamePath as shouldRevalidate } from "../shell/keep-data.ts";

export const meta = ({ loaderData: { gems, sharedAlt, origin } }: Route.MetaArgs) =>
  pageMeta({
    title: messages.titles.page(messages.map.documentTitle),
    description: messages.map.description,
    path: paths.map(),
    image: sharedPrint,
    imageAlt: sharedAlt,
    origin,
    schema: {
      "@type": "ItemList",
      name: messages.map.list,
      itemListElement: gems.map(({ id, title }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        url: new URL(paths.gem(id), origin).href,
      })),
    },
  });

export default function MapPage({ loaderData: { gems } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  useKnownGems(gems);
  return (
    <div className={css["page"]}>
      <div className={css["head"]}>
        <h1 className={css["title"]}>{messages.map.title}</h1>
        <p className={css["lede"]}>{messages.map.lede}</p>
      </div>
      <div className={css["sheet"]}>
        <MapSheet gems={gems} label={messages.map.figure} />
      </div>
      <div className={css["list"]}>
        <GemsByPlace gems={gems} from={params.get("from")} />
        <Downloads address={paths.mapExport} />
      </div>
    </div>
  );
}
