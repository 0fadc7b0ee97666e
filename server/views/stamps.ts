import { catalogue } from "../../domain/gems/catalogue.ts";
import { shortTitle } from "../../domain/gems/short-title.ts";
import { monthOf, type Month, type Stamp } from "../../domain/stamps/stamp.ts";
import { japanTime } from "../../domain/travel/japan-time.ts";
import type { App } from "../app.ts";
import type { UserDocument } from "../documents/user-document.ts";

/** A place in the stamp book. */
export interface StampPlace {
  readonly id: number;
  readonly title: string;
  readonly shortTitle: string;
  readonly japaneseName: string;
}

/** The data of the stamp book. */
export interface StampsView {
  /** The user's stamps; null for a visitor. */
  readonly stamps: readonly Stamp[] | null;
  /** Every place, in the order of the catalogue. */
  readonly places: readonly StampPlace[];
  /** The present month in Japan: no stamp has a later one. */
  readonly present: Month;
}

/** Reads a user's stamp book. */
export async function viewStamps(
  { documents, now }: Pick<App, "documents" | "now">,
  actor: Pick<UserDocument, "id"> | null,
): Promise<StampsView> {
  return {
    stamps: actor && (await documents.stamps.list(actor.id)),
    places: catalogue.map(({ id, title, names }) => ({
      id,
      title,
      shortTitle: shortTitle(title),
      japaneseName: names.kanji[0],
    })),
    present: monthOf(japanTime(now()).day),
  };
}

/**
 * Reads a user's stamp of one gem; null where it is missing. Also null when the database does not answer: the error is logged,
 * and the gem's page is shown without it.
 */
export async function viewStamp(
  { documents, log }: Pick<App, "documents" | "log">,
  gemId: number,
  actor: Pick<UserDocument, "id"> | null,
): Promise<Stamp | null> {
  if (actor === null) return null;
  try {
    const stamps = await documents.stamps.list(actor.id);
    return stamps.find((stamp) => stamp.gemId === gemId) ?? null;
  } catch (error) {
    log.error({ err: error, gemId }, "stamp not read");
    return null;
  }
}
