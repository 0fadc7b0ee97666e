import { hash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { accepts } from "../accepts.ts";
import { isDocument, type Header } from "../headers.ts";
import { createNonce } from "./nonce.ts";
import { brotliWithNonce, spliceBrotli, type SplicedBrotli } from "./spliced-brotli.ts";
import { gzipWithNonce, spliceGzip, type SplicedGzip } from "./spliced-gzip.ts";

/** Stands in a page that is to be kept wherever the nonce of an answer belongs. */
export const noncePlaceholder = createNonce();

/** A page, or the data of one, as every visitor gets it, but for the nonce. */
export interface CachedPage {
  readonly status: number;
  /** Those it was rendered with, such as its type. */
  readonly headers: readonly Header[];
  readonly isDocument: boolean;
  /** Tells whether a page rendered later is the same. */
  readonly digest: string;
  readonly gzip: SplicedGzip;
  /** The best compression: undefined until it is asked for, null until it is ready, and where it cannot be had. */
  brotli: SplicedBrotli | null | undefined;
}

/** The text parts of a page, between which its nonces belong. */
const partsOf = (text: string): readonly string[] => text.split(noncePlaceholder);

/** What `CachedPage.digest` is of a page just rendered. */
export const digestOf = (status: number, text: string): string => `${status} ${hash("sha256", text)}`;

/** Makes a page just rendered one that can be kept. */
export const createCachedPage = ({ status, headers }: Response, text: string): CachedPage => ({
  status,
  headers: [...headers].filter(([name]) => name !== "content-length"),
  isDocument: isDocument(headers),
  digest: digestOf(status, text),
  gzip: spliceGzip(partsOf(text)),
  brotli: undefined,
});

const plain = (gzip: SplicedGzip, nonce: string) =>
  gunzipSync(Buffer.from(gzipWithNonce(gzip, nonce), "latin1"));

/** The best compression of a page, which takes a tenth of a second in another thread; null where it cannot be had. */
export const compressBest = ({ gzip }: CachedPage): Promise<SplicedBrotli | null> =>
  spliceBrotli(partsOf(plain(gzip, noncePlaceholder).toString())).catch(() => null);

/** A cached page with its nonce, compressed as the browser takes it, a character for each byte (latin1). */
export function bodyOf(
  { brotli, gzip }: CachedPage,
  nonce: string,
  acceptEncoding: string | undefined,
): { readonly body: string; readonly encoding: "br" | "gzip" | null } {
  if (brotli && accepts(acceptEncoding, "br"))
    return { body: brotliWithNonce(brotli, nonce), encoding: "br" };
  if (accepts(acceptEncoding, "gzip")) return { body: gzipWithNonce(gzip, nonce), encoding: "gzip" };
  return { body: plain(gzip, nonce).toString("latin1"), encoding: null };
}
