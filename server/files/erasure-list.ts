import { latestTime } from "../../domain/base/stored-times.ts";
import type { Files } from "./files.ts";

/** An erased user, and the time in ms. */
export interface Erasure {
  readonly userId: string;
  readonly erasedAt: number;
}

/**
 * The list of erased users, stored next to the uploaded files (docs/security.md row 35): one empty file for each.
 * Restoring an older copy of the database does not undo it.
 */
export interface ErasureList {
  /** The erasures at or after a time, oldest first, in pages. */
  readonly since: (time: number) => AsyncIterable<readonly Erasure[]>;
  readonly add: (erasure: Erasure) => Promise<void>;
  readonly remove: (erasure: Erasure) => Promise<void>;
}

/** The folder of the list in the file store. */
export const erasureFolder = "erasures";
const nothing = new Uint8Array();

/** Times have thirteen digits until the year 2286, so the order of the names is the order of time. */
const keyOf = ({ erasedAt, userId }: Erasure) => `${erasureFolder}/${erasedAt}_${userId}`;

/** The erasure that a file name represents; none for any other name: anyone who can write there may have chosen it. */
export function readErasure(name: string): readonly Erasure[] {
  const [, digits = "", userId = ""] = /^([1-9]\d{12})_([\w-]+)$/.exec(name) ?? [];
  const erasedAt = Number(digits);
  return userId === "" || erasedAt > latestTime ? [] : [{ userId, erasedAt }];
}

export const createErasureList = (files: Files): ErasureList => ({
  async *since(time) {
    for await (const names of files.list(erasureFolder, `${time}_`)) yield names.flatMap(readErasure);
  },
  add: (erasure) => files.put(keyOf(erasure), nothing),
  remove: (erasure) => files.remove(keyOf(erasure)),
});
