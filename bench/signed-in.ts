/**
 * Row 8: the server's processor time for pages of somebody signed in, at 50 connections, against React Router's default
 * way on the same database, and the product's p99 at half its rate.
 * Run: npm run bench -- signed-in
 */
import path from "node:path";
import { paths } from "../domain/site/paths.ts";
import { load, request } from "./support/load.ts";
import { startPeer } from "./peers.ts";
import { cookieOf, personOf, preparePeople } from "./support/people.ts";
import { startProduct } from "./support/product.ts";
import { Collected, report } from "./scoreboard/report.ts";
import { measureInRounds, type Target } from "./support/rounds.ts";

const seconds = Number(process.env["SECONDS"] ?? 2);
const rounds = Number(process.env["ROUNDS"] ?? 5);
const users = 1000;
const ports = { product: 4370, router: 4371, next: 4372 };

const { folder } = await preparePeople({ users, reviews: { 1: 50 }, sessions: users });
const product = await startProduct(ports.product, { folder });
const file = path.join(folder, "anaba.sqlite");
const router = await startPeer("React Router 8", ports.router, file);
const next = await startPeer("Next.js 16", ports.next, file);
const signedIn = (address: string) => (n: number) =>
  request(address, { Cookie: cookieOf(personOf(n, users)), "Accept-Encoding": "gzip, deflate, br" });
const pages = { home: paths.home(), saved: paths.saved(), gem: paths.gem(1) } as const;
const targets: Target[] = Object.entries(pages).flatMap(([page, address]) => [
  { name: `product ${page}`, port: ports.product, pid: product.pid, request: signedIn(address) },
  { name: `router ${page}`, port: ports.router, pid: router.pid, request: signedIn(address) },
]);
targets.push({ name: "next home", port: ports.next, pid: next.pid, request: signedIn("/signed-in") });

const relaxed = new Collected();
const seen = await measureInRounds(
  targets,
  { rounds, seconds },
  ({ cpu }) => cpu,
  async (target, { perSecond }) => {
    if (!target.name.startsWith("product")) return;
    const { p50, p99, waited } = await load({ ...target, seconds, rate: perSecond / 2 });
    relaxed.add(target.name, p99);
    console.log(
      `${target.name}: ${Math.round(perSecond)}/s; at half of that p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${Math.round(waited * 100)} % of the time without a processor`,
    );
  },
);
await Promise.all([router, next].map((each) => each.stop()));
await product.stop();

for (const page of ["home", "saved", "gem"] as const)
  report(`signed-in-${page}`, {
    product: seen.of(`product ${page}`),
    peers: {
      "React Router 8": seen.of(`router ${page}`),
      ...(page === "home" && { "Next.js 16": seen.of("next home") }),
    },
  });
report("signed-in-p99", {
  product: Array.from({ length: rounds }, (_, round) =>
    Math.max(...Object.keys(pages).map((page) => relaxed.of(`product ${page}`)[round] ?? Number.NaN)),
  ),
});
