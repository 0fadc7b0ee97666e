import { catalogue } from "../../domain/gems/catalogue.ts";
import { gemById } from "../../domain/gems/gem-by-id.ts";
import { detailPhotos, type DetailPhoto } from "../../domain/gems/gallery.ts";
import { toPage, type BestSeason, type Gem, type GemOnPage } from "../../domain/gems/gem.ts";
import type { PictureText } from "../../domain/prints/picture.ts";
import { addText } from "../../domain/prints/picture-text.ts";
import { japanTime } from "../../domain/travel/japan-time.ts";
import type { Stamp } from "../../domain/stamps/stamp.ts";
import { readCursor } from "../../domain/reviews/review-cursor.ts";
import type { ShownReviews } from "../../domain/reviews/shown-reviews.ts";
import type { App } from "../app.ts";
import { viewReviews, type ReviewReader } from "./reviews.ts";
import { viewStamp } from "./stamps.ts";
import { viewTravel, type TravelView } from "./travel.ts";

/** A link to a neighbouring gem. */
export type GemLink = Pick<Gem, "id" | "title" | "location" | "image" | "season">;

/** The data of a gem's page. */
export interface GemView {
  readonly gem: GemOnPage;
  readonly japaneseName: string;
  readonly season: BestSeason;
  readonly photos: readonly (DetailPhoto & PictureText)[];
  readonly previous: GemLink;
  readonly next: GemLink;
  readonly travel: TravelView;
  /** The reader's stamp; null where it is missing, cannot be read, or nobody is signed in. */
  readonly stamp: Stamp | null;
  /** Null when the reviews could not be read, and in a copy for phones; the page is shown without them. */
  readonly reviews: ShownReviews | null;
}

/** Which gem's page is read, and which of its reviews. */
interface GemRequest {
  /** Null when the address names no gem. */
  readonly gemId: number | null;
  /** The cursor in the address, as it was sent; null for the newest reviews. */
  readonly before: string | null;
  /** The reader; null for a visitor. */
  readonly actor: ReviewReader | null;
  /** Whether a phone keeps the page: then it has no reviews, which their writers can delete (docs/security.md). */
  readonly isCopy: boolean;
}

/** Reads the page of a gem; null when there is no such gem. */
export async function viewGem(
  app: Pick<App, "documents" | "log" | "now">,
  { gemId, before, actor, isCopy }: GemRequest,
): Promise<GemView | null> {
  const gem = gemById(gemId);
  if (gem === null) return null;
  const [stamp, reviews] = isCopy
    ? [null, null]
    : await Promise.all([
        viewStamp(app, gem.id, actor),
        viewReviews(app, { gemId: gem.id, before: readCursor(before), actor }),
      ]);
  return {
    gem: toPage(gem),
    japaneseName: gem.names.kanji[0],
    season: gem.season,
    photos: detailPhotos(gem).map(addText),
    previous: neighbour(gem, -1),
    next: neighbour(gem, 1),
    travel: viewTravel(gem, japanTime(app.now()).day, isCopy),
    stamp,
    reviews,
  };
}

function neighbour(gem: Gem, steps: number): GemLink {
  const place = (catalogue.indexOf(gem) + steps + catalogue.length) % catalogue.length;
  const { id, title, location, image, season } = catalogue[place] ?? gem;
  return { id, title, location, image, season };
}
