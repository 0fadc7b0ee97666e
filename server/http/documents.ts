import { gzip } from "node:zlib";
import { promisify } from "node:util";
import { accepts } from "./accepts.ts";
import { documentPolicy, inertPolicy, isDocument, uncached, type Header } from "./headers.ts";
import { bodyOf, type KeptPage } from "./kept-page.ts";
import { createNonce } from "./nonce.ts";
import type { SiteContext } from "./variables.ts";

const gzipAsync = promisify(gzip);
const vary = "Accept-Encoding, Cookie";

/** Below this many bytes compressing costs more than it saves. */
const leastCompressed = 1024;

/** A kept page with a fresh nonce, ready to be sent: its headers but for those of every answer, and a character for each byte. */
export function keptDocument(page: KeptPage, acceptEncoding: string | undefined) {
  const nonce = createNonce();
  const { body, encoding } = bodyOf(page, nonce, acceptEncoding);
  const headers: Header[] = [
    ...page.headers,
    ["Content-Length", String(body.length)],
    ["Cache-Control", uncached],
    ["Content-Security-Policy", page.isDocument ? documentPolicy(nonce) : inertPolicy],
    ["Vary", vary],
  ];
  if (encoding !== null) headers.push(["Content-Encoding", encoding]);
  return { status: page.status, headers, body };
}

/** Completes what React Router rendered for one person: headers, and compression where the browser takes it. */
export async function answerRendered(c: SiteContext, rendered: Response, nonce: string): Promise<Response> {
  const headers = new Headers(rendered.headers);
  headers.set("Cache-Control", uncached);
  if (isDocument(headers)) headers.set("Content-Security-Policy", documentPolicy(nonce));
  headers.set("Vary", vary);
  const { status } = rendered;
  if (rendered.body === null) return new Response(null, { status, headers });
  // Whole, so that head and body go out in one write.
  const body = await rendered.arrayBuffer();
  headers.delete("Content-Length");
  if (body.byteLength < leastCompressed || !accepts(c.req.header("Accept-Encoding"), "gzip"))
    return new Response(body, { status, headers });
  headers.set("Content-Encoding", "gzip");
  return new Response(new Uint8Array(await gzipAsync(body)), { status, headers });
}
