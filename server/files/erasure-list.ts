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

const folder = "erasures";
const nothing = new Uint8Array();

const keyOf = ({ erasedAt, userId }: Erasure) => `${folder}/${erasedAt}_${userId}`;

function readName(name: string): readonly Erasure[] {
  const [, erasedAt = "", userId = ""] = /^(\d{1,16})_([\w-]+)$/.exec(name) ?? [];
  return userId === "" ? [] : [{ userId, erasedAt: Number(erasedAt) }];
}

export const createErasureList = (files: Files): ErasureList => ({
  all: async () => (await files.list(folder)).flatMap(readName),
  add: (erasure) => files.put(keyOf(erasure), nothing),
  remove: (erasure) => files.remove(keyOf(erasure)),
});
