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
    released(
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: fastestQuality }, info: true }),
    ),
  gzip: (body: Uint8Array) => released(gzipSync(body, { level: constants.Z_BEST_SPEED, info: true })),
} as const;
const fastestQuality = 1;

/** What a compression with `info` returns, which Node's types do not tell. */
interface Compression {
  readonly buffer: Buffer;
  readonly engine: object;
}

/**
 * Returns the compressed bytes, and lets go of the memory they were written to. Node would keep it, 50 KB a page, until
 * V8 collects its old generation (decision 36).
 */
function released(compression: unknown): Buffer {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `info` was set
  const { buffer, engine } = compression as Compression;
  Object.assign(engine, { _outBuffer: null });
  return buffer;
}

const encodingFor = (acceptEncoding: string | undefined) =>
  (["br", "gzip"] as const).find((encoding) => accepts(acceptEncoding, encoding)) ?? null;

const completed = new Set(["cache-control", "vary"]);

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

/** Completes a page that was rendered for one person: its headers, and compression when the browser accepts one. */
export async function personalResponse(
  rendered: Response,
  { nonce, acceptEncoding }: Personal,
): Promise<SiteResponse> {
  const { status, headers: own, body } = await fromWebResponse(rendered);
  const headers: Header[] = own.filter(([name]) => !completed.has(name));
  headers.push(...personalHeaders);
  if (isDocument(rendered.headers)) headers.push(policyFor(nonce));
  return body instanceof Uint8Array
    ? compressed({ status, headers, body }, acceptEncoding)
    : { status, headers, body };
}

/**
 * The response with a document for one person, in UTF-8. It holds a copy of `shared`, compressed or not: the memory of the
 * argument is the next person's page.
 */
export function personalDocument(shared: Uint8Array, { nonce, acceptEncoding }: Personal): SiteResponse {
  const response = compressed(
    {
      status: 200,
      headers: [["content-type", "text/html; charset=utf-8"], ...personalHeaders, policyFor(nonce)],
      body: shared,
    },
    acceptEncoding,
  );
  return response.body === shared ? { ...response, body: Buffer.from(shared) } : response;
}

function compressed(
  { status, headers, body }: SiteResponse & { readonly body: Uint8Array },
  acceptEncoding: string | undefined,
): SiteResponse {
  const encoding = body.length >= minCompressedBytes ? encodingFor(acceptEncoding) : null;
  if (encoding === null) return { status, headers, body };
  return { status, headers: [...headers, ["Content-Encoding", encoding]], body: compress[encoding](body) };
}
