import { createServer } from "node:http";
import type { TestProject } from "vitest/node";
import { type RunningPostgres, startPostgres } from "./embedded-postgres.ts";
import { listening } from "./listening.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address at which tests request the PostgreSQL server of this run. */
    readonly postgresDoor: string;
  }
}

/** The PostgreSQL server of a test run: TEST_DATABASE_URL, or one that is started when the first test needs it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let running: Promise<RunningPostgres> | undefined;
  const door = createServer((_request, response) => {
    running ??= given() ?? startPostgres();
    running.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  project.provide("postgresDoor", `http://127.0.0.1:${await listening(door)}/`);
  return async () => {
    door.close();
    await running?.then(
      (server) => server.stop(),
      () => undefined,
    );
  };
}

function given(): Promise<RunningPostgres> | undefined {
  const url = process.env["TEST_DATABASE_URL"];
  const stop = () => Promise.resolve();
  return url ? Promise.resolve({ url, pid: null, stop, [Symbol.asyncDispose]: stop }) : undefined;
}
