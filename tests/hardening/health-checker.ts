/** Checks a server's health, one request after the other, between the messages "begin" and "end" of its parent. */
import { checkHealth } from "./connections.ts";
import type { Target } from "./target.ts";

const [port = "", origin = ""] = process.argv.slice(2);
const target: Target = { port: Number(port), origin };

async function check(until: AbortSignal): Promise<void> {
  const times: (number | null)[] = [];
  do times.push(await checkHealth(target));
  while (!until.aborted);
  process.send?.(times);
}

let asked = new AbortController();
process.on("message", (message) => {
  if (message === "end") return asked.abort();
  asked = new AbortController();
  void check(asked.signal);
});
process.once("disconnect", () => process.exit(0));
