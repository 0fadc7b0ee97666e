import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { accepts } from "./accepts.ts";
import { documentPolicy, inertPolicy, isDocument, uncached, type Header } from "./headers.ts";
import { bodyOf, type CachedPage } from "./cache/cached-page.ts";
import { createNonce } from "./cache/nonce.ts";
import type { SiteContext } from "./variables.ts";

/** What an answer may depend on. */
export const vary = "Accept-Encoding, Cookie";

/** Below this many bytes compressing costs more than it saves. */
const leastCompressed = 1024;

/** A cached page with a fresh nonce, ready to be sent: its headers but for those of every answer, and a character for each byte. */
export function cachedResponse(page: CachedPage, acceptEncoding: string | undefined) {
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

/**
 * The quick levels, and here in this thread: an answer is compressed once, for one person, and the slower ones, or the way
 * to another thread and back, would cost as much as rendering it.
 */
const compress = {
  br: (body: ArrayBuffer) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quickest } }),
  gzip: (body: ArrayBuffer) => gzipSync(body, { level: constants.Z_BEST_SPEED }),
} as const;
const quickest = 1;

const encodingFor = (acceptEncoding: string | undefined) =>
  (["br", "gzip"] as const).find((encoding) => accepts(acceptEncoding, encoding)) ?? null;

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
  const encoding = body.byteLength < leastCompressed ? null : encodingFor(c.req.header("Accept-Encoding"));
  if (encoding === null) return new Response(body, { status, headers });
  headers.set("Content-Encoding", encoding);
  return new Response(new Uint8Array(compress[encoding](body)), { status, headers });
}
