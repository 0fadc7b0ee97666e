import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzipSync } from "node:zlib";
import { accepts } from "../response/accepts.ts";
import type { MadePage } from "../pages.ts";
import type { SiteResponse } from "../response/response.ts";
import { documentPolicy, inertPolicy, noStore, vary, type Header } from "../response/headers.ts";
import { hashInline } from "./inline-hashes.ts";

/** A page, or its data, that is the same for every visitor. */
export interface CachedPage {
  /** Compares the page with a later rendering. */
  readonly digest: string;
  readonly gzip: SiteResponse;
  /**
   * The page at the best compression: undefined until it is requested, null while it is being made and after a
   * failure.
   */
  brotli: SiteResponse | null | undefined;
}

/** The digest of a rendered page, for `CachedPage.digest`. */
export const digestOf = ({ status, text }: Pick<MadePage, "status" | "text">): string =>
  `${status} ${hash("sha256", text)}`;

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
  // As a latin1 string, because Node sends it together with the head in one write.
  body: bytes.toString("latin1"),
});

/**
 * Turns a page that was rendered with the placeholder nonce into one that is the same for everybody: its policy names
 * inline elements by hash.
 */
export function withHashes({ headers, text, isDocument }: Omit<MadePage, "isComplete">): {
  readonly headers: readonly Header[];
  readonly body: string;
} {
  const { html, sources } = isDocument ? hashInline(text) : { html: text, sources: null };
  const policy = sources === null ? inertPolicy : documentPolicy(sources);
  return { headers: [...headers, ["Content-Security-Policy", policy]], body: html };
}

/** Turns a page that was rendered with the placeholder nonce into one that can be cached. */
export function createCachedPage(made: MadePage): CachedPage {
  const { status } = made;
  const { headers: own, body } = withHashes(made);
  const headers: readonly Header[] = [...own, ["Cache-Control", noStore], ["Vary", vary]];
  return {
    digest: digestOf(made),
    gzip: compressed("gzip", { status, headers }, gzipSync(body)),
    brotli: undefined,
  };
}

const plain = ({ body }: SiteResponse) => gunzipSync(Buffer.from(String(body), "latin1"));

/** Compresses a page with brotli at the highest level. It takes about 0.1 s, on another thread; null when it fails. */
export async function compressBest({ gzip }: CachedPage): Promise<SiteResponse | null> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const bytes = await promisify(brotliCompress)(plain(gzip), { params }).catch(() => null);
  return bytes === null ? null : compressed("br", gzip, bytes);
}

/** The response with a cached page, in an encoding that the browser accepts. */
export function cachedResponse(
  { brotli, gzip }: CachedPage,
  acceptEncoding: string | undefined,
): SiteResponse {
  if (brotli && accepts(acceptEncoding, "br")) return brotli;
  if (accepts(acceptEncoding, "gzip")) return gzip;
  const { status, headers } = gzip;
  return { status, headers: headers.filter(([name]) => name !== "Content-Encoding"), body: plain(gzip) };
}
