/**
 * Rows 7 and 12: visitor pages per second at 50 connections against `node:http` saying hello, processor time per
 * request, and memory idle and under that load.
 * Run: npm run bench:throughput
 */
import { fork } from "node:child_process";
import autocannon from "autocannon";
import { cpuTime, listen, median, residentMemory, startProduct } from "./product.ts";

const seconds = Number(process.env["SECONDS"] ?? 6);
const rounds = Number(process.env["ROUNDS"] ?? 3);
const helloPort = 4341;

if (process.argv[2] === "hello") {
  await listen(helloPort, (_, response) => response.end("hello"));
  process.send?.("ready");
} else {
  const hello = fork(import.meta.filename, ["hello"]);
  await new Promise((resolve) => hello.once("message", resolve));
  const product = await startProduct(4340);
  const idle = residentMemory(product.pid);
  const targets = [
    { name: "hello", url: `http://localhost:${helloPort}/`, pid: hello.pid ?? 0 },
    { name: "home", url: `${product.base}/`, pid: product.pid },
    { name: "gem", url: `${product.base}/gem/1`, pid: product.pid },
  ];
  const rates = new Map(
    targets.map(({ name }) => [name, { perSecond: [] as number[], cpu: [] as number[] }]),
  );
  let loaded = idle;
  for (let round = 0; round < rounds; round++) {
    for (const { name, url, pid } of targets) {
      const before = cpuTime(pid);
      const result = await autocannon({
        url,
        connections: 50,
        duration: seconds,
        headers: { "accept-encoding": "br" },
      });
      if (result.non2xx + result.errors > 0)
        throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
      rates.get(name)?.perSecond.push(result.requests.average);
      rates.get(name)?.cpu.push((cpuTime(pid) - before) / result.requests.total);
      loaded = Math.max(loaded, residentMemory(product.pid));
    }
  }
  for (const [name, { perSecond, cpu }] of rates) {
    console.log(
      `${name.padEnd(6)} ${Math.round(median(perSecond))} requests/s, ${median(cpu).toFixed(3)} ms of processor each`,
    );
  }
  console.log(`memory ${Math.round(idle)} MB idle, ${Math.round(loaded)} MB under load`);
  console.log(`start to ready ${Math.round(product.startTime)} ms`);
  hello.kill();
  await product.stop();
}
