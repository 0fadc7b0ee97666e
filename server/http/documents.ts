import { gzip } from "node:zlib";
import { promisify } from "node:util";
import { documentPolicy, uncached } from "./headers.ts";
import { gzipWithNonce, withNonce, type CachedPage } from "./page-cache.ts";
import { brotliWithNonce } from "./spliced-brotli.ts";
import type { SiteContext } from "./variables.ts";

const gzipAsync = promisify(gzip);
const accepts = (c: SiteContext, encoding: "br" | "gzip") =>
  new RegExp(`\\b${encoding}\\b(?!;q=0(?:\\.0*)?(?:,|$))`).test(c.req.header("Accept-Encoding") ?? "");

const documentHeaders = (nonce: string) => ({
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": uncached,
  "Content-Security-Policy": documentPolicy(nonce),
  Vary: "Accept-Encoding, Cookie",
});

/** Answers with a kept page and a fresh nonce, compressed as the browser takes it. */
export function answerKept(c: SiteContext, page: CachedPage, nonce: string): Response {
  const { status, brotli } = page;
  const headers = documentHeaders(nonce);
  const send = (body: Buffer, encoding: string) =>
    new Response(new Uint8Array(body), { status, headers: { ...headers, "Content-Encoding": encoding } });
  if (brotli !== null && accepts(c, "br")) return send(brotliWithNonce(brotli, nonce), "br");
  if (accepts(c, "gzip")) return send(gzipWithNonce(page, nonce), "gzip");
  return new Response(withNonce(page, nonce), { status, headers });
}

/** Completes what React Router rendered for one person: headers, and compression where the browser takes it. */
export async function answerRendered(c: SiteContext, rendered: Response, nonce: string): Promise<Response> {
  const headers = new Headers(rendered.headers);
  headers.set("Cache-Control", uncached);
  const isDocument = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (isDocument) headers.set("Content-Security-Policy", documentPolicy(nonce));
  headers.set("Vary", "Accept-Encoding, Cookie");
  const { status } = rendered;
  if (rendered.body === null || !accepts(c, "gzip")) return new Response(rendered.body, { status, headers });
  headers.set("Content-Encoding", "gzip");
  headers.delete("Content-Length");
  const body = await gzipAsync(Buffer.from(await rendered.arrayBuffer()));
  return new Response(new Uint8Array(body), { status, headers });
}
