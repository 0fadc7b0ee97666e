import { isDeepStrictEqual } from "node:util";
import { constants, crc32, deflateRawSync } from "node:zlib";
import { spliceBrotli, type SplicedBrotli } from "./spliced-brotli.ts";

/** A page as every visitor gets it, but for the nonce: the text between the places where the nonce stands. */
export interface CachedPage {
  readonly status: number;
  readonly parts: readonly string[];
  /** Each part as deflate blocks that refer to nothing before them and end on a whole byte. */
  readonly deflated: readonly Buffer[];
  /** The best compression; it takes a tenth of a second, so a new page is sent without it until it is ready. */
  brotli: SplicedBrotli | null;
  expires: number;
}

/** How long a page may be shown after a change that this process did not make itself (another server's). */
const lifetime = 1000;
const mostPages = 500;

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([0x03, 0x00]);

/** An uncompressed deflate block (RFC 1951 §3.2.4). */
function storedBlock(text: string): Buffer {
  const body = Buffer.from(text, "latin1");
  const block = Buffer.alloc(5 + body.length);
  block.writeUInt16LE(body.length, 1);
  block.writeUInt16LE(~body.length & 0xffff, 3);
  body.copy(block, 5);
  return block;
}

/**
 * Visitors who are not signed in all get the same page, so it is rendered once and kept compressed. What must differ
 * is the nonce: it is written between the kept compressed parts as an uncompressed block, which costs a copy instead
 * of a compression.
 */
export class PageCache {
  readonly #pages = new Map<string, Promise<CachedPage>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Forgets all pages: something that visitors see has changed. */
  clear(): void {
    this.#pages.clear();
  }

  /** The page under `key`, rendered at most once a second; `render` puts `placeholder` where the nonce belongs. */
  async page(key: string, placeholder: string, render: () => Promise<Response>): Promise<CachedPage> {
    const pending = this.#pages.get(key);
    const kept = await pending;
    if (kept !== undefined && kept.expires > this.#now()) return kept;
    // While this caller waited, another may have begun to render.
    const begun = this.#pages.get(key);
    if (begun !== undefined && begun !== pending) return begun;
    const rendering = render().then((response) => this.#compress(response, placeholder, kept));
    this.#keep(key, rendering);
    return rendering;
  }

  async #compress(
    response: Response,
    placeholder: string,
    kept: CachedPage | undefined,
  ): Promise<CachedPage> {
    const { status } = response;
    const parts = (await response.text()).split(placeholder);
    const expires = this.#now() + lifetime;
    // Rendered again and nothing has changed: what was compressed stays.
    if (kept?.status === status && isDeepStrictEqual(kept.parts, parts))
      return Object.assign(kept, { expires });
    const deflated = parts.map((part) => deflateRawSync(part, { finishFlush: constants.Z_SYNC_FLUSH }));
    const page: CachedPage = { status, parts, deflated, brotli: null, expires };
    void spliceBrotli(parts).then((brotli) => Object.assign(page, { brotli }));
    return page;
  }

  #keep(key: string, rendering: Promise<CachedPage>): void {
    if (this.#pages.size >= mostPages) this.#pages.clear();
    this.#pages.set(key, rendering);
    rendering.catch(() => this.#pages.delete(key));
  }
}

/** The page's text with its nonce. */
export const withNonce = (page: CachedPage, nonce: string): string => page.parts.join(nonce);

/** The page with its nonce as one gzip member (RFC 1952), put together from the kept compressed parts. */
export function gzipWithNonce(page: CachedPage, nonce: string): Buffer {
  const nonceBlock = storedBlock(nonce);
  const blocks = page.deflated.flatMap((part, index) => (index === 0 ? [part] : [nonceBlock, part]));
  const text = Buffer.from(withNonce(page, nonce));
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(text), 0);
  trailer.writeUInt32LE(text.length, 4);
  return Buffer.concat([gzipHeader, ...blocks, lastBlock, trailer]);
}
