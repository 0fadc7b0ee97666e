import * as messages from "../../domain/messages.ts";
import type { Season } from "../../domain/seasons.ts";
import css from "./season-seal.module.css";

/** The character of a season on a red seal. Decorative: the season's name must be shown as text. */
export const SeasonSeal = ({ season }: { readonly season: Season }) => (
  <span className={css["seal"]} lang="ja" aria-hidden="true">
    {messages.seasons[season].sign}
  </span>
);
