import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createQueue } from "../base/queue.ts";
import { accepts } from "./response/accepts.ts";
import type { SiteResponse, Layer } from "./response/response.ts";
import { isUnchanged } from "./response/conditional.ts";
import { brieflyCached, immutable, type Header } from "./response/headers.ts";
import type { SiteRequest } from "./request/request.ts";

/** Content types by extension. Files with another extension are not served. */
const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};
const compressed = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;
/** The most files that are open at the same time. */
const maxOpen = 16;

const isFingerprinted = ({ path: address, search }: SiteRequest) =>
  address.startsWith("/assets/") || (address.startsWith("/pictures/") && /[?&]v=/.test(search));

/** The validators of a file, known without reading it. */
interface FileState {
  readonly tag: string;
  readonly modifiedAt: number;
}

/** Derives the tag from size and time: hashing all files would delay the start. */
function stateOf(file: string): FileState {
  const { size, mtimeMs } = statSync(file);
  const modifiedAt = Math.floor(mtimeMs);
  return { tag: `"${size.toString(36)}-${modifiedAt.toString(36)}"`, modifiedAt };
}

/** The files by address. No file of the build has a name that needs percent-encoding. */
const filesIn = (root: string): ReadonlyMap<string, FileState> =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [`/${path.relative(root, file).replaceAll(path.sep, "/")}`, stateOf(file)];
      }),
  );

/**
 * Reads whole files, so that a slow client does not keep a file open. Concurrent responses with the same file share
 * one copy.
 */
function createReader(root: string): (name: string) => Promise<Uint8Array> {
  const queue = createQueue({ running: maxOpen, waiting: Infinity });
  const reading = new Map<string, Promise<Uint8Array>>();
  const loaded = new Map<string, WeakRef<Uint8Array>>();
  const read = async (name: string): Promise<Uint8Array> => {
    const run = await queue.run(() => readFile(path.join(root, name)));
    if (!run.ok) throw new Error(`${name}: ${run.refusal}`);
    loaded.set(name, new WeakRef(run.value));
    return run.value;
  };
  return async (name) => {
    const bytes = loaded.get(name)?.deref();
    if (bytes !== undefined) return bytes;
    const pending = reading.get(name) ?? read(name).finally(() => reading.delete(name));
    reading.set(name, pending);
    return pending;
  };
}

/**
 * Serves the static files of the build. Compressed copies were made at build time. Files with a fingerprint may be
 * cached for ever.
 */
export const serveFiles = (root: string): Layer => {
  const files = filesIn(root);
  const read = createReader(root);
  const respond = async (request: SiteRequest, type: string): Promise<SiteResponse> => {
    const copies = compressed.filter(([, extension]) => files.has(request.path + extension));
    const chosen = copies.find(([encoding]) => accepts(request.headers["accept-encoding"], encoding));
    const name = request.path + (chosen?.[1] ?? "");
    const headers: Header[] = [["Cache-Control", isFingerprinted(request) ? immutable : brieflyCached]];
    if (copies.length > 0) headers.push(["Vary", "Accept-Encoding"]);
    const state = files.get(name);
    if (state !== undefined) {
      headers.push(["ETag", state.tag], ["Last-Modified", new Date(state.modifiedAt).toUTCString()]);
      if (isUnchanged(request.headers, state)) return { status: 304, headers, body: null };
    }
    headers.push(["Content-Type", type]);
    if (chosen !== undefined) headers.push(["Content-Encoding", chosen[0]]);
    return { status: 200, headers, body: await read(name) };
  };
  return (request) => {
    const type = request.method === "POST" ? undefined : types[path.extname(request.path)];
    return type !== undefined && files.has(request.path) ? respond(request, type) : null;
  };
};
