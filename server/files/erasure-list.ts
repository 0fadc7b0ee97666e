import type { Files } from "./files.ts";

/** Who was erased, and when, in milliseconds. */
export interface Erasure {
  readonly userId: string;
  readonly erasedAt: number;
}

/**
 * The list of erased users beside the uploaded files, which an older copy of the database does not take back (hardening
 * row 35): a file without content for each.
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
