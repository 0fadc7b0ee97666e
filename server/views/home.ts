import { catalogue } from "../../domain/gems/catalogue.ts";
import { toCard, type GemOnCard } from "../../domain/gems/gem.ts";
import { homeHero as heroPrint } from "../../domain/prints/pictures.ts";
import { pictureText } from "../../domain/prints/picture-text.ts";
import { helpWithSearch, type SearchHelp } from "../../domain/search/search-help.ts";
import { japanTime } from "../../domain/travel/japan-time.ts";
import {
  inSeasonAllYear,
  inSeasonThisMonth,
  type InSeason,
  type InSeasonFrom,
} from "../../domain/travel/when-to-go.ts";
import { readQuery, resolveQuery } from "../../domain/search/search.ts";
import type { App } from "../app.ts";

/** The data of the home page. */
export interface HomeView {
  readonly origin: string;
  readonly hero: HeroPrint;
  /** What is in season this month in Japan; empty when nothing is. */
  readonly thisMonth: readonly InSeason[];
  /** Only in a copy for phones, which is read in other months: what is in season all year. */
  readonly thisYear?: readonly InSeasonFrom[];
  /**
   * All gems. They are in the document's data and not in a script: the document contains almost all of it anyway, so
   * compressed they cost a fifth.
   */
  readonly gems: readonly GemOnCard[];
  /** Help for a search without results; null otherwise. */
  readonly help: SearchHelp | null;
}

/** The picture at the top of the page. */
export interface HeroPrint {
  readonly image: string;
  readonly alt: string;
}

/**
 * Reads the home page for the query of an address.
 * @param isCopy whether a phone keeps the page.
 */
export function viewHome(
  app: Pick<App, "config" | "now">,
  params: URLSearchParams,
  isCopy: boolean,
): HomeView {
  return {
    origin: app.config.baseUrl.origin,
    hero: { image: heroPrint, alt: pictureText(heroPrint).alt },
    thisMonth: inSeasonThisMonth(catalogue, japanTime(app.now()).day),
    ...(isCopy && { thisYear: inSeasonAllYear(catalogue) }),
    gems: catalogue.map(toCard),
    help: helpWithSearch(catalogue, resolveQuery(catalogue, readQuery(params))),
  };
}
