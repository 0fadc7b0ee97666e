import * as messages from "../../domain/site/messages.ts";
import type { Season } from "../../domain/gems/seasons.ts";
import css from "./season-seal.module.css";

/** The character of a season on a red seal. Decorative: the season's name must be shown as text. */
export const SeasonSeal = ({ season }: { readonly season: Season }) => (
  <span className={css["seal"]} lang="ja" aria-hidden="true">
    {messages.seasons[season].sign}
  </span>
);
