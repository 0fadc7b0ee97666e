import { isForeignData } from "./foreign-responses.ts";
import { untilRetried, type LostRequest } from "./retry.ts";

const isPageData = (url: URL) => url.origin === window.location.origin && url.pathname.endsWith(".data");
const subjectOf = (url: URL): LostRequest["of"] => (url.searchParams.has("before") ? "reviews" : "page");

/**
 * The response, after all of it has arrived: a connection can also break in the middle. The data of a page is short and
 * not streamed.
 */
async function completed(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  // A status such as 204 allows no body at all.
  return new Response(body.byteLength === 0 ? null : body, response);
}

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
    for (;;) {
      try {
        const response = await fetchOnce(input, init);
        if (isForeignData(response)) throw new Error("foreign");
        return await completed(response);
      } catch (error) {
        if (init?.signal?.aborted === true) throw error;
        await untilRetried(subjectOf(input), init?.signal);
      }
    }
  };
}
