/** The last review of a page (docs/product.md §4: pages by key, never by offset). */
export interface ReviewCursor {
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly id: string;
}

/** Writes a cursor for an address. */
export const writeCursor = ({ createdAt, id }: ReviewCursor): string => `${createdAt}.${id}`;

/** Reads a cursor from an address; null for anything that `writeCursor` did not write. */
export function readCursor(text: string | null): ReviewCursor | null {
  const [, createdAt, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? "") ?? [];
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id };
}
