import { headersOfAll, inertPolicy, retrySoon, noStore, type Header } from "./headers.ts";
import type { SiteRequest } from "../request/request.ts";

/** A response of one of the layers. */
export interface SiteResponse {
  readonly status: number;
  readonly headers: readonly Header[];
  /**
   * Bytes, or a latin1 string with one character for each byte: Node sends a string together with the head in one
   * write.
   */
  readonly body: Uint8Array | string | null;
}

/** A step of the pipeline. It returns the response, or null to pass the request on to the next layer. */
export type Layer = (request: SiteRequest) => SiteResponse | null | Promise<SiteResponse | null>;

/** A plain-text response. */
export const textResponse = (
  status: number,
  text: string,
  headers: readonly Header[] = [],
): SiteResponse => ({
  status,
  headers: [["Content-Type", "text/plain; charset=UTF-8"], ...headers],
  body: Buffer.from(text),
});

/** Headers about one connection or one transfer (RFC 9110 §7.6.1): the server sets its own. */
const connectionHeaders = new Set([
  "connection",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
]);

/** Converts a web `Response` and reads its whole body. */
export async function fromWebResponse(response: Response): Promise<SiteResponse> {
  const body = response.body === null ? null : await bytesOf(response.body);
  const headers = [...response.headers].filter(([name]) => !connectionHeaders.has(name));
  return { status: response.status, headers, body };
}

/** The whole body. One that arrives in one piece is not copied. */
async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  const [first] = pieces;
  return first !== undefined && pieces.length === 1 ? first : Buffer.concat(pieces);
}

/**
 * Returns the function that adds the headers of every response (docs/security.md row 14, 28), as a flat list of names
 * and values. A header that the response already has is kept: a page may be stricter, for example when its address
 * holds a secret.
 */
export function headersFor(secure: boolean): (response: SiteResponse, requestId: string) => string[] {
  const defaults = [
    ...headersOfAll(secure),
    ["Content-Security-Policy", inertPolicy],
    ["Cache-Control", noStore],
  ] as const;
  const lowered = defaults.map(([name]) => name.toLowerCase());
  return ({ status, headers, body }, requestId) => {
    const all = ["X-Request-Id", requestId];
    const present = new Set<string>();
    for (const [name, value] of headers) {
      present.add(name.toLowerCase());
      all.push(name, value);
    }
    for (const [index, [name, value]] of defaults.entries())
      if (!present.has(lowered[index] ?? name)) all.push(name, value);
    if (status === 503 && !present.has("retry-after")) all.push(...retrySoon);
    // Without it Node would send an empty body in chunks. A 304 has no length.
    if (status !== 304 && !present.has("content-length"))
      all.push("Content-Length", String(body?.length ?? 0));
    return all;
  };
}
