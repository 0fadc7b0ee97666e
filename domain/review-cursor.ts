/** Where a page of reviews ended (docs/product.md §4: by key, never by offset). */
export interface ReviewCursor {
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly id: string;
}

/** A cursor as it stands in an address. */
export const writeCursor = ({ createdAt, id }: ReviewCursor): string => `${createdAt}.${id}`;

/** The cursor that an address names, or null for anything that `writeCursor` did not write. */
export function readCursor(text: string | null): ReviewCursor | null {
  const [, createdAt, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? "") ?? [];
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id };
}
