/** The program of the process that hashes passwords (hashing-process.ts): it works for its server until that is gone. */
import { constants, setPriority } from "node:os";
import { hashHere, type HashResult, type HashTask } from "./hasher.ts";

// Below the pages, yet not so low that a machine others keep busy lets nobody in. Threads that begin later have it too.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const answer = (said: HashResult) => void process.send?.(said);

async function work(task: HashTask): Promise<void> {
  const { number, password } = task;
  try {
    const value =
      "hash" in task
        ? await hashHere.verify(password, task.hash)
        : await hashHere.hash(password, task.memoryKiB);
    answer({ number, value });
  } catch (error) {
    answer({ number, fault: String(error) });
  }
}

process.on("message", (task: HashTask) => void work(task));
process.on("disconnect", () => process.exit(0));
// What stops the server is often told to both; the server still has answers to give.
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => undefined);
