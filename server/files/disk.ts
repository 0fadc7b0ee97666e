import { randomBytes } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Files } from "./files.ts";

/**
 * Stores files in a folder, readable by the owner only. A file is written under a temporary name and then renamed, so
 * that no reader sees half of it.
 */
export function createDiskFiles(folder: string): Files {
  const placeOf = (key: string) => {
    const place = path.join(folder, key);
    if (!place.startsWith(path.join(folder, path.sep)))
      throw new RangeError("a key points outside the folder");
    return place;
  };
  return {
    async put(key, bytes) {
      const place = placeOf(key);
      const draft = `${place}.${randomBytes(6).toString("hex")}`;
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      try {
        await writeFile(draft, bytes, { mode: 0o600, flush: true });
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: (key) => orNothing(readFile(placeOf(key)), (bytes) => new Uint8Array(bytes), null),
    async remove(key) {
      const place = placeOf(key);
      // A process that was killed during `put` has left a temporary file.
      const names = await namesIn(path.dirname(place));
      const gone = names.filter((name) => name.startsWith(`${path.basename(place)}.`));
      for (const name of gone) await rm(path.join(path.dirname(place), name), { force: true });
      await rm(place, { force: true });
    },
    async *list(name, after = "") {
      const names = (await namesIn(placeOf(name))).filter((each) => each > after).toSorted(compareBytes);
      for (let first = 0; first < names.length; first += page) yield names.slice(first, first + page);
    },
    async ready() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder);
    },
  };
}

/** The number of names in a page of `list`, the same as with S3. */
const page = 1000;
const compareBytes = (a: string, b: string) => Number(a > b) - Number(a < b);

/** The names of the files directly in a folder; empty when the folder does not exist. */
const namesIn = (folder: string): Promise<readonly string[]> =>
  orNothing(
    readdir(folder, { withFileTypes: true }),
    (entries) => entries.filter((entry) => entry.isFile()).map((entry) => entry.name),
    [],
  );

/** The value that was read, or `nothing` when the file or folder does not exist. */
async function orNothing<Read, Value, Nothing>(
  reading: Promise<Read>,
  as: (read: Read) => Value,
  nothing: Nothing,
): Promise<Value | Nothing> {
  try {
    return as(await reading);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return nothing;
    throw error;
  }
}
