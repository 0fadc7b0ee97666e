import { catalogue } from "../../domain/catalogue.ts";
import type { Gem } from "../../domain/gem.ts";
import { pictureAddress } from "../../domain/picture-set.ts";
import { pictureText } from "../../domain/picture-text.ts";
import { helpWithSearch, type SearchHelp } from "../../domain/search-help.ts";
import { readQuery, resolveQuery } from "../../domain/search.ts";
import type { App } from "../runtime/app.ts";

/** What the home page needs. */
export interface HomeView {
  readonly origin: string;
  readonly hero: HeroPrint;
  /**
   * The whole catalogue. It travels with the document, behind what is seen, and not in a script: there it would weigh five
   * times as much, for the document says nearly all of it already.
   */
  readonly gems: readonly Gem[];
  /** Help where the address finds none. */
  readonly help: SearchHelp | null;
}

/** The print that greets the visitor. */
export interface HeroPrint {
  readonly image: string;
  readonly alt: string;
}

const heroPrint = pictureAddress("home-hero");

/** The home page at an address's query. */
export function viewHome(app: Pick<App, "config">, params: URLSearchParams): HomeView {
  return {
    origin: app.config.baseUrl.origin,
    hero: { image: heroPrint, alt: pictureText(heroPrint).alt },
    gems: catalogue,
    help: helpWithSearch(catalogue, resolveQuery(catalogue, readQuery(params))),
  };
}
