import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { serverProgram, startEnvironment, startOptions } from "../../scripts/start-command.ts";

const root = path.join(import.meta.dirname, "..", "..");

/** The product as `npm start` runs it: a separate process on a free port. */
export interface StartedServer extends AsyncDisposable {
  readonly port: number;
  readonly process: ChildProcess;
  /** Sends raw bytes; returns everything that comes back until the server closes the connection. */
  readonly send: (bytes: string | Buffer) => Promise<string>;
  /** The output so far. */
  readonly said: () => string;
  readonly stop: () => Promise<number | null>;
}

interface Start {
  /** How many files the process may have open. */
  readonly openFiles?: number;
  /** The product's folder; by default the repository. */
  readonly folder?: string;
}

const command = [process.execPath, ...startOptions, serverProgram] as const;

/** Starts a server with the given settings and waits until it listens. */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
  { openFiles, folder = root }: Start = {},
): Promise<StartedServer> {
  const limited = ["/bin/sh", "-c", `ulimit -n ${openFiles} && exec "$@"`, "sh", ...command] as const;
  const [program, ...parameters] = openFiles === undefined ? command : limited;
  const dataDir = mkdtempSync(path.join(tmpdir(), "anaba-server-"));
  const child = spawn(program, parameters, {
    cwd: folder,
    env: {
      ...startEnvironment,
      PATH: process.env["PATH"],
      PORT: "0",
      BASE_URL: "http://localhost:3000",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Its end may be noticed before its last output has been read; "close" comes after both.
  const exited = new Promise<number | null>((resolve) => {
    child.on("close", resolve);
  });
  let said = "";
  const port = await new Promise<number>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /listens on http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (found !== undefined) resolve(Number(found));
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    void exited.then((code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  const stop = async () => {
    child.kill("SIGTERM");
    const code = await exited;
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  return {
    port,
    process: child,
    said: () => said,
    send: (bytes) =>
      new Promise((resolve) => {
        let answer = "";
        const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
        socket.on("data", (chunk) => {
          answer += chunk.toString("latin1");
        });
        // A connection reset after the response is accepted.
        socket.on("error", () => undefined).on("close", () => resolve(answer));
      }),
    stop,
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
}
