import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import type { App } from "../../app.ts";
import type { BuiltFiles } from "../build-output.ts";
import type { SiteRequest } from "../request/request.ts";
import { accepts } from "../response/accepts.ts";
import { isUnchanged } from "../response/conditional.ts";
import { revalidated, workerPolicy, type Header } from "../response/headers.ts";
import { textResponse, type Layer, type SiteResponse } from "../response/response.ts";
import type { OfflineCopies } from "./offline-pack.ts";

/** A file in memory, with its entity tag. */
interface Tagged {
  readonly tag: string;
  readonly bytes: Buffer;
}

const tagged = (bytes: Buffer): Tagged => ({ tag: `"${hash("sha256", bytes).slice(0, 32)}"`, bytes });

/** A response that is the same for everybody, and revalidated each time. */
function fileResponse(
  { headers: sent }: SiteRequest,
  { tag, bytes }: Tagged,
  own: readonly Header[],
): SiteResponse {
  const headers: Header[] = [["Cache-Control", revalidated], ["ETag", tag], ...own];
  return isUnchanged(sent, { tag })
    ? { status: 304, headers, body: null }
    : { status: 200, headers, body: bytes };
}

type Encoding = "br" | "gzip";

/** How the compressed pack becomes the file that is sent. Gzip is for a proxy that accepts no brotli; it is ten times as large. */
const encode: Readonly<Record<Encoding, (brotli: Buffer) => Promise<Tagged>>> = {
  br: async (brotli) => tagged(brotli),
  gzip: async (brotli) => tagged(await promisify(gzip)(await promisify(brotliDecompress)(brotli))),
};

/** The encoding for a request; null when it accepts neither. Without the header all are acceptable (RFC 9110 §12.5.3). */
function encodingFor({ headers }: SiteRequest): Encoding | null {
  const accepted = headers["accept-encoding"] ?? "br";
  return (["br", "gzip"] as const).find((encoding) => accepts(accepted, encoding)) ?? null;
}

/** Serves the pack. Each file is made for the first who asks for it. */
function servePack({ pack }: OfflineCopies): Layer {
  const files: Partial<Record<Encoding, Promise<Tagged>>> = {};
  return async (request) => {
    const encoding = encodingFor(request);
    if (encoding === null) return textResponse(406, messages.http.notAcceptable);
    const made = await pack();
    if (!made.ok) return textResponse(503, messages.http.unavailable);
    if (made.value === null) return null;
    const file = await (files[encoding] ??= encode[encoding](made.value.brotli));
    return fileResponse(request, file, [
      ["Content-Type", "application/json"],
      ["Content-Encoding", encoding],
      ["Vary", "Accept-Encoding"],
    ]);
  };
}

/** Serves what phones need to keep the site: the worker, and the pack. Neither depends on who asks. */
export function serveOffline(
  { config }: Pick<App, "config">,
  copies: OfflineCopies,
  { worker }: Pick<BuiltFiles, "worker">,
): Layer {
  const pack = servePack(copies);
  return (request) => {
    if (request.method === "POST") return null;
    if (request.path === paths.offlinePack()) return pack(request);
    if (request.path !== paths.worker()) return null;
    return worker(config.offline ? "worker" : "removal").then((text) =>
      fileResponse(request, tagged(Buffer.from(text)), [
        ["Content-Type", "text/javascript; charset=utf-8"],
        ["Content-Security-Policy", workerPolicy],
      ]),
    );
  };
}
