import { catalogue } from "../../domain/catalogue.ts";
import { didYouMean } from "../../domain/did-you-mean.ts";
import { gemNames, locationNames } from "../../domain/names.ts";
import { pictureAddress } from "../../domain/picture-set.ts";
import { pictureText } from "../../domain/picture-text.ts";
import { findGems, readQuery, type Query } from "../../domain/search.ts";
import type { App } from "../runtime/app.ts";

/** What the home page needs beside the catalogue, which travels in its script: an offer where the address finds none. */
export interface HomeView {
  readonly origin: string;
  readonly hero: HeroPrint;
  readonly offer: Offer | null;
}

/** The print that greets the visitor. */
export interface HeroPrint {
  readonly image: string;
  readonly alt: string;
}

const heroPrint = pictureAddress("home-hero");

/** A better spelling for a search that found nothing (product §3). */
export interface Offer {
  readonly for: string;
  readonly text: string;
}

/** The closest title, location or tag for a search term that finds no gem, or null. */
export function offerFor(query: Query): Offer | null {
  if (findGems(catalogue, query).length > 0) return null;
  const text = didYouMean(catalogue, gemNames, locationNames, query.q);
  return text === null ? null : { for: query.q, text };
}

/** The home page at an address's query. */
export function viewHome(app: Pick<App, "config">, params: URLSearchParams): HomeView {
  return {
    origin: app.config.baseUrl.origin,
    hero: { image: heroPrint, alt: pictureText(heroPrint).alt },
    offer: offerFor(readQuery(params)),
  };
}
