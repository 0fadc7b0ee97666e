import { Visitor } from "vite";
import { lineAt, type Breach, type Module } from "./modules.ts";

/** The client that posts and reads. Together with the page requests beside it, nothing else sends requests but for fonts. */
const client = "app/actions/post.ts";
const senders = /^app\/(?:actions\/|critical-path\/fonts\.ts$)/;

const sending = new Set(["fetch", "XMLHttpRequest", "sendBeacon", "EventSource", "WebSocket"]);
const storing = new Set(["sessionStorage", "localStorage", "indexedDB"]);

/** The modules that may use the browser's storage. */
const stores: ReadonlySet<string> = new Set([
  // Personal data, deleted with the session.
  "app/shell/session-storage.ts",
  // Which fonts were loaded, needed before any module runs.
  "app/critical-path/fonts.ts",
]);

/**
 * Finds requests and storage outside of their modules, and components that import the client: components do not
 * fetch.
 */
export function strayRequests({ file, text, program, imports }: Module): readonly Breach[] {
  const found: Breach[] = [];
  if (file.endsWith(".tsx"))
    for (const { from, typeOnly, line } of imports)
      if (from === client && !typeOnly)
        found.push({ at: `${file}:${line} imports ${from}`, fix: "post in a hook (use-*.ts) of its noun." });
  new Visitor({
    Identifier({ name, start }) {
      const at = `${file}:${lineAt(text, start)} uses ${name}`;
      if (sending.has(name) && !senders.test(file)) found.push({ at, fix: `send it by ${client}.` });
      if (storing.has(name) && !stores.has(file))
        found.push({ at, fix: "keep it by app/shell/session-storage.ts." });
    },
  }).visit(program);
  return found;
}
