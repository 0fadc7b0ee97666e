import { LostRequest } from "./retry.ts";

/** The built files of all pages (`app/document/data.ts`). */
interface Files {
  readonly addresses: readonly string[];
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

let files: Files = { addresses: [], pages: {} };

/** Tells once which page needs which files. In development it is not known, and nothing is fetched here. */
export function providePageFiles(built: Files): void {
  files = built;
}

const fetched = new Set<string>();

/** The scripts and stylesheets of a page that this document has not fetched yet, its module last. */
export function missingFiles(page: string): readonly string[] {
  // A failed fetch is listed too, but without a body.
  const entries = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.decodedBodySize > 0);
  const loaded = new Set(entries.map(({ name }) => new URL(name).pathname));
  return (files.pages[page] ?? [])
    .map((place) => files.addresses[place] ?? "")
    .filter((address) => !fetched.has(address) && !loaded.has(address));
}

/**
 * Whether something between the browser and our server sent this in place of a file. A 404 is no such response: after an
 * update our server no longer has the files of an older page.
 */
const isForeign = ({ status, ok, headers }: Response) =>
  status >= 500 || (ok && /^text\/html\b/i.test(headers.get("Content-Type") ?? ""));

/**
 * Fetches a file to its end, so that a connection that breaks in the middle, or a proxy's response, is noticed here.
 * @throws LostRequest for both.
 */
export async function fetchFile(address: string, options: RequestInit = {}): Promise<void> {
  try {
    const response = await fetch(address, options);
    if (isForeign(response)) throw new LostRequest(address);
    await response.arrayBuffer();
    fetched.add(address);
  } catch (error) {
    throw LostRequest.from(error, options.signal);
  }
}

/** Fetches the files of a page that are missing. */
export const fetchFiles = (page: string, signal: AbortSignal): Promise<unknown> =>
  Promise.all(missingFiles(page).map((address) => fetchFile(address, { signal })));
