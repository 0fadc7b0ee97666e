import { data } from "react-router";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { pictureText } from "../../domain/picture-text.ts";
import { viewDriverCard } from "../../server/views/driver-card.ts";
import { appContext } from "../contexts.ts";
import { gemNotFoundMeta } from "../prints/gem-meta.ts";
import { GemNotFound } from "../prints/gem-not-found.tsx";
import { pageMeta } from "../shell/page-meta.ts";
import { DriverCard } from "../travel/driver-card.tsx";
import { gemIdIn } from "../route-gem.ts";
import type { Route } from "./+types/driver-card";

export function loader(args: Route.LoaderArgs) {
  const view = viewDriverCard(gemIdIn(args, paths.driverCard));
  const { origin } = args.context.get(appContext).config.baseUrl;
  const imageAlt = view === null ? "" : pictureText(view.gem.image).alt;
  return data({ view, imageAlt, origin }, { status: view === null ? 404 : 200 });
}

/** Not for search engines: the gem's page has the same content. */
export const meta = ({ loaderData: { view, imageAlt, origin } }: Route.MetaArgs) =>
  view === null
    ? gemNotFoundMeta()
    : pageMeta({
        title: messages.titles.page(messages.driverCard.title(view.gem.title)),
        description: messages.driverCard.description(view.gem.title, view.gem.location),
        path: paths.driverCard(view.gem.id),
        image: view.gem.image,
        imageAlt,
        origin,
        indexed: false,
      });

export default function DriverCardPage({ loaderData: { view } }: Route.ComponentProps) {
  return view === null ? <GemNotFound /> : <DriverCard {...view} />;
}
