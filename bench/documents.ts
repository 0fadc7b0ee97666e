/**
 * Rows 9 and 10: a page of reviews, the own user document, a save or its removal, and a review, at 50 connections,
 * against raw `node:sqlite` behind `node:http` (floor.ts). All writes are durable.
 * Run: npm run bench -- documents
 */
import { fork } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { paths } from "../domain/paths.ts";
import { load, request, type Load } from "./load.ts";
import { cookieOf, preparePeople } from "./people.ts";
import { median, startProduct } from "./product.ts";

const seconds = Number(process.env["SECONDS"] ?? 2);
const rounds = Number(process.env["ROUNDS"] ?? 5);
/** So many that no user reaches a limit. */
const users = 10_000;
const volumes = { users, reviews: { 1: 50, 2: 10_000 }, sessions: users };
const [productPort, floorPort] = [4360, 4361];

const own = await preparePeople(volumes);
const floors = await preparePeople(volumes);
const product = await startProduct(productPort, { folder: own.folder });
const floor = fork(path.join(import.meta.dirname, "floor.ts"), [floors.file, String(floorPort)]);
await new Promise((resolve) => floor.once("message", resolve));

const person = (n: number) => 1 + (n % users);
const origin = `http://localhost:${productPort}`;
const post = (address: string, n: number, form: Readonly<Record<string, string>>) =>
  request(
    `${address}.data`,
    { Cookie: cookieOf(person(n)), Origin: origin, "Sec-Fetch-Site": "same-origin" },
    new URLSearchParams(form).toString(),
  );
const gemOf = (n: number) => 3 + (Math.floor(n / users) % 10);
const intentOf = (n: number) => (n % 2 === 0 ? "save" : "remove");
const floors10 = (what: string, n: number, text: string) =>
  request(`/${what}?user=u${person(n)}&gem=${gemOf(n)}&text=${encodeURIComponent(text)}`, {}, "");
const text = "Go early, before the first bus comes up.";

const rows = [
  {
    name: "page of reviews",
    floor: () => request("/reviews?gem=1"),
    // Compressed, as for a browser; the floor does not compress.
    product: () => request(`${paths.gem(1)}.data?_routes=routes%2Fgem`, { "Accept-Encoding": "gzip, br" }),
  },
  {
    name: "the same for one signed in",
    floor: () => request("/reviews?gem=1"),
    product: (n: number) =>
      request(`${paths.gem(1)}.data?_routes=routes%2Fgem`, { Cookie: cookieOf(person(n)) }),
  },
  {
    name: "own document",
    floor: (n: number) => request(`/own?user=u${person(n)}`),
    product: (n: number) => request(paths.saves(), { Cookie: cookieOf(person(n)) }),
  },
  {
    name: "save toggle",
    floor: (n: number) => floors10("save", n, intentOf(n)),
    product: (n: number) => post(paths.saves(), n, { gemId: String(gemOf(n)), intent: intentOf(n) }),
  },
  {
    name: "review",
    floor: (n: number) => floors10("review", n, text),
    product: (n: number) =>
      post(paths.ownReviews(), n, {
        gemId: String(gemOf(n)),
        intent: "write",
        rating: "5",
        reviewText: text,
      }),
  },
];
const measured = rows.map(() => ({ floor: [] as Load[], product: [] as Load[] }));

for (let round = 0; round <= rounds; round++) {
  for (const [index, row] of rows.entries()) {
    const one = await load({ pid: floor.pid ?? 0, port: floorPort, request: row.floor, seconds });
    const other = await load({ pid: product.pid, port: productPort, request: row.product, seconds });
    // The first round only warms up.
    if (round === 0) continue;
    measured[index]?.floor.push(one);
    measured[index]?.product.push(other);
  }
}

const middle = (loads: readonly Load[], what: keyof Load) => median(loads.map((one) => one[what]));
const figures = (loads: readonly Load[]) =>
  `${Math.round(middle(loads, "perSecond"))}/s, ${middle(loads, "cpu").toFixed(3)} ms of processor, p99 ${middle(loads, "p99").toFixed(1)} ms`;
for (const [index, { name }] of rows.entries()) {
  const { floor: least = [], product: ours = [] } = measured[index] ?? {};
  const ratio = (what: "perSecond" | "cpu") => middle(ours, what) / middle(least, what);
  console.log(
    `${name}: floor ${figures(least)}; product ${figures(ours)}; ×${ratio("perSecond").toFixed(2)}, ×${(1 / ratio("cpu")).toFixed(2)} by processor`,
  );
}
floor.disconnect();
await product.stop();
rmSync(floors.folder, { recursive: true });
