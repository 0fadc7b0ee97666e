import { takePrefetched, wholeData } from "./prefetched-data.ts";
import { untilRetried, type LostRequest } from "./retry.ts";

const isPageData = (url: URL) => url.origin === window.location.origin && url.pathname.endsWith(".data");
const subjectOf = (url: URL): LostRequest["of"] => (url.searchParams.has("before") ? "reviews" : "page");

/**
 * Keeps the present page when the data of the next one cannot be fetched without a connection, or when a proxy responds
 * in place of our server: the request waits and is retried. Otherwise React Router would show an error page. A response
 * of our server, of any status, is left to React Router.
 */
export function retryPageData(): void {
  const fetchOnce = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (!(input instanceof URL) || !isPageData(input) || (init?.method ?? "GET") !== "GET")
      return fetchOnce(input, init);
    let prefetched = takePrefetched(input.href);
    for (;;) {
      try {
        return await (prefetched ?? wholeData(await fetchOnce(input, init)));
      } catch (error) {
        prefetched = undefined;
        if (init?.signal?.aborted === true) throw error;
        await untilRetried(subjectOf(input), init?.signal);
      }
    }
  };
}
