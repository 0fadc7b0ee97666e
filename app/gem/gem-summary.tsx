import type { ReactNode } from "react";
import type { BestSeason, Gem } from "../../domain/gems/gem.ts";
import * as messages from "../../domain/site/messages.ts";
import { GemTitle } from "../prints/gem-title.tsx";
import { Stars } from "../ui/stars.tsx";
import { SeasonSeal } from "./season-seal.tsx";
import css from "./gem-summary.module.css";

/** An empty place as wide as a Japanese name. */
const unknownName = "\u3000";

/**
 * The beginning of a gem's page: title, place, Japanese name and the catalogue's rating. What is not known yet has an
 * empty place.
 * @param japaneseName null when it is not known yet.
 * @param glance the answers at a glance; null when they are not known yet.
 * @param children the buttons, or their empty place.
 */
export function GemSummary({
  gem: { id, title, location, rating, reviews },
  japaneseName,
  season,
  glance,
  children,
}: {
  readonly gem: Pick<Gem, "id" | "title" | "location"> & Partial<Pick<Gem, "rating" | "reviews">>;
  readonly japaneseName: string | null;
  readonly season: BestSeason;
  readonly glance: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={css["head"]}>
      <p className={css["japanese"]} lang="ja">
        <span data-characters={(japaneseName ?? unknownName).length}>{japaneseName ?? unknownName}</span>
        <span className={css["season"]}>
          <SeasonSeal season={season} />
          <span className={css["season-name"]} lang="en">
            {messages.seasons[season].name}
          </span>
        </span>
      </p>
      <p className={css["place"]}>
        <span className={css["number"]}>{messages.home.sheetNumber(id)}</span>
        {messages.gemPage.location(location)}
      </p>
      <div className={css["words"]}>
        <GemTitle title={title} />
        <div className={css["glance"]}>{glance}</div>
        {children}
        <Rating rating={rating ?? 0} reviews={reviews ?? 0} />
      </div>
    </div>
  );
}

/** The catalogue's rating; 0 when it is not known yet. */
function Rating({ rating, reviews }: Pick<Gem, "rating" | "reviews">) {
  return (
    <dl className={`${css["mark"]} ${rating === 0 ? css["unknown"] : ""}`}>
      <dt className={css["whose"]}>{messages.gemPage.catalogueRating}</dt>
      <dd>{messages.gemPage.catalogueRatingHint}</dd>
      <dd className={css["value"]}>
        <Stars value={rating} />
        <b>{messages.gemPage.outOfFive(rating)}</b>
      </dd>
      <dd>{messages.gemPage.reviewCount(reviews)}</dd>
    </dl>
  );
}
