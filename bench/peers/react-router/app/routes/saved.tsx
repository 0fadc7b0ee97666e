import { catalogue } from "../../../../../domain/gems/catalogue.ts";
import { toCard } from "../../../../../domain/gems/gem.ts";
import * as messages from "../../../../../domain/site/messages.ts";
import { Notice } from "../../../shared/chrome.tsx";
import { GemCard } from "../../../shared/gem-card.tsx";
import { personOf } from "../../../shared/store.ts";
import { LinkOfRouter } from "../link.tsx";
import { useSaves } from "../use-saves.ts";
import type { Route } from "./+types/saved";

export function loader({ request }: Route.LoaderArgs) {
  const saved = personOf(request.headers.get("Cookie"))?.saved ?? [];
  return { gems: catalogue.filter(({ id }) => saved.includes(id)).map(toCard) };
}

export const meta = () => [{ title: messages.savedPage.title }];

export default function Saved({ loaderData: { gems } }: Route.ComponentProps) {
  const { saved, notice, toggle } = useSaves();
  return (
    <main>
      <h1>{messages.savedPage.title}</h1>
      <div className="grid">
        {gems.map((gem) => (
          <GemCard
            key={gem.id}
            gem={gem}
            isSaved={saved.includes(gem.id)}
            onToggle={toggle}
            Link={LinkOfRouter}
          />
        ))}
      </div>
      <Notice text={notice} />
    </main>
  );
}
