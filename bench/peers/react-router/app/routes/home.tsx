import { catalogue } from "../../../../../domain/gems/catalogue.ts";
import { toCard } from "../../../../../domain/gems/gem.ts";
import * as messages from "../../../../../domain/site/messages.ts";
import { Notice } from "../../../shared/chrome.tsx";
import { hero } from "../../../shared/hero.ts";
import { HomePage } from "../../../shared/home-page.tsx";
import { LinkOfRouter } from "../link.tsx";
import { useSaves } from "../use-saves.ts";
import type { Route } from "./+types/home";

export const loader = () => ({ hero, gems: catalogue.map(toCard) });

export const meta = () => [
  { title: messages.titles.home },
  { name: "description", content: messages.site.description },
];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { saved, notice, toggle } = useSaves();
  return (
    <>
      <HomePage {...loaderData} saved={saved} onToggle={toggle} Link={LinkOfRouter} />
      <Notice text={notice} />
    </>
  );
}
