import { offlineCaches, type OfflineRecord } from "../../domain/site/offline.ts";
import { paths } from "../../domain/site/paths.ts";

/** The copy on this phone. */
export interface Copy extends OfflineRecord {
  /** Whether all of it is there: a browser may remove what a site has stored. */
  readonly isWhole: boolean;
}

/** The beginning of the names of our caches. */
const ours = /^anaba-/;

/** The names of the caches with pages, the newest first. */
export const pagesCaches = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(offlineCaches.pages(""))).toReversed();

/** Whether a cache contains all of these addresses. Does not open it: that would create it again after a removal. */
async function hasAll(cacheName: string, addresses: readonly string[]): Promise<boolean> {
  const find = (address: string) => caches.match(address, { cacheName, ignoreVary: true });
  const found = await Promise.all(addresses.map(find));
  return !found.includes(undefined);
}

/** Looks up what is kept on this phone; null when there is nothing. */
export async function readCopy(): Promise<Copy | null> {
  for (const cacheName of await pagesCaches()) {
    const stored = await caches.match(paths.offlineRecord(), { cacheName });
    if (stored === undefined) continue;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `keep.ts`
    const record = (await stored.json()) as OfflineRecord;
    const parts = await Promise.all([
      hasAll(cacheName, record.pages),
      hasAll(offlineCaches.files, record.files),
      hasAll(offlineCaches.prints, record.prints),
      navigator.serviceWorker.getRegistration().then((worker) => worker !== undefined),
    ]);
    return { ...record, isWhole: parts.every(Boolean) };
  }
  return null;
}

/** Changes the copy while no other window does. */
export const changeCopy = (change: () => Promise<void>): Promise<void> =>
  navigator.locks.request("anaba-offline", change);

/** Removes the copy and the worker; for use inside `changeCopy`. Open windows go on with the network alone. */
export async function removeAll(): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
  const names = (await caches.keys()).filter((name) => ours.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Removes the copy and the worker. Waits for a window that is keeping something, whose copy would be there afterwards. */
export const removeCopy = (): Promise<void> => changeCopy(removeAll);
