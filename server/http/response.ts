import { headersOfAll, inertPolicy, retrySoon, noStore, type Header } from "./headers.ts";
import type { SiteRequest } from "./request.ts";

/** What is sent back. */
export interface SiteResponse {
  readonly status: number;
  readonly headers: readonly Header[];
  /** Bytes, or a character for each byte (latin1), which goes out in one write with the head. */
  readonly body: Uint8Array | string | null;
}

/** Something that may answer a request; null leaves it to the layers below. */
export type Layer = (request: SiteRequest) => SiteResponse | null | Promise<SiteResponse | null>;

/** A plain sentence. */
export const textResponse = (
  status: number,
  text: string,
  headers: readonly Header[] = [],
): SiteResponse => ({
  status,
  headers: [["Content-Type", "text/plain; charset=UTF-8"], ...headers],
  body: Buffer.from(text),
});

/** What is said of one connection, or of a body on its way (RFC 9110 §7.6.1), is said anew. */
const ofConnection = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/** An answer that was made as a web `Response`, with its whole body. */
export async function fromWebResponse(response: Response): Promise<SiteResponse> {
  const body = response.body === null ? null : new Uint8Array(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => !ofConnection.has(name));
  return { status: response.status, headers, body };
}

/**
 * Completes answers by what all of them carry (docs/security.md row 14, 28), as a flat list of names and values. A page may be
 * stricter than the rest, as where its address is a secret; what it says stands.
 */
export function headersFor(secure: boolean): (answer: SiteResponse, requestId: string) => string[] {
  const defaults = [
    ...headersOfAll(secure),
    ["Content-Security-Policy", inertPolicy],
    ["Cache-Control", noStore],
  ] as const;
  const lowered = defaults.map(([name]) => name.toLowerCase());
  return ({ status, headers, body }, requestId) => {
    const all = ["X-Request-Id", requestId];
    const said = new Set<string>();
    for (const [name, value] of headers) {
      said.add(name.toLowerCase());
      all.push(name, value);
    }
    for (const [index, [name, value]] of defaults.entries())
      if (!said.has(lowered[index] ?? name)) all.push(name, value);
    if (status === 503 && !said.has("retry-after")) all.push(...retrySoon);
    if (body !== null && !said.has("content-length")) all.push("Content-Length", String(body.length));
    return all;
  };
}
