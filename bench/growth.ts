/**
 * Row 15: searching 1,200 gems; and the processor time of reads and writes with many users and reviews against
 * few, measured alternately.
 * Run: npm run bench -- growth. `VOLUME=L` has 1,000,000 users and as many reviews, 100,000 of them on one gem; by default
 * it is M, 100,000 of each.
 */
import { rmSync, statSync } from "node:fs";
import { catalogue } from "../domain/gems/catalogue.ts";
import { findGems, suggest } from "../domain/search/search.ts";
import { hashToken } from "../server/base/hashes.ts";
import { openDocuments } from "../server/documents/open.ts";
import type { Documents } from "../server/documents/documents.ts";
import type { MeasureId } from "./scoreboard/goals.ts";
import { personOf, preparePeople } from "./support/people.ts";
import { median } from "./support/product.ts";
import { report } from "./scoreboard/report.ts";

const volumes = {
  S: { users: 10_000, reviews: 50 },
  M: { users: 100_000, reviews: 100_000 },
  L: { users: 1_000_000, reviews: 1_000_000 },
};
const most = process.env["VOLUME"] === "L" ? volumes.L : volumes.M;
const rounds = Number(process.env["ROUNDS"] ?? 15);
const callsPerRound = 200;

/** A copy of the catalogue with other ids and titles. */
const again = (gem: (typeof catalogue)[number], lap: number) => ({
  ...gem,
  id: gem.id + lap * catalogue.length,
  title: `${gem.title} ${lap}`,
});
const gems = Array.from({ length: 100 }, (_, lap) => catalogue.map((gem) => again(gem, lap))).flat();
const searches = ["temple", "zzz", "a"].map((q) => {
  const times = Array.from({ length: 200 }, () => {
    const begun = performance.now();
    findGems(gems, { q, category: null });
    suggest(gems, q);
    return performance.now() - begun;
  });
  return median(times);
});
report("search-grown", { product: [Math.max(...searches)] });

/** The gem with the many reviews, and one without reviews by these users. */
const [crowded, quiet] = [2, 3];
const megabyte = 1024 * 1024;
const openFilled = async ({ users, reviews }: typeof most) => {
  const begun = performance.now();
  // There is at most one review per user and gem, so the rest are on other gems.
  const share = Math.min(reviews, users, 100_000);
  const others = Math.min(users, Math.ceil((reviews - share) / 9));
  const rest = Object.fromEntries([4, 5, 6, 7, 8, 9, 10, 11, 12].map((gem) => [gem, others]));
  const { folder, file } = await preparePeople({
    users,
    reviews: { ...rest, [crowded]: share },
    sessions: 1000,
  });
  console.log(
    `${users} users, ${reviews} reviews: ${Math.round(statSync(file).size / megabyte)} MB, filled in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
  );
  return { folder, documents: await openDocuments({ url: `sqlite:${file}` }), users, share };
};
const small = await openFilled(volumes.S);
const large = await openFilled(most);

type Filled = typeof small;
type Call = (documents: Documents, n: number, filled: Filled) => Promise<unknown>;
const calls = {
  "grown-page": async ({ reviews }, n, { share }) => {
    const middle = Math.floor(share / 2);
    const after = n % 2 === 0 ? undefined : { createdAt: middle, id: `r${crowded}-${middle}` };
    await reviews.page({ gemId: crowded, after });
    await reviews.totals(crowded);
  },
  "grown-own-review": ({ reviews }, n, { users }) =>
    reviews.find({ gemId: crowded, userId: `u${personOf(n, users)}` }),
  "grown-user": (documents, n, { users }) => documents.users.byId(`u${personOf(n, users)}`),
  "grown-address": ({ credentials }, n, { users }) =>
    credentials.byEmail(`u${personOf(n, users)}@example.com`),
  "grown-session": ({ sessions }, n) =>
    sessions.find({ tokenHash: hashToken(`token-${1 + (n % 1000)}`), now: 0 }),
  "grown-username": (documents, n) => documents.users.isUsernameFree({ username: `nobody_${n}`, now: 0 }),
  "grown-save": ({ saves }, n, { users }) =>
    saves.add({ userId: `u${personOf(n, users)}`, gemId: 1 + (n % 12), savedAt: n }),
  "grown-review": ({ reviews }, n, { users }) => {
    const userId = `u${personOf(n, users)}`;
    const id = `bench-${userId}`;
    return reviews.write({ id, gemId: quiet, userId, rating: 4, reviewText: "Quiet.", writtenAt: n });
  },
} as const satisfies Partial<Record<MeasureId, Call>>;
/** Their names in the order above; `Object.keys` does not tell their type. */
const isCall = (name: string): name is keyof typeof calls => Object.hasOwn(calls, name);

let called = 0;
for (const name of Object.keys(calls).filter(isCall)) {
  const call: Call = calls[name];
  const time = async (filled: Filled) => {
    // The processor time of all threads, which other programs on the machine do not change.
    const before = process.cpuUsage();
    // Concurrently, as from many people, so that writes share their commits.
    await Promise.all(Array.from({ length: callsPerRound }, () => call(filled.documents, called++, filled)));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / callsPerRound;
  };
  const few: number[] = [];
  const many: number[] = [];
  // The first round only fills caches.
  for (let round = 0; round <= rounds; round++) {
    const [one, other] = [await time(small), await time(large)];
    if (round === 0) continue;
    few.push(one);
    many.push(other);
  }
  report(name, { product: many, floor: few });
}
for (const { documents, folder } of [small, large]) {
  await documents.close();
  rmSync(folder, { recursive: true });
}
