import { useSearchParams } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { sharePicture } from "../../domain/prints/picture-set.ts";
import { paths } from "../../domain/site/paths.ts";
import { readGemList } from "../../domain/travel/gem-list.ts";
import { MapSheet } from "../map/map-sheet.tsx";
import { GemNotFound } from "../prints/gem-not-found.tsx";
import { PageMeta } from "../shell/page-meta.tsx";
import { GemList } from "../travel/gem-list.tsx";
import type { PageProps } from "../page.ts";

export default function GemListPage({ loaderData: { gems: sent, origin } }: PageProps<"list">) {
  const [params] = useSearchParams();
  // Our server sends the gems of the address; a copy has all.
  const gems = readGemList(params, sent ?? []);
  const [first] = gems;
  if (first === undefined) return <GemNotFound hint={messages.gemList.empty} />;
  const map = <MapSheet gems={gems} label={messages.map.figureOf(gems.length)} seals="stops" />;
  return (
    <>
      {/* Not for search engines: the number of lists is unlimited, and each gem has its own page. */}
      <PageMeta
        title={messages.titles.page(messages.gemList.title(gems.length))}
        description={messages.gemList.description(gems.map(({ title }) => title))}
        path={paths.list(gems.map(({ id }) => id))}
        picture={sharePicture(first.image)}
        pictureAlt={first.imageAlt}
        origin={origin}
        indexed={false}
      />
      <GemList gems={gems} origin={origin} map={map} />
    </>
  );
}
