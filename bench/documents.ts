/**
 * Rows 9 and 10: a page of reviews, the own user document, a save or its removal, and a review, at 50 connections,
 * against raw `node:sqlite` behind `node:http` (floor.ts). All writes are durable. Parse Server is not installed here:
 * its rate is that of the floor, times its share in a run with both.
 * Run: npm run bench -- documents
 */
import { rmSync } from "node:fs";
import { dataPath } from "../domain/site/pages.ts";
import { paths } from "../domain/site/paths.ts";
import { request } from "./support/load.ts";
import { cookieOf, preparePeople } from "./support/people.ts";
import { startProduct } from "./support/product.ts";
import { report } from "./scoreboard/report.ts";
import { measureInRounds, perProcessorSecond, startFloor } from "./support/rounds.ts";

const seconds = Number(process.env["SECONDS"] ?? 2);
const rounds = Number(process.env["ROUNDS"] ?? 5);
/** Enough users that none reaches a limit. */
const users = 10_000;
const volumes = { users, reviews: { 1: 50, 2: 10_000 }, sessions: users };
const [productPort, floorPort] = [4360, 4361];

const own = await preparePeople(volumes);
const floors = await preparePeople(volumes);
const product = await startProduct(productPort, { folder: own.folder });
const floor = await startFloor("floor.ts", floors.file, String(floorPort));

const person = (n: number) => 1 + (n % users);
const origin = `http://localhost:${productPort}`;
/** The headers of a request by a page's script (`app/client/post.ts`). */
const asScript = (n: number) => ({
  Accept: "application/json",
  Cookie: cookieOf(person(n)),
  "Sec-Fetch-Site": "same-origin",
});
const post = (address: string, n: number, form: Readonly<Record<string, string>>) =>
  request(address, { ...asScript(n), Origin: origin }, new URLSearchParams(form).toString());
const gemOf = (n: number) => 3 + (Math.floor(n / users) % 10);
const intentOf = (n: number) => (n % 2 === 0 ? "save" : "remove");
const floors10 = (what: string, n: number, text: string) =>
  request(`/${what}?user=u${person(n)}&gem=${gemOf(n)}&text=${encodeURIComponent(text)}`, {}, "");
const text = "Go early, before the first bus comes up.";

const calls = [
  {
    id: "reviews-page",
    floor: () => request("/reviews?gem=1"),
    // Compressed, as for a browser. The floor does not compress.
    product: () => request(dataPath(paths.gem(1)), { "Accept-Encoding": "gzip, br" }),
  },
  {
    id: "own-document",
    floor: (n: number) => request(`/own?user=u${person(n)}`),
    product: (n: number) => request(dataPath(paths.saves()), asScript(n)),
  },
  {
    id: "save",
    floor: (n: number) => floors10("save", n, intentOf(n)),
    product: (n: number) => post(paths.saves(), n, { gemId: String(gemOf(n)), intent: intentOf(n) }),
  },
  {
    id: "review",
    floor: (n: number) => floors10("review", n, text),
    product: (n: number) =>
      post(paths.ownReviews(), n, {
        gemId: String(gemOf(n)),
        intent: "write",
        rating: "5",
        reviewText: text,
      }),
  },
] as const;
const seen = await measureInRounds(
  calls.flatMap(({ id, floor: least, product: ours }) => [
    { name: `floor ${id}`, pid: floor.pid, port: floorPort, request: least },
    { name: id, pid: product.pid, port: productPort, request: ours },
  ]),
  { rounds, seconds },
  perProcessorSecond,
  ({ name }, { perSecond, p99 }) =>
    console.log(`${name.padEnd(18)} ${Math.round(perSecond)}/s, p99 ${p99.toFixed(1)} ms`),
);
floor.stop();
await product.stop();
rmSync(floors.folder, { recursive: true });

/** The floor's processor time beside Parse Server 9's on PostgreSQL 15, in ms for a request, seen on 2026-11-21. */
const parseServer = {
  "reviews-page": 0.07 / 0.65,
  "own-document": 0.015 / 0.45,
  save: 0.03 / 1.06,
  review: 0.043 / 0.35,
} as const;
for (const { id } of calls) {
  const least = seen.of(`floor ${id}`);
  report(id, {
    product: seen.of(id),
    floor: least,
    peers: { "Parse Server 9": least.map((rate) => rate * parseServer[id]) },
  });
}
