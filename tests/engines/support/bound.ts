import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";

/** Runs a program as `bound.sh` says; it is named in the environment variable BOUND. */
export const boundProgram = path.join(import.meta.dirname, "bound.sh");

interface Bound {
  readonly process: ChildProcess;
  /** Calls back for each line of output. */
  readonly onLine: (listen: (line: string) => void) => void;
  /** Kills the program and all that it has started. */
  readonly stop: () => Promise<void>;
}

/** Starts a program in a process group of its own, which ends with this process at the latest. */
export function startBound(
  program: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Bound {
  const child = spawn(boundProgram, parameters, {
    env: { ...process.env, ...environment, BOUND: program },
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
  });
  const exited = new Promise<void>((resolve) => {
    child.on("exit", () => resolve()).on("error", () => resolve());
  });
  // The program may be gone already.
  child.stdin.on("error", () => undefined);
  const listeners: ((line: string) => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream.setEncoding("utf8").on("data", (text: string) => {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) for (const listen of listeners) listen(line);
    });
  }
  return {
    process: child,
    onLine: (listen) => void listeners.push(listen),
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
