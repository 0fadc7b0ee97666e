import { useRef, type ReactNode } from "react";
import type { BestSeason, GemOnPage } from "../../domain/gems/gem.ts";
import { PageLinks } from "../shell/page-links.tsx";
import { SaveButton } from "../saves/save-button.tsx";
import { GemSummary } from "./gem-summary.tsx";
import { ShareMenu } from "./share-menu.tsx";
import { useBottomBar } from "./use-bottom-bar.ts";
import css from "./gem-summary.module.css";

/**
 * The head of a gem's page: title, place, the catalogue's rating, and the buttons.
 * @param glance the answers at a glance.
 */
export function GemHead({
  gem,
  japaneseName,
  season,
  url,
  glance,
}: {
  readonly gem: GemOnPage;
  readonly japaneseName: string;
  readonly season: BestSeason;
  readonly url: string;
  readonly glance: ReactNode;
}) {
  const actions = useRef<HTMLDivElement>(null);
  useBottomBar(actions);
  return (
    <GemSummary gem={gem} japaneseName={japaneseName} season={season} glance={glance}>
      {/* The place stays empty while the buttons are in the bar at the foot of the screen. */}
      <div ref={actions} className={css["actions-place"]}>
        <div className={css["actions"]}>
          <SaveButton gemId={gem.id} title={gem.title} />
          <ShareMenu title={gem.title} url={url} />
          <span className={css["links"]}>
            <PageLinks />
          </span>
        </div>
      </div>
    </GemSummary>
  );
}
