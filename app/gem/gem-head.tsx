import { useRef } from "react";
import type { Gem } from "../../domain/gems/gem.ts";
import type { Season } from "../../domain/gems/seasons.ts";
import { SaveButton } from "../saves/save-button.tsx";
import { GemSummary } from "./gem-summary.tsx";
import { ShareMenu } from "./share-menu.tsx";
import { useBottomBar } from "./use-bottom-bar.ts";
import css from "./gem-summary.module.css";

/** The head of a gem's page: title, place, the catalogue's rating, and the buttons. */
export function GemHead({
  gem,
  japaneseName,
  season,
  url,
}: {
  readonly gem: Gem;
  readonly japaneseName: string | null;
  readonly season: Season | null;
  readonly url: string;
}) {
  const actions = useRef<HTMLDivElement>(null);
  useBottomBar(actions);
  return (
    <GemSummary gem={gem} japaneseName={japaneseName} season={season}>
      {/* The place stays empty while the buttons are in the bar at the foot of the screen. */}
      <div ref={actions} className={css["actions-place"]}>
        <div className={css["actions"]}>
          <SaveButton gemId={gem.id} title={gem.title} />
          <ShareMenu title={gem.title} url={url} />
        </div>
      </div>
    </GemSummary>
  );
}
