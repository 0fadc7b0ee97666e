import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzipSync } from "node:zlib";
import { accepts } from "../accepts.ts";
import type { SiteResponse } from "../response.ts";
import { documentPolicy, inertPolicy, isDocument, noStore, vary, type Header } from "../headers.ts";
import { hashInline } from "./inline-hashes.ts";

/** A page, or the data of one, as every visitor gets it: the same bytes for all. */
export interface CachedPage {
  /** Tells whether a page rendered later is the same. */
  readonly digest: string;
  readonly gzip: SiteResponse;
  /** The best compression: undefined until it is asked for, null until it is ready, and where it cannot be had. */
  brotli: SiteResponse | null | undefined;
}

/** What `CachedPage.digest` is of a page just rendered. */
export const digestOf = (status: number, text: string): string => `${status} ${hash("sha256", text)}`;

const compressed = (
  encoding: "br" | "gzip",
  { status, headers }: Pick<SiteResponse, "status" | "headers">,
  bytes: Buffer,
) => ({
  status,
  headers: [
    ...headers.filter(([name]) => name !== "Content-Encoding"),
    ["Content-Encoding", encoding],
  ] as readonly Header[],
  // As a string of bytes, so that head and body go out in one write.
  body: bytes.toString("latin1"),
});

/** Makes a page just rendered one that can be kept. */
export function createCachedPage({ status, headers: said }: Response, text: string): CachedPage {
  const { html, sources } = isDocument(said) ? hashInline(text) : { html: text, sources: null };
  const headers: readonly Header[] = [
    ...[...said].filter(([name]) => name !== "content-length"),
    ["Cache-Control", noStore],
    ["Content-Security-Policy", sources === null ? inertPolicy : documentPolicy(sources)],
    ["Vary", vary],
  ];
  return {
    digest: digestOf(status, text),
    gzip: compressed("gzip", { status, headers }, gzipSync(html)),
    brotli: undefined,
  };
}

const plain = ({ body }: SiteResponse) => gunzipSync(Buffer.from(String(body), "latin1"));

/** The best compression of a page, which takes a tenth of a second in another thread; null where it cannot be had. */
export async function compressBest({ gzip }: CachedPage): Promise<SiteResponse | null> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const bytes = await promisify(brotliCompress)(plain(gzip), { params }).catch(() => null);
  return bytes === null ? null : compressed("br", gzip, bytes);
}

/** A cached page as it is sent, compressed as the browser takes it. */
export function cachedResponse(
  { brotli, gzip }: CachedPage,
  acceptEncoding: string | undefined,
): SiteResponse {
  if (brotli && accepts(acceptEncoding, "br")) return brotli;
  if (accepts(acceptEncoding, "gzip")) return gzip;
  const { status, headers } = gzip;
  return { status, headers: headers.filter(([name]) => name !== "Content-Encoding"), body: plain(gzip) };
}
