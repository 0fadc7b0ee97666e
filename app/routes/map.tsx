import { useSearchParams } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { siteShare } from "../../domain/prints/site-share.ts";
import { GemsByPlace } from "../map/gems-by-place.tsx";
import { MapSheet } from "../map/map-sheet.tsx";
import { useKnownGems } from "../shell/known-gems.ts";
import { PageMeta } from "../shell/page-meta.tsx";
import { Downloads } from "../travel/downloads.tsx";
import { KeepLink } from "../travel/keep-link.tsx";
import { buttonClass } from "../ui/button.tsx";
import type { PageProps } from "../page.ts";
import "../travel/print.css";
import css from "./map.module.css";

export default function MapPage({ loaderData: { gems, origin } }: PageProps<"map">) {
  const [params] = useSearchParams();
  useKnownGems(gems);
  return (
    <div className={css["page"]}>
      <PageMeta
        title={messages.titles.page(messages.map.documentTitle)}
        description={messages.map.description}
        path={paths.map()}
        picture={siteShare}
        pictureAlt={messages.site.previewPicture}
        origin={origin}
        schema={{
          "@type": "ItemList",
          name: messages.map.list,
          itemListElement: gems.map(({ id, title }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: title,
            url: new URL(paths.gem(id), origin).href,
          })),
        }}
      />
      <div className={css["head"]}>
        <h1 className={css["title"]}>{messages.map.title}</h1>
        <p className={css["lede"]}>{messages.map.lede}</p>
      </div>
      <div className={css["sheet"]}>
        <MapSheet gems={gems} label={messages.map.figure} />
      </div>
      <div className={css["list"]}>
        <GemsByPlace gems={gems} from={params.get("from")} />
        <div className={css["keep"]}>
          <Downloads address={paths.mapExport} />
          <KeepLink className={buttonClass("outline")} />
        </div>
      </div>
    </div>
  );
}
