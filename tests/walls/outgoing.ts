import { Visitor, type ESTree } from "vite";
import { lineAt, type Breach, type Module } from "./modules.ts";

/** Modules that open connections or start programs. */
const reaching: ReadonlySet<string> = new Set([
  "node:child_process",
  "node:dgram",
  "node:dns",
  "node:http",
  "node:http2",
  "node:https",
  "node:net",
  "node:tls",
  "aws4fetch",
  "nodemailer",
  "openid-client",
  "pg",
]);

/** Exports of these modules that open no connection. */
const harmless: ReadonlySet<string> = new Set(["BlockList", "SocketAddress", "isIP"]);

/** The server modules that may connect to other systems, and to which. None of them takes an address from a request. */
export const gates: Readonly<Record<string, string>> = {
  "server/documents/postgres.ts": "the database of DATABASE_URL",
  "server/documents/postgres-hosts.ts": "the same: its hosts, and which of them takes writes",
  "server/files/s3.ts": "the storage of FILES_URL",
  "server/mail/smtp.ts": "the mail server of SMTP_URL",
  "server/auth/google.ts": "Google, or GOOGLE_ISSUER",
  "server/auth/development-provider.ts": "its own port, on this machine",
  "server/auth/hashing-process.ts": "the process that hashes passwords",
  "server/runtime/http-server.ts": "nowhere: it listens",
  "server/runtime/metrics-server.ts": "nowhere: it listens, for this machine alone",
};

/** Globals that open connections. */
const connecting: ReadonlySet<string> = new Set(["WebSocket", "fetch"]);

/** Options that disable the check of TLS certificates. */
const unchecked: ReadonlySet<string> = new Set([
  "rejectUnauthorized",
  "checkServerIdentity",
  "NODE_TLS_REJECT_UNAUTHORIZED",
]);

/** Finds connections and programs outside of `gates`, and options that disable the check of certificates. */
export function strayConnections({ file, text, program, imports }: Module): readonly Breach[] {
  const found: Breach[] = [];
  const mayConnect = file in gates;
  const fix = "use one of the modules in tests/walls/outgoing.ts.";
  for (const { from, names, typeOnly, line } of imports) {
    const opens = names === null || names.some((name) => !harmless.has(name));
    if (!mayConnect && !typeOnly && reaching.has(from) && opens)
      found.push({ at: `${file}:${line} takes ${from}`, fix });
  }
  const add = (name: string, start: number, how: string) =>
    found.push({ at: `${file}:${lineAt(text, start)} uses ${name}`, fix: how });
  const look = (callee: ESTree.Expression) => {
    if (mayConnect || callee.type !== "Identifier" || !connecting.has(callee.name)) return;
    add(callee.name, callee.start, fix);
  };
  const lookForOption = (name: unknown, start: number) => {
    if (typeof name === "string" && unchecked.has(name)) add(name, start, "leave certificates checked.");
  };
  new Visitor({
    CallExpression: ({ callee }) => look(callee),
    NewExpression: ({ callee }) => look(callee),
    Identifier: ({ name, start }) => lookForOption(name, start),
    Literal: ({ value, start }) => lookForOption(value, start),
  }).visit(program);
  return found;
}
