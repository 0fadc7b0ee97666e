/**
 * Rows 7, 12 and 13: visitors' pages per second at 50 connections, against `node:http` saying hello; processor time
 * per request; memory, idle and under that load; and the time from start to ready.
 * Run: npm run bench -- throughput; ROUNDS=600 keeps the load up for an hour.
 */
import { fork } from "node:child_process";
import { load, request } from "./load.ts";
import { listen, median, residentMemory, startProduct } from "./product.ts";

const seconds = Number(process.env["SECONDS"] ?? 2);
const rounds = Number(process.env["ROUNDS"] ?? 7);
const starts = 5;
const [productPort, helloPort] = [4340, 4341];

if (process.argv[2] === "hello") {
  await listen(helloPort, (_, response) => response.end("hello"));
  process.once("disconnect", () => process.exit());
  process.send?.("ready");
} else {
  const hello = fork(import.meta.filename, ["hello"]);
  await new Promise((resolve) => hello.once("message", resolve));
  const startTimes: number[] = [];
  for (let start = 1; start < starts; start++) {
    const { startTime, stop } = await startProduct(productPort);
    startTimes.push(startTime);
    await stop();
  }
  const product = await startProduct(productPort);
  startTimes.push(product.startTime);
  const idle = residentMemory(product.pid);

  const brotli = { "Accept-Encoding": "gzip, deflate, br, zstd" };
  const targets = [
    { name: "hello", port: helloPort, pid: hello.pid ?? 0, bytes: request("/") },
    { name: "home", port: productPort, pid: product.pid, bytes: request("/", brotli) },
    { name: "gem", port: productPort, pid: product.pid, bytes: request("/gem/1", brotli) },
  ].map((target) => ({ ...target, perSecond: [] as number[], cpu: [] as number[] }));
  const memory: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (const { port, pid, bytes, perSecond, cpu } of targets) {
      const measured = await load({ pid, port, request: () => bytes, seconds });
      // The first round only warms up.
      if (round === 0) continue;
      perSecond.push(measured.perSecond);
      cpu.push(measured.cpu);
    }
    memory.push(residentMemory(product.pid));
  }

  const [floor] = targets;
  for (const { name, perSecond, cpu } of targets) {
    const ratio = median(perSecond.map((rate, round) => rate / (floor?.perSecond[round] ?? Number.NaN)));
    console.log(
      `${name.padEnd(6)} ${Math.round(median(perSecond))} requests/s (×${ratio.toFixed(2)}), ${median(cpu).toFixed(3)} ms of processor each`,
    );
  }
  console.log(
    `memory ${Math.round(idle)} MB idle; under load ${Math.round(Math.max(...memory))} MB at most, ${Math.round(memory.at(-1) ?? 0)} MB at last`,
  );
  console.log(`start to ready ${Math.round(median(startTimes))} ms`);
  hello.kill();
  await product.stop();
}
