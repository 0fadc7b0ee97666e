import { catalogue } from "../../domain/gems/catalogue.ts";
import { onCard, type GemOnCard } from "../../domain/gems/gem.ts";
import { homeHero as heroPrint } from "../../domain/prints/pictures.ts";
import { pictureText } from "../../domain/prints/picture-text.ts";
import { helpWithSearch, type SearchHelp } from "../../domain/search/search-help.ts";
import { readQuery, resolveQuery } from "../../domain/search/search.ts";
import type { App } from "../runtime/app.ts";

/** The data of the home page. */
export interface HomeView {
  readonly origin: string;
  readonly hero: HeroPrint;
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

/** Reads the home page for the query of an address. */
export function viewHome(app: Pick<App, "config">, params: URLSearchParams): HomeView {
  return {
    origin: app.config.baseUrl.origin,
    hero: { image: heroPrint, alt: pictureText(heroPrint).alt },
    gems: catalogue.map(onCard),
    help: helpWithSearch(catalogue, resolveQuery(catalogue, readQuery(params))),
  };
}
