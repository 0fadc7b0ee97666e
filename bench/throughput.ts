/**
 * Row 7: the visitors' home page at 50 connections for each second of the server's processor time, against `node:http`
 * saying hello and against Next's page, which is rendered when it is built. Every visitors' page comes from the same cache.
 * Run: npm run bench -- throughput
 */
import { request } from "./support/load.ts";
import { startPeer } from "./peers.ts";
import { startProduct } from "./support/product.ts";
import { report } from "./scoreboard/report.ts";
import { measureInRounds, perProcessorSecond, startFloor } from "./support/rounds.ts";

const seconds = Number(process.env["SECONDS"] ?? 2);
const rounds = Number(process.env["ROUNDS"] ?? 5);
const ports = { product: 4340, hello: 4341, next: 4342 };

const hello = await startFloor("hello.ts", String(ports.hello));
const product = await startProduct(ports.product);
const next = await startPeer("Next.js 16", ports.next);
const browsers = { "Accept-Encoding": "gzip, deflate, br, zstd" };
const home = () => request("/", browsers);
const seen = await measureInRounds(
  [
    { name: "hello", port: ports.hello, pid: hello.pid, request: home },
    { name: "home", port: ports.product, pid: product.pid, request: home },
    { name: "Next.js", port: ports.next, pid: next.pid, request: home },
  ],
  { rounds, seconds },
  perProcessorSecond,
  ({ name }, { perSecond, p99 }) =>
    console.log(`${name.padEnd(8)} ${Math.round(perSecond)}/s, p99 ${p99.toFixed(1)} ms`),
);
hello.stop();
await product.stop();
await next.stop();

report("visitors-home", {
  product: seen.of("home"),
  floor: seen.of("hello"),
  peers: { "Next.js 16": seen.of("Next.js") },
});
