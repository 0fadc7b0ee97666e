import { data } from "react-router";
import { dataPath } from "../../domain/site/pages.ts";
import { offlineCopyHeader } from "../../domain/site/offline.ts";
import type { ViewName, ViewOf } from "../../server/views/registry.ts";
import { noteCopy } from "./copies.ts";
import { LostRequest } from "./retry.ts";

const isJson = ({ headers }: Response) =>
  headers.get("Content-Type")?.startsWith("application/json") ?? false;

/**
 * Whether something between the browser and our server sent this in place of data: a proxy that finds no server, or the
 * log-in page of a network. Each response of ours has an id (server/http/response/response.ts). Only failures must have it, because a
 * proxy may remove it from a success.
 */
const isForeign = (response: Response) =>
  !isJson(response) && (response.ok || !response.headers.has("X-Request-Id"));

/** A response, after all of it has arrived: a connection can also break in the middle. */
interface Arrived {
  readonly status: number;
  /** Undefined where our server sent no data. */
  readonly value: unknown;
}

/**
 * Data of pages that are likely to be opened, by address. Browsers keep no response that is `no-store`, so they are kept
 * here: each for one navigation, for a short time, and only until something is posted.
 */
const prefetched = new Map<string, Promise<Arrived>>();

/** How long they are kept, in milliseconds: from pointing at a link to pressing it. */
const lifetime = 10_000;

async function request(address: string, options: RequestInit): Promise<Arrived> {
  try {
    const response = await fetch(address, { ...options, headers: { Accept: "application/json" } });
    if (isForeign(response)) throw new LostRequest(address);
    const text = await response.text();
    const value = isJson(response) ? JSON.parse(text) : undefined;
    const keptAt = response.headers.get(offlineCopyHeader);
    if (keptAt !== null) noteCopy(value, keptAt);
    return { status: response.status, value };
  } catch (error) {
    throw LostRequest.from(error, options.signal);
  }
}

const addressOf = ({ pathname, search }: Pick<URL, "pathname" | "search">) => dataPath(pathname) + search;

/** Requests the data of a page that is likely to be opened. What fails is kept only while it is on its way. */
export function prefetch(url: Pick<URL, "pathname" | "search">): void {
  const address = addressOf(url);
  if (prefetched.has(address)) return;
  const arrived = request(address, { priority: "low" });
  const forget = () => prefetched.delete(address);
  prefetched.set(address, arrived);
  arrived.then(({ status }) => status === 200 || forget(), forget);
  setTimeout(forget, lifetime);
}

/** Forgets all of them, because their content may have changed. */
export const forgetPrefetched = (): void => prefetched.clear();

/**
 * Reads the data of what is at an address. The types describe the JSON of our own server.
 * @throws LostRequest when our server could not be reached; a response of the router with the status of a failure.
 */
export async function read<Name extends ViewName>(
  _name: Name,
  url: Pick<URL, "pathname" | "search">,
  signal?: AbortSignal,
): Promise<ViewOf<Name>> {
  const address = addressOf(url);
  const early = await prefetched.get(address)?.catch(() => null);
  prefetched.delete(address);
  const { status, value } = early ?? (await request(address, { signal: signal ?? null }));
  if (typeof value === "object" && value !== null && (status === 200 || status === 404))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    return value as ViewOf<Name>;
  throw data(null, { status });
}
