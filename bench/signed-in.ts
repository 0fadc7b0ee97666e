/**
 * Row 8: pages rendered for signed-in users, at 50 connections, and their time at half that rate.
 * Run: npm run bench -- signed-in
 */
import { paths } from "../domain/paths.ts";
import { load, request, type Load } from "./load.ts";
import { cookieOf, preparePeople } from "./people.ts";
import { median, startProduct } from "./product.ts";

const seconds = Number(process.env["SECONDS"] ?? 3);
const rounds = Number(process.env["ROUNDS"] ?? 5);
const users = 1000;
const port = 4370;

const { folder } = await preparePeople({ users, reviews: { 1: 50 }, sessions: users });
const product = await startProduct(port, { folder });
const pages = [paths.home(), paths.gem(1), paths.saved()].map((path) => ({
  path,
  bytes: (n: number) =>
    request(path, { Cookie: cookieOf(1 + (n % users)), "Accept-Encoding": "gzip, deflate, br" }),
  full: [] as Load[],
  half: [] as Load[],
}));
for (let round = 0; round <= rounds; round++) {
  for (const { bytes, full, half } of pages) {
    const most = await load({ pid: product.pid, port, request: bytes, seconds });
    const rate = most.perSecond / 2;
    const relaxed = await load({ pid: product.pid, port, request: bytes, seconds, rate });
    // The first round only warms up.
    if (round === 0) continue;
    full.push(most);
    half.push(relaxed);
  }
}
const middle = (loads: readonly Load[], what: keyof Load) => median(loads.map((one) => one[what]));
for (const { path, full, half } of pages)
  console.log(
    `${path.padEnd(8)} ${Math.round(middle(full, "perSecond"))} requests/s, ${middle(full, "cpu").toFixed(2)} ms of processor each; at half of that p50 ${middle(half, "p50").toFixed(1)} ms, p99 ${middle(half, "p99").toFixed(1)} ms`,
  );
await product.stop();
