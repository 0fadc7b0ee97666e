/**
 * Posts bodies of every kind to every URL, signed out and signed in, and prints the server's processor time: for each
 * kind the most expensive URL, and the median of all URLs. Run: npm run bench -- bodies; TIMES=20 measures more
 * precisely.
 */
import { measureBodies } from "./body-costs.ts";
import { shapes } from "./body-shapes.ts";
import { cookieOf, preparePeople } from "./people.ts";
import { median, startProduct } from "./product.ts";

const times = Number(process.env["TIMES"] ?? 5);
const port = 4342;
const people = 200;
const { folder } = await preparePeople({ users: people, reviews: {}, sessions: people });
const product = await startProduct(port, { folder, settings: { BASE_URL: "http://localhost:3000" } });
for (const [who, cookies] of [
  ["nobody", []],
  ["signed in", Array.from({ length: people }, (_, n) => cookieOf(n + 1))],
] as const) {
  const costs = await measureBodies({ port, pid: product.pid }, cookies, times);
  for (const { name } of shapes) {
    const of = costs.filter(({ shape }) => shape === name).toSorted((a, b) => b.cpu - a.cpu);
    const [dearest] = of;
    const statuses = [...new Set(of.flatMap((cost) => cost.statuses))].toSorted((a, b) => a - b);
    console.log(
      `${who.padEnd(9)} ${name.padEnd(42)} ${median(of.map(({ cpu }) => cpu)).toFixed(1)} ms, at most ${dearest?.cpu.toFixed(1)} at ${dearest?.address}; ${statuses.join(" ")}`,
    );
  }
}
await product.stop();
