import { LostRequest } from "../client/retry.ts";

/**
 * Downloads something to keep: without the session, so that nothing in it is personal and the worker does not answer from
 * the copy, and to its end.
 * @param cache whether the browser's own cache may answer.
 * @throws LostRequest where our server could not be reached, or did not answer itself.
 */
export async function download(address: string, cache: RequestCache = "default"): Promise<Response> {
  try {
    const response = await fetch(address, { credentials: "omit", cache });
    const { ok, redirected, headers } = response;
    // A network's log-in page comes with a success.
    const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? true;
    if (!ok || redirected || isPage) throw new LostRequest(address);
    // The body is decoded already.
    const stored = new Headers(headers);
    for (const name of ["Content-Encoding", "Content-Length"]) stored.delete(name);
    return new Response(await response.arrayBuffer(), { headers: stored });
  } catch (error) {
    throw LostRequest.from(error, null);
  }
}
