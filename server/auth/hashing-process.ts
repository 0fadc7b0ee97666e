import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";
import type { Logger } from "pino";
import type { HashResult, Hasher, HashTask } from "./hasher.ts";

/** Beside this module: among the sources, and in the bundle. */
const program = path.join(import.meta.dirname, `hash-passwords${path.extname(import.meta.filename)}`);

interface Options {
  readonly log: Logger;
  /** With nothing to do for so long, in milliseconds, the process ends, and its memory is free. */
  readonly idleTime?: number;
  /** A hash that takes longer, in milliseconds, is given up with its process. */
  readonly longest?: number;
}

/** A process at work, and who waits for it, by the number of the task. */
interface AtWork {
  readonly child: ChildProcess;
  readonly waiting: Map<number, PromiseWithResolvers<HashResult | null>>;
}

type Wanted = { readonly password: string } & ({ readonly hash: string } | { readonly memoryKiB: number });

/**
 * Hashes in a process of its own, which gives way to everything else (docs/security.md row 33): its work stops no thread of this
 * one, not even by the memory that each hash takes and gives back. It begins with the first hash and ends when there are
 * none for a while. Should it die, what it had in hand is lost, and the next hash begins another.
 */
export function createHashingProcess({ log, idleTime = 30_000, longest = 30_000 }: Options): Hasher {
  let atWork: AtWork | null = null;
  let lastNumber = 0;
  let idle: NodeJS.Timeout | undefined;

  function begin(): AtWork {
    const child = fork(program, [], {
      // No setting of the server's goes with it, secrets least of all.
      env: {},
      execArgv: ["--disable-proto=delete"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    log.debug({ pid: child.pid, event: "hashing begins" }, "a process that hashes passwords begins");
    const begun: AtWork = { child, waiting: new Map() };
    const ended = (how: object) => {
      if (atWork === begun) {
        atWork = null;
        log.warn({ ...how, event: "hashing ended" }, "the process that hashes passwords ended");
      }
      for (const { resolve } of begun.waiting.values()) resolve(null);
    };
    child.on("error", (err) => ended({ err }));
    child.on("exit", (code, signal) => ended({ code, signal }));
    child.on("message", (answer: HashResult) => begun.waiting.get(answer.number)?.resolve(answer));
    return begun;
  }

  /** Ends the process if there is one. It keeps nothing, so that it need not be asked. */
  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = atWork;
    atWork = null;
    if (ending === null) return;
    const ended = new Promise((resolve) => ending.child.once("exit", resolve));
    ending.child.kill("SIGKILL");
    await ended;
  }

  async function ask(wanted: Wanted): Promise<string | boolean | null> {
    clearTimeout(idle);
    const { child, waiting } = (atWork ??= begin());
    const number = ++lastNumber;
    const answered = Promise.withResolvers<HashResult | null>();
    waiting.set(number, answered);
    const late = setTimeout(() => child.kill("SIGKILL"), longest);
    // What cannot be sent is lost by the end of the process, which is told elsewhere.
    child.send({ ...wanted, number } satisfies HashTask, () => undefined);
    const answer = await answered.promise;
    clearTimeout(late);
    waiting.delete(number);
    if (atWork?.child === child && waiting.size === 0) idle = setTimeout(() => void end(), idleTime).unref();
    if (answer === null) return null;
    if ("fault" in answer) throw new Error(answer.fault);
    return answer.value;
  }

  return {
    async hash(password, memoryKiB) {
      const value = await ask({ password, memoryKiB });
      return typeof value === "string" ? value : null;
    },
    async verify(password, hash) {
      const value = await ask({ password, hash });
      return typeof value === "boolean" ? value : null;
    },
    close: end,
  };
}
