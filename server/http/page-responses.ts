import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { accepts } from "./accepts.ts";
import { fromWebResponse, type SiteResponse } from "./response.ts";
import { documentPolicy, isDocument, nonceSources, noStore, vary, type Header } from "./headers.ts";

/** Below this many bytes compressing costs more than it saves. */
const leastCompressed = 1024;

/**
 * The quick levels, and here in this thread: an answer is compressed once, for one person, and the slower ones, or the way
 * to another thread and back, would cost as much as rendering it.
 */
const compress = {
  br: (body: Uint8Array) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quickest } }),
  gzip: (body: Uint8Array) => gzipSync(body, { level: constants.Z_BEST_SPEED }),
} as const;
const quickest = 1;

const encodingFor = (acceptEncoding: string | undefined) =>
  (["br", "gzip"] as const).find((encoding) => accepts(acceptEncoding, encoding)) ?? null;

const completed = new Set(["cache-control", "vary"]);

/** Completes what React Router rendered for one person: headers, and compression where the browser takes it. */
export async function personalResponse(
  rendered: Response,
  { nonce, acceptEncoding }: { readonly nonce: string; readonly acceptEncoding: string | undefined },
): Promise<SiteResponse> {
  const { status, headers: said, body } = await fromWebResponse(rendered);
  const headers: Header[] = said.filter(([name]) => !completed.has(name));
  headers.push(["Cache-Control", noStore], ["Vary", vary]);
  if (isDocument(rendered.headers))
    headers.push(["Content-Security-Policy", documentPolicy(nonceSources(nonce))]);
  const isLong = body !== null && body.length >= leastCompressed;
  const encoding = isLong ? encodingFor(acceptEncoding) : null;
  if (encoding === null || !(body instanceof Uint8Array)) return { status, headers, body };
  headers.push(["Content-Encoding", encoding]);
  return { status, headers, body: compress[encoding](body) };
}
