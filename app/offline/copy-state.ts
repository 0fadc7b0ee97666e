import { useSyncExternalStore } from "react";
import { dataPath } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { OfflineOffer } from "../../domain/site/offline.ts";
import type { ViewOf } from "../../server/views/registry.ts";
import { LostRequest } from "../client/retry.ts";
import { askToPersist, canKeep, knownConnection } from "../ui/engine.ts";
import { readCopy, removeCopy, type Copy } from "./copy.ts";
import { download } from "./download.ts";
import { keepCopy } from "./keep.ts";

/** Why nothing could be kept: our server could not be reached, the phone is full, or something unexpected. */
export type Failure = "lost" | "full" | "unexpected";

/** What this window knows of the copy. */
export interface CopyState {
  /** Null when nothing is kept, and until `isKnown`. */
  readonly copy: Copy | null;
  /** Whether it has been looked up. */
  readonly isKnown: boolean;
  /** Whether the browser can keep anything. */
  readonly isPossible: boolean;
  /** The share that is done, from 0 to 1, while a copy is being made; otherwise null. */
  readonly share: number | null;
  readonly failure: Failure | null;
}

const unknown: CopyState = { copy: null, isKnown: false, isPossible: true, share: null, failure: null };

let state = unknown;
const listeners = new Set<() => void>();

function update(change: Partial<CopyState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useCopyState = (): CopyState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  );

/** Looks up what is kept. Each time, because the browser may have removed something, or another window. */
export async function lookUp(): Promise<void> {
  // A private window may have the storage, and refuse it.
  const looking = canKeep() ? readCopy() : Promise.reject(new Error("no service workers"));
  const found = await looking.then(
    (copy) => ({ copy, isPossible: true }),
    () => ({ copy: null, isPossible: false }),
  );
  update({ ...found, isKnown: true });
}

function failureOf(error: unknown): Failure {
  if (error instanceof LostRequest) return "lost";
  return error instanceof Error && error.name === "QuotaExceededError" ? "full" : "unexpected";
}

/** Keeps a copy, or brings it up to date, and says how it goes. Does nothing while that is going on. */
async function keep(offer: OfflineOffer, withPrints: boolean, isUpdate = false): Promise<void> {
  if (state.share !== null) return;
  update({ share: 0, failure: null });
  try {
    await keepCopy({ offer, withPrints, isUpdate, onProgress: (share) => update({ share }) });
  } catch (error) {
    update({ failure: failureOf(error) });
  }
  await lookUp();
  update({ share: null });
}

/** The same on a press, which lets the page ask the browser to remove nothing by itself. */
export function keepOnPress(offer: OfflineOffer, withPrints: boolean): void {
  askToPersist();
  void keep(offer, withPrints);
}

export async function remove(): Promise<void> {
  update({ failure: null });
  await removeCopy();
  await lookUp();
}

/** What our server offers to keep; undefined when it cannot be reached, null when it offers nothing. */
async function readOffer(): Promise<OfflineOffer | null | undefined> {
  try {
    const response = await download(dataPath(paths.offline()));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the data of our own page
    return ((await response.json()) as ViewOf<"offline">).offline;
  } catch {
    return undefined;
  }
}

/**
 * Brings an older copy up to date, in a window that has just been opened. Where nothing may be kept any more, it is removed.
 * @returns the new copy; null when it was not renewed.
 */
export async function follow(): Promise<Copy | null> {
  await lookUp();
  const offer = await readOffer();
  if (offer === undefined) return null;
  if (offer === null) {
    await remove();
    return null;
  }
  const { copy } = state;
  const mayFetch = knownConnection()?.saveData !== true;
  if (!mayFetch || !copy?.isWhole || copy.build === offer.build) return null;
  await keep(offer, copy.withPrints, true);
  return state.copy?.build === copy.build ? null : state.copy;
}
