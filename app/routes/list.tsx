import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { MapSheet } from "../map/map-sheet.tsx";
import { GemNotFound } from "../prints/gem-not-found.tsx";
import { PageMeta } from "../shell/page-meta.tsx";
import { GemList } from "../travel/gem-list.tsx";
import type { PageProps } from "../page.ts";

export default function GemListPage({ loaderData: { gems, imageAlt, origin } }: PageProps<"list">) {
  if (gems === null) return <GemNotFound />;
  const placed = gems.flatMap(({ position, ...gem }) => (position === null ? [] : [{ ...gem, position }]));
  const map = <MapSheet gems={placed} label={messages.map.figureOf(placed.length)} seals="stops" />;
  return (
    <>
      {/* Not for search engines: the number of lists is unlimited, and each gem has its own page. */}
      <PageMeta
        title={messages.titles.page(messages.gemList.title(gems.length))}
        description={messages.gemList.description(gems.map(({ title }) => title))}
        path={paths.list(gems.map(({ id }) => id))}
        image={gems[0].image}
        imageAlt={imageAlt}
        origin={origin}
        indexed={false}
      />
      <GemList gems={gems} origin={origin} map={map} />
    </>
  );
}
