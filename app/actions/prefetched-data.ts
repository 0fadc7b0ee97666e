import { isForeignData } from "./foreign-responses.ts";

/**
 * The data of pages that were prefetched. Browsers keep no response that is `no-store`, so they are kept here: each for
 * one navigation, for a short time, and only until something is posted.
 */

/** How long they are kept, in milliseconds: from pointing at a link to pressing it. */
const lifetime = 10_000;

const responses = new Map<string, Promise<Response>>();

/**
 * Our server's response, after all of it has arrived: a connection can also break in the middle. The data of a page is
 * short and not streamed.
 * @throws Error for a response that is not our server's.
 */
export async function wholeData(response: Response): Promise<Response> {
  if (isForeignData(response)) throw new Error("foreign");
  const body = await response.arrayBuffer();
  // A status such as 204 allows no body at all.
  return new Response(body.byteLength === 0 ? null : body, response);
}

/** Fetches the data at an address for the next `takePrefetched`. What fails is kept only while it is on its way. */
export function prefetchData(address: string): void {
  if (responses.has(address)) return;
  const response = fetch(address, { priority: "low" }).then(wholeData);
  const forget = () => responses.delete(address);
  responses.set(address, response);
  response.then(({ ok }) => ok || forget(), forget);
  setTimeout(forget, lifetime);
}

/** The prefetched response, once; undefined when there is none. */
export function takePrefetched(address: string): Promise<Response> | undefined {
  const response = responses.get(address);
  responses.delete(address);
  return response;
}

/** Forgets all of them, because their content may have changed. */
export const forgetPrefetched = (): void => responses.clear();
