import { setTimeout as pause } from "node:timers/promises";
import type { Files } from "./files.ts";
import { StorageError } from "./s3.ts";

/** The pauses before each further try, in milliseconds. A service that asks to slow down needs seconds. */
const pauses = [250, 500, 1000, 2000, 4000];

/**
 * File storage for commands: nobody waits for a page, so a failed call is tried again several times. A refusal, such as
 * wrong keys, is not.
 */
export const retryingFiles = (files: Files): Files => ({
  put: (key, bytes) => retrying(() => files.put(key, bytes)),
  get: (key) => retrying(() => files.get(key)),
  remove: (key) => retrying(() => files.remove(key)),
  async *list(folder, after) {
    for (let last = after; ;) {
      const names = await retrying(() => firstPage(files.list(folder, last)));
      if (names === null) return;
      yield names;
      last = names.at(-1);
    }
  },
  ready: () => retrying(files.ready),
});

async function firstPage(pages: AsyncIterable<readonly string[]>): Promise<readonly string[] | null> {
  for await (const names of pages) return names;
  return null;
}

async function retrying<T>(call: () => Promise<T>): Promise<T> {
  for (const time of pauses) {
    try {
      return await call();
    } catch (error) {
      if (error instanceof StorageError && error.isRefusal) throw error;
      await pause(time);
    }
  }
  return call();
}
