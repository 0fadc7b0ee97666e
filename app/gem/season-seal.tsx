import * as messages from "../../domain/site/messages.ts";
import type { BestSeason } from "../../domain/gems/gem.ts";
import css from "./season-seal.module.css";

/** The character of a season on a red seal, or of all four. Decorative: the season's name must be shown as text. */
export const SeasonSeal = ({ season }: { readonly season: BestSeason }) => (
  <span className={`${css["seal"]} ${season === "all year" ? css["four"] : ""}`} lang="ja" aria-hidden="true">
    {messages.seasons[season].sign}
  </span>
);
