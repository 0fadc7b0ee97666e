import { data } from "react-router";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { pictureText } from "../../domain/picture-text.ts";
import { viewGemList } from "../../server/views/gem-list.ts";
import { appContext } from "../contexts.ts";
import { MapSheet } from "../map/map-sheet.tsx";
import { gemNotFoundMeta } from "../prints/gem-meta.ts";
import { GemNotFound } from "../prints/gem-not-found.tsx";
import { pageMeta } from "../shell/page-meta.ts";
import { GemList } from "../travel/gem-list.tsx";
import type { Route } from "./+types/gem-list";

export function loader({ url, context }: Route.LoaderArgs) {
  const gems = viewGemList(url);
  const { origin } = context.get(appContext).config.baseUrl;
  const imageAlt = gems === null ? "" : pictureText(gems[0].image).alt;
  return data({ gems, imageAlt, origin }, { status: gems === null ? 404 : 200 });
}

/** Not for search engines: the number of lists is unlimited, and each gem has its own page. */
export const meta = ({ loaderData: { gems, imageAlt, origin } }: Route.MetaArgs) =>
  gems === null
    ? gemNotFoundMeta()
    : pageMeta({
        title: messages.titles.page(messages.gemList.title(gems.length)),
        description: messages.gemList.description(gems.map(({ title }) => title)),
        path: paths.list(gems.map(({ id }) => id)),
        image: gems[0].image,
        imageAlt,
        origin,
        indexed: false,
      });

export default function GemListPage({ loaderData: { gems, origin } }: Route.ComponentProps) {
  if (gems === null) return <GemNotFound />;
  const placed = gems.flatMap(({ position, ...gem }) => (position === null ? [] : [{ ...gem, position }]));
  const map = <MapSheet gems={placed} label={messages.map.figureOf(placed.length)} seals="stops" />;
  return <GemList gems={gems} origin={origin} map={map} />;
}
