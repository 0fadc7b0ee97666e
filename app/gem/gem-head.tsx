import { useRef } from "react";
import type { Gem } from "../../domain/gem.ts";
import * as messages from "../../domain/messages.ts";
import type { Season } from "../../domain/seasons.ts";
import { GemTitle } from "../prints/gem-title.tsx";
import { SaveButton } from "../saves/save-button.tsx";
import { SeasonSeal } from "./season-seal.tsx";
import { ShareMenu } from "./share-menu.tsx";
import { Stars } from "../ui/stars.tsx";
import { useBottomBar } from "./use-bottom-bar.ts";
import css from "./gem-head.module.css";

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
    <div className={css["head"]}>
      {japaneseName !== null && (
        <p className={css["japanese"]} lang="ja">
          {japaneseName}
          {season !== null && <SeasonSeal season={season} />}
        </p>
      )}
      <p className={css["place"]}>
        <span className={css["number"]}>{messages.home.sheetNumber(gem.id)}</span>
        {messages.gem.location(gem.location)}
      </p>
      <div className={css["words"]}>
        <GemTitle title={gem.title} />
        <dl className={css["mark"]}>
          <dt className={css["whose"]}>{messages.gem.catalogueRating}</dt>
          <dd className={css["hint"]}>{messages.gem.catalogueRatingHint}</dd>
          <dd className={css["value"]}>
            <Stars value={gem.rating} />
            <b>{messages.reviews.mean(gem.rating)}</b>
          </dd>
          <dd>{messages.gem.reviewCount(gem.reviews)}</dd>
        </dl>
        {/* The place stays when the actions move into the bar at the foot of the screen. */}
        <div ref={actions} className={css["actions-place"]}>
          <div className={css["actions"]}>
            <SaveButton gemId={gem.id} title={gem.title} />
            <ShareMenu title={gem.title} url={url} />
          </div>
        </div>
      </div>
    </div>
  );
}
