import type { ReactNode } from "react";
import type { GemOnCard } from "../../domain/gems/gem.ts";
import { GemCard, type CardSize } from "./gem-card.tsx";
import css from "./gem-grid.module.css";

/** The class of the columns. */
export const gridClass: string = css["grid"] ?? "";

/** The size of a card by its position in the grid: three rows of five. */
const sizes: Readonly<Record<number, CardSize>> = {
  0: "wide",
  1: "upright",
  5: "wide",
  6: "upright",
  10: "wide",
  11: "upright",
};

/** The size of each card by their number, where three columns would leave places empty. */
const sizesOfFew: Readonly<Record<number, CardSize>> = { 1: "whole", 2: "half", 4: "half" };

/** On a phone, one of this many cards has a print from edge to edge. */
const bleedingEvery = 4;

/**
 * Gems as cards, in one to three columns.
 * @param varied whether some cards are larger; only for the whole collection, because search results are equal.
 * @param first whether the grid is at the top of the page, so that its first print is fetched at once.
 */
export function GemGrid({
  gems,
  varied = false,
  first = false,
  areOffers = false,
  renderOwn,
}: {
  readonly gems: readonly GemOnCard[];
  readonly varied?: boolean;
  readonly first?: boolean;
  readonly areOffers?: boolean;
  /** What a user adds to a card's caption. */
  readonly renderOwn?: (gem: GemOnCard, index: number) => ReactNode;
}) {
  return (
    <div className={`${gridClass} ${varied ? css["varied"] : ""}`}>
      {gems.map((gem, index) => (
        <GemCard
          key={gem.id}
          gem={gem}
          size={(varied && sizes[index]) || (sizesOfFew[gems.length] ?? "even")}
          bleeds={varied && index % bleedingEvery === 0}
          first={first && index === 0}
          isOffer={areOffers}
        >
          {renderOwn?.(gem, index)}
        </GemCard>
      ))}
    </div>
  );
}
