import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";
import type { Logger } from "pino";
import type { HashResult, Hasher, HashTask } from "./hasher.ts";

/** The program is next to this module, both in the sources and in the bundle. */
const program = path.join(import.meta.dirname, `hash-passwords${path.extname(import.meta.filename)}`);

interface Options {
  readonly log: Logger;
  /** After this idle time, in milliseconds, the process ends and frees its memory. */
  readonly idleTime?: number;
  /** After this time, in milliseconds, a hash counts as stuck and its process is killed. */
  readonly longest?: number;
}

/** A running process, and the promises that wait for its replies, by task number. */
interface HashingProcess {
  readonly child: ChildProcess;
  readonly waiting: Map<number, PromiseWithResolvers<HashResult | null>>;
}

type Task = { readonly password: string } & ({ readonly hash: string } | { readonly memoryKiB: number });

/**
 * Hashes passwords in a separate process with a lower priority (docs/security.md row 33), so that neither the
 * computation nor its memory slows the server down. The process starts with the first hash and ends when idle. If it
 * dies, its tasks resolve to null, and the next hash starts a new process.
 */
export function createHashingProcess({ log, idleTime = 30_000, longest = 30_000 }: Options): Hasher {
  let current: HashingProcess | null = null;
  let lastNumber = 0;
  let idle: NodeJS.Timeout | undefined;

  function begin(): HashingProcess {
    const child = fork(program, [], {
      // The process gets no environment variables, because they hold secrets.
      env: {},
      execArgv: ["--disable-proto=delete"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    log.debug({ pid: child.pid, event: "hashing begins" }, "password hashing process started");
    const begun: HashingProcess = { child, waiting: new Map() };
    const ended = (how: object) => {
      if (current === begun) {
        current = null;
        log.warn({ ...how, event: "hashing ended" }, "password hashing process exited");
      }
      for (const { resolve } of begun.waiting.values()) resolve(null);
    };
    child.on("error", (err) => ended({ err }));
    child.on("exit", (code, signal) => ended({ code, signal }));
    child.on("message", (result: HashResult) => begun.waiting.get(result.number)?.resolve(result));
    return begun;
  }

  /** Kills the process if there is one. It has no state to save. */
  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = current;
    current = null;
    if (ending === null) return;
    const ended = new Promise((resolve) => ending.child.once("exit", resolve));
    ending.child.kill("SIGKILL");
    await ended;
  }

  async function run(task: Task): Promise<string | boolean | null> {
    clearTimeout(idle);
    const { child, waiting } = (current ??= begin());
    const number = ++lastNumber;
    const reply = Promise.withResolvers<HashResult | null>();
    waiting.set(number, reply);
    const late = setTimeout(() => child.kill("SIGKILL"), longest);
    // A failed send means that the process is ending; its `exit` event resolves the task.
    child.send({ ...task, number } satisfies HashTask, () => undefined);
    const result = await reply.promise;
    clearTimeout(late);
    waiting.delete(number);
    if (current?.child === child && waiting.size === 0) idle = setTimeout(() => void end(), idleTime).unref();
    if (result === null) return null;
    if ("fault" in result) throw new Error(result.fault);
    return result.value;
  }

  return {
    async hash(password, memoryKiB) {
      const value = await run({ password, memoryKiB });
      return typeof value === "string" ? value : null;
    },
    async verify(password, hash) {
      const value = await run({ password, hash });
      return typeof value === "boolean" ? value : null;
    },
    close: end,
  };
}
