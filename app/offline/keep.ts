import { changedFacts } from "../../domain/gems/changed-facts.ts";
import type { GemFacts } from "../../domain/gems/gem-facts.ts";
import {
  offlineCaches,
  offlineCopyHeader,
  type ChangedGem,
  type OfflineOffer,
  type OfflinePack,
  type OfflineRecord,
} from "../../domain/site/offline.ts";
import { pageAt, pathOfData } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { ViewOf } from "../../server/views/registry.ts";
import { changeCopy, pagesCaches, readCopy, removeAll, type Copy } from "./copy.ts";
import { download } from "./download.ts";
import { inTurn } from "./in-turn.ts";

/** What somebody wants to keep. */
export interface Wanted {
  readonly offer: OfflineOffer;
  readonly withPrints: boolean;
  /** Whether to do nothing without a copy: another window may have removed it. */
  readonly isUpdate: boolean;
  /** Called with the share that is done, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Addresses that were stored, to remove them again. */
type Added = (readonly [cache: Cache, address: string])[];

const sizeOf = async (response: Response) => (await response.blob()).size;

/** Whether a stored response never changes, because its address contains its version. */
const isForEver = ({ headers }: Response) => headers.get("Cache-Control")?.includes("immutable") ?? false;

/** Stores what is at an address, unless it is there. Returns its bytes. */
async function store(cache: Cache, address: string, added: Added): Promise<number> {
  const stored = await cache.match(address, { ignoreVary: true });
  if (stored !== undefined && isForEver(stored)) return sizeOf(stored);
  const response = await download(address, stored === undefined ? "default" : "reload");
  await cache.put(address, response.clone());
  if (stored === undefined) added.push([cache, address]);
  return sizeOf(response);
}

/** Removes all that is stored in a cache but at these addresses. */
async function keepOnly(cacheName: string, addresses: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(cacheName);
  const others = (await cache.keys()).filter(({ url }) => {
    const { pathname, search } = new URL(url);
    return !addresses.has(pathname + search);
  });
  await Promise.all(others.map((request) => cache.delete(request, { ignoreVary: true })));
}

/** The facts in the data of a gem's page; null where they are not: the data may be of another build. */
function factsIn(json: string): GemFacts | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the data of our own page
  const { view } = JSON.parse(json) as Partial<ViewOf<"gem">>;
  const facts = view?.travel.facts;
  return facts?.facts === undefined ? null : facts;
}

/** Which facts a pack changes; null where that cannot be said. */
async function changesIn(pack: OfflinePack, before: string): Promise<readonly ChangedGem[] | null> {
  const cacheName = offlineCaches.pages(before);
  const changed: ChangedGem[] = [];
  for (const { path, body } of pack.pages) {
    const page = pageAt(pathOfData(path) ?? "");
    const kept = page?.name === "gem" && (await caches.match(path, { cacheName, ignoreVary: true }));
    // A new gem has no facts of before.
    if (!kept) continue;
    const [was, is] = [factsIn(await kept.text()), factsIn(body)];
    if (was === null || is === null) return null;
    const facts = changedFacts(was, is);
    if (facts.length > 0) changed.push({ id: Number(page.id), facts });
  }
  return changed;
}

/** What the new copy says of the changes since the one before. */
async function newsOf(pack: OfflinePack, before: Copy | null): Promise<OfflineRecord["news"]> {
  if (before === null || before.build === pack.build) return before?.news ?? null;
  const gems = await changesIn(pack, before.build);
  return gems && { since: before.keptAt, gems };
}

async function storePages({ build, pages }: OfflinePack, record: OfflineRecord): Promise<void> {
  const cache = await caches.open(offlineCaches.pages(build));
  await inTurn(pages, ({ path, headers, body }) =>
    cache.put(
      path,
      new Response(body, {
        headers: [
          ...headers.map(([name, value]): [string, string] => [name, value]),
          [offlineCopyHeader, record.keptAt],
        ],
      }),
    ),
  );
  await navigator.serviceWorker.register(paths.worker(), { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  // Last, because what has a record is complete.
  await cache.put(paths.offlineRecord(), Response.json(record));
}

/**
 * Keeps the site on this phone, or brings the copy up to date: what has not changed is not fetched again. When that fails,
 * the copy is as before.
 * @throws LostRequest where our server could not be reached; a `QuotaExceededError` when the phone has no room.
 */
export const keepCopy = (wanted: Wanted): Promise<void> =>
  changeCopy(async () => {
    const before = await readCopy();
    if (before === null && wanted.isUpdate) return;
    const record = await storeAll(wanted, before);
    // It is kept already; what is left over goes with the next change.
    await removeOthers(record).catch(() => undefined);
  });

/** Stores all that is wanted. */
async function storeAll(
  { offer, withPrints, onProgress }: Wanted,
  before: Copy | null,
): Promise<OfflineRecord> {
  const added: Added = [];
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- from our own server
    const pack = (await (await download(paths.offlinePack(), "no-cache")).json()) as OfflinePack;
    const prints = withPrints ? offer.prints : [];
    const files = await caches.open(offlineCaches.files);
    const printsCache = withPrints ? await caches.open(offlineCaches.prints) : files;
    const addresses = [
      ...pack.files.map((address) => [files, address] as const),
      ...prints.map((address) => [printsCache, address] as const),
    ];
    let done = 0;
    let bytes = new Blob(pack.pages.map(({ body }) => body)).size;
    await inTurn(addresses, async ([cache, address]) => {
      bytes += await store(cache, address, added);
      done++;
      onProgress(done / addresses.length);
    });
    const isNewBuild = before?.build !== pack.build;
    const earlierFiles = (isNewBuild ? before?.files : before?.earlierFiles) ?? [];
    const record: OfflineRecord = {
      build: pack.build,
      keptAt: new Date().toISOString(),
      withPrints,
      bytes,
      files: pack.files,
      pages: pack.pages.map(({ path }) => path),
      prints,
      earlierFiles,
      news: await newsOf(pack, before),
    };
    await storePages(pack, record);
    return record;
  } catch (error) {
    await undo(before, added);
    throw error;
  }
}

/** Removes the pages of all builds but this one. */
async function removeOtherPages(build: string): Promise<void> {
  const others = (await pagesCaches()).filter((name) => name !== offlineCaches.pages(build));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Removes what a copy does not need. */
async function removeOthers({
  build,
  files,
  earlierFiles,
  withPrints,
  prints,
}: OfflineRecord): Promise<void> {
  await removeOtherPages(build);
  await keepOnly(offlineCaches.files, new Set([...files, ...earlierFiles]));
  if (withPrints) await keepOnly(offlineCaches.prints, new Set(prints));
  else await caches.delete(offlineCaches.prints);
}

/** Removes what an attempt has stored. */
async function undo(before: Copy | null, added: Added): Promise<void> {
  if (before === null) return removeAll();
  await Promise.all(added.map(([cache, address]) => cache.delete(address, { ignoreVary: true })));
  await removeOtherPages(before.build);
}
