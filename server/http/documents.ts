import { gzip } from "node:zlib";
import { promisify } from "node:util";
import { accepts } from "./accepts.ts";
import { documentPolicy, uncached, type Header } from "./headers.ts";
import { bodyOf, type KeptPage } from "./kept-page.ts";
import { createNonce } from "./nonce.ts";
import type { SiteContext } from "./variables.ts";

const gzipAsync = promisify(gzip);
const vary = "Accept-Encoding, Cookie";

/** A kept page with a fresh nonce, ready to be sent: its headers but for those of every answer, and a character for each byte. */
export function keptDocument(page: KeptPage, acceptEncoding: string | undefined) {
  const nonce = createNonce();
  const { body, encoding } = bodyOf(page, nonce, acceptEncoding);
  const headers: Header[] = [
    ["Content-Type", "text/html; charset=utf-8"],
    ["Content-Length", String(body.length)],
    ["Cache-Control", uncached],
    ["Content-Security-Policy", documentPolicy(nonce)],
    ["Vary", vary],
  ];
  if (encoding !== null) headers.push(["Content-Encoding", encoding]);
  return { status: page.status, headers, body };
}

/** Completes what React Router rendered for one person: headers, and compression where the browser takes it. */
export async function answerRendered(c: SiteContext, rendered: Response, nonce: string): Promise<Response> {
  const headers = new Headers(rendered.headers);
  headers.set("Cache-Control", uncached);
  const isDocument = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (isDocument) headers.set("Content-Security-Policy", documentPolicy(nonce));
  headers.set("Vary", vary);
  const { status } = rendered;
  if (rendered.body === null || !accepts(c.req.header("Accept-Encoding"), "gzip"))
    return new Response(rendered.body, { status, headers });
  headers.set("Content-Encoding", "gzip");
  headers.delete("Content-Length");
  const body = await gzipAsync(Buffer.from(await rendered.arrayBuffer()));
  return new Response(new Uint8Array(body), { status, headers });
}
