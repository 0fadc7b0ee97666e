/** The program of the process that hashes passwords (hashing-process.ts). It ends when its server does. */
import { constants, setPriority } from "node:os";
import { hashHere, type HashResult, type HashTask } from "./hasher.ts";

// Lower priority than the server, so that pages stay fast; not the lowest, so that sign-ins still work on a busy
// machine. Threads that start later inherit it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const reply = (result: HashResult) => void process.send?.(result);

async function work(task: HashTask): Promise<void> {
  const { number, password } = task;
  try {
    const value =
      "hash" in task
        ? await hashHere.verify(password, task.hash)
        : await hashHere.hash(password, task.memoryKiB);
    reply({ number, value });
  } catch (error) {
    reply({ number, fault: String(error) });
  }
}

process.on("message", (task: HashTask) => void work(task));
process.on("disconnect", () => process.exit(0));
// A terminal sends these signals to both processes. The server still needs hashes while it shuts down.
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => undefined);
