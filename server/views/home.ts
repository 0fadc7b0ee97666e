import { catalogue } from "../../domain/catalogue.ts";
import { didYouMean } from "../../domain/did-you-mean.ts";
import { gemNames, locationNames } from "../../domain/names.ts";
import { findGems, readQuery, type Query } from "../../domain/search.ts";
import type { App } from "../app.ts";

/** What the home page needs beside the catalogue, which travels in its script: an offer where the address finds none. */
export interface HomeView {
  readonly origin: string;
  readonly offer: Offer | null;
}

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
  return { origin: app.config.baseUrl.origin, offer: offerFor(readQuery(params)) };
}
