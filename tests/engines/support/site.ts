import { randomBytes, randomInt } from "node:crypto";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream";
import type { Documents } from "../../../server/documents/documents.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import type { UserDocument } from "../../../server/documents/user-document.ts";
import { listening } from "../../support/listening.ts";
import { beginSession, settle } from "../../support/people.ts";
import { serverProgram, startEnvironment, startOptions } from "../../../scripts/start-command.ts";
import { startBound } from "./bound.ts";

const root = path.join(import.meta.dirname, "..", "..", "..");

/** The path at which the proxy signs a browser in. */
const signInPath = "/sign-in-of-the-tests";

/** The product as `npm start` runs it, behind a proxy that does for each engine what not every driver can do. */
export interface Site {
  readonly origin: string;
  readonly documents: Documents;
  /** Begins a journey: a client address of its own, so that none uses up another's limits. Returns its failed responses. */
  readonly begin: () => readonly string[];
  /** Creates a user, directly in the database. */
  readonly createUser: (nickname?: string) => Promise<UserDocument>;
  /** A path that signs a browser in as this user and leads on to another path. */
  readonly signInPath: (user: UserDocument, address: string) => Promise<string>;
  /** Holds back responses to these paths until the returned function is called. */
  readonly hold: (paths: RegExp) => () => void;
  /**
   * Breaks off each request, or each to these paths, as where there is no line, until the returned function is called.
   */
  readonly cut: (paths?: RegExp) => () => void;
  readonly stop: () => Promise<void>;
}

export async function openSite(): Promise<Site> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "anaba-engines-"));
  let address = "";
  let failures: string[] = [];
  let held: { readonly paths: RegExp; readonly until: Promise<void> } | null = null;
  let letGo: () => void = () => undefined;
  let lost: RegExp | null = null;
  let port = 0;

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const target = incoming.url ?? "/";
    if (lost?.test(target)) return void outgoing.destroy();
    const fail = (reason: string) => failures.push(`${incoming.method} ${target}: ${reason}`);
    if (target.startsWith(signInPath)) return signIn(new URL(target, origin), outgoing);
    if (held?.paths.test(target)) await held.until;
    const onward = request({
      port,
      method: incoming.method,
      path: target,
      headers: { ...incoming.headers, "x-forwarded-for": address, connection: "close" },
      agent: false,
    });
    onward.on("response", (response) => {
      const status = response.statusCode ?? 502;
      if (status >= 500) fail(String(status));
      const { connection: _connection, "keep-alive": _keepAlive, ...headers } = response.headers;
      outgoing.writeHead(status, headers);
      // A browser that leaves a page breaks its connections off.
      pipeline(response, outgoing, () => undefined);
    });
    onward.on("error", (error) => {
      if (incoming.destroyed) return;
      fail(error.message);
      outgoing.destroy();
    });
    outgoing.on("close", () => onward.destroy());
    pipeline(incoming, onward, () => undefined);
  }

  const proxy = createServer((incoming, outgoing) => void forward(incoming, outgoing));
  const origin = `http://localhost:${await listening(proxy)}`;
  const server = startBound(process.execPath, [...startOptions, path.join(root, serverProgram)], {
    ...startEnvironment,
    DATA_DIR: dataDir,
    BASE_URL: origin,
    PORT: "0",
    TRUST_PROXY: "1",
    NODE_ENV: "production",
    LOG_LEVEL: "error",
  });
  port = await new Promise<number>((resolve, reject) => {
    const said: string[] = [];
    server.onLine((line) => {
      said.push(line);
      const found = /listens on http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    server.process.on("exit", () => reject(new Error(`the server has ended: ${said.join("\n")}`)));
  });
  const documents = await openDocuments({ url: `sqlite:${path.join(dataDir, "anaba.sqlite")}` });

  return {
    origin,
    documents,
    begin: () => {
      const part = () => randomInt(1, 255);
      address = `10.${part()}.${part()}.${part()}`;
      failures = [];
      // A journey that failed may have left something held or cut.
      letGo();
      lost = null;
      return failures;
    },
    createUser: (nickname = "Mei Tanaka") => {
      const id = randomBytes(6).toString("hex");
      return settle(documents, id, { username: `t_${id}`, nickname });
    },
    signInPath: async ({ id }, to) => {
      const query = new URLSearchParams({ token: await beginSession(documents, id), to });
      return `${signInPath}?${query.toString()}`;
    },
    cut: (paths = /^/) => {
      lost = paths;
      return () => {
        lost = null;
      };
    },
    hold: (paths) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { paths, until: promise };
      letGo = () => {
        held = null;
        resolve();
      };
      return letGo;
    },
    stop: async () => {
      await documents.close();
      proxy.close();
      proxy.closeAllConnections();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function signIn({ searchParams }: URL, outgoing: ServerResponse): void {
  const cookie = `anaba-session=${searchParams.get("token")}; Path=/; HttpOnly; SameSite=Lax`;
  outgoing.writeHead(302, { "Set-Cookie": cookie, Location: searchParams.get("to") ?? "/" }).end();
}
