/**
 * Stored files by key, such as `profile-images/{uid}/{timestamp}_{filename}` (docs/product.md §7). Calls reject when
 * the storage does not answer.
 */
export interface Files {
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The file; null when there is none. */
  readonly get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Deletes a file, if it exists. */
  readonly remove: (key: string) => Promise<void>;
  /**
   * The names of the files directly in a folder such as `erasures`, in byte order and in pages of at most 1,000; with
   * `after`, those after that name. None when there is no such folder.
   */
  readonly list: (folder: string, after?: string) => AsyncIterable<readonly string[]>;
  /** Resolves when the storage answers. */
  readonly ready: () => Promise<void>;
}

/** All names in a folder that is known to be small. */
export async function allNames(files: Pick<Files, "list">, folder: string): Promise<readonly string[]> {
  const all: string[] = [];
  for await (const names of files.list(folder)) all.push(...names);
  return all;
}
