import { catalogue } from "../../domain/gems/catalogue.ts";
import { detailPhotos, type DetailPhoto } from "../../domain/gems/gallery.ts";
import type { Gem } from "../../domain/gems/gem.ts";
import { japaneseNameOf } from "../../domain/gems/names.ts";
import type { PictureText } from "../../domain/prints/picture.ts";
import { withText } from "../../domain/prints/picture-text.ts";
import { readCursor } from "../../domain/reviews/review-cursor.ts";
import { gemSeason, type Season } from "../../domain/gems/seasons.ts";
import type { ShownReviews } from "../../domain/reviews/shown-reviews.ts";
import type { App } from "../runtime/app.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { viewReviews } from "./reviews.ts";
import { viewTravel, type TravelView } from "./travel.ts";

/** A link to a neighbouring gem. */
export type GemLink = Pick<Gem, "id" | "title" | "location" | "image">;

/** The data of a gem's page. */
export interface GemView {
  readonly gem: Gem;
  /** Its Japanese name. */
  readonly japaneseName: string | null;
  /** The best season for the gem, if its description names one. */
  readonly season: Season | null;
  readonly photos: readonly (DetailPhoto & PictureText)[];
  readonly previous: GemLink;
  readonly next: GemLink;
  readonly travel: TravelView | null;
  /** Null when the reviews could not be read; the page is shown without them. */
  readonly reviews: ShownReviews | null;
}

/** The gem with this id; null when there is none. */
export const gemOf = (gemId: number | null): Gem | null => catalogue.find(({ id }) => id === gemId) ?? null;

/** Which gem's page is read, and which of its reviews. */
interface GemRequest {
  /** Null when the address names no gem. */
  readonly gemId: number | null;
  /** The cursor in the address, as it was sent; null for the newest reviews. */
  readonly before: string | null;
  /** The reader; null for a visitor. */
  readonly actor: Pick<UserDocument, "id"> | null;
}

/** Reads the page of a gem; null when there is no such gem. */
export async function viewGem(
  app: Pick<App, "documents" | "log">,
  { gemId, before, actor }: GemRequest,
): Promise<GemView | null> {
  const gem = gemOf(gemId);
  if (gem === null) return null;
  return {
    gem,
    japaneseName: japaneseNameOf(gem.id),
    season: gemSeason(gem.id),
    photos: detailPhotos(gem).map(withText),
    previous: neighbour(gem, -1),
    next: neighbour(gem, 1),
    travel: viewTravel(gem.id),
    reviews: await viewReviews(app, { gemId: gem.id, before: readCursor(before), actor }),
  };
}

function neighbour(gem: Gem, steps: number): GemLink {
  const place = (catalogue.indexOf(gem) + steps + catalogue.length) % catalogue.length;
  const { id, title, location, image } = catalogue[place] ?? gem;
  return { id, title, location, image };
}
