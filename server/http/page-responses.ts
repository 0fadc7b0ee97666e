import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { accepts } from "./accepts.ts";
import { fromWebResponse, type SiteResponse } from "./response.ts";
import { documentPolicy, isDocument, nonceSources, noStore, vary, type Header } from "./headers.ts";

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

const completed = new Set(["cache-control", "vary"]);

/** Completes a page that was rendered for one person: its headers, and compression when the browser accepts one. */
export async function personalResponse(
  rendered: Response,
  { nonce, acceptEncoding }: { readonly nonce: string; readonly acceptEncoding: string | undefined },
): Promise<SiteResponse> {
  const { status, headers: own, body } = await fromWebResponse(rendered);
  const headers: Header[] = own.filter(([name]) => !completed.has(name));
  headers.push(["Cache-Control", noStore], ["Vary", vary]);
  if (isDocument(rendered.headers))
    headers.push(["Content-Security-Policy", documentPolicy(nonceSources(nonce))]);
  const isLong = body !== null && body.length >= minCompressedBytes;
  const encoding = isLong ? encodingFor(acceptEncoding) : null;
  if (encoding === null || !(body instanceof Uint8Array)) return { status, headers, body };
  headers.push(["Content-Encoding", encoding]);
  return { status, headers, body: compress[encoding](body) };
}
