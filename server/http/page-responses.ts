import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { accepts } from "./response/accepts.ts";
import type { MadePage } from "./pages.ts";
import type { SiteResponse } from "./response/response.ts";
import { documentPolicy, nonceSources, noStore, vary, type Header } from "./response/headers.ts";

/** Bodies below this many bytes are not compressed: it would cost more than it saves. */
const minCompressedBytes = 1024;

/**
 * Fast compression levels, on this thread: the response is for one person only, so a better level, or the way to
 * another thread, would cost as much as rendering the page.
 */
const compress = {
  br: (body: Uint8Array) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: fastestQuality } }),
  gzip: (body: Uint8Array) => gzipSync(body, { level: constants.Z_BEST_SPEED }),
} as const;
const fastestQuality = 1;

const encodingFor = (acceptEncoding: string | undefined) =>
  (["br", "gzip"] as const).find((encoding) => accepts(acceptEncoding, encoding)) ?? null;

/** Headers of every response for one person. */
const personalHeaders: readonly Header[] = [
  ["Cache-Control", noStore],
  ["Vary", vary],
];

const policyFor = (nonce: string): Header => ["Content-Security-Policy", documentPolicy(nonceSources(nonce))];

interface Personal {
  readonly nonce: string;
  readonly acceptEncoding: string | undefined;
}

/** Completes a page that was made for one person: its headers, and compression when the browser accepts one. */
export function personalResponse(
  { status, headers: own, text, isDocument }: MadePage,
  { nonce, acceptEncoding }: Personal,
): SiteResponse {
  const headers: Header[] = [...own, ...personalHeaders];
  if (isDocument) headers.push(policyFor(nonce));
  return compressed({ status, headers, body: Buffer.from(text) }, acceptEncoding);
}

function compressed(
  { status, headers, body }: SiteResponse & { readonly body: Uint8Array },
  acceptEncoding: string | undefined,
): SiteResponse {
  const encoding = body.length >= minCompressedBytes ? encodingFor(acceptEncoding) : null;
  if (encoding === null) return { status, headers, body };
  return { status, headers: [...headers, ["Content-Encoding", encoding]], body: compress[encoding](body) };
}
