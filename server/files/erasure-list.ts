import type { Files } from "./files.ts";

/** An erased user, and the time in ms. */
export interface Erasure {
  readonly userId: string;
  readonly erasedAt: number;
}

/**
 * The list of erased users, stored beside the uploaded files (docs/security.md row 35): one empty file for each.
 * Restoring an older copy of the database does not undo it.
 */
export interface ErasureList {
  readonly all: () => Promise<readonly Erasure[]>;
  readonly add: (erasure: Erasure) => Promise<void>;
  readonly remove: (erasure: Erasure) => Promise<void>;
}

/** Where the list lies among the files. */
export const erasureFolder = "erasures";
const nothing = new Uint8Array();

const keyOf = ({ erasedAt, userId }: Erasure) => `${erasureFolder}/${erasedAt}_${userId}`;

/** The erasure that an entry of the list is named after; none for another name. */
export function readErasure(name: string): readonly Erasure[] {
  const [, erasedAt = "", userId = ""] = /^(\d{1,16})_([\w-]+)$/.exec(name) ?? [];
  return userId === "" ? [] : [{ userId, erasedAt: Number(erasedAt) }];
}

export const createErasureList = (files: Files): ErasureList => ({
  all: async () => (await files.list(erasureFolder)).flatMap(readErasure),
  add: (erasure) => files.put(keyOf(erasure), nothing),
  remove: (erasure) => files.remove(keyOf(erasure)),
});
