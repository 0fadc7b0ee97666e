/**
 * Row 15: searching 1,200 gems; and reads and writes with many users and reviews against few, measured alternately.
 * Run: npm run bench -- growth --users 1000000 --reviews 1000000 (default: 100,000 of each)
 */
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { catalogue } from "../domain/catalogue.ts";
import { findGems, suggest } from "../domain/search.ts";
import { hashToken } from "../server/auth/hashes.ts";
import { openDocuments } from "../server/documents/open.ts";
import type { Documents } from "../server/documents/documents.ts";
import { preparePeople } from "./people.ts";
import { median } from "./product.ts";

const { values } = parseArgs({
  options: {
    users: { type: "string", default: "100000" },
    reviews: { type: "string", default: "100000" },
  },
});
const most = { users: Number(values.users), reviews: Number(values.reviews) };
const rounds = 15;
const callsPerRound = 200;

/** A copy of the catalogue with other ids and titles. */
const again = (gem: (typeof catalogue)[number], lap: number) => ({
  ...gem,
  id: gem.id + lap * catalogue.length,
  title: `${gem.title} ${lap}`,
});
const gems = Array.from({ length: 100 }, (_, lap) => catalogue.map((gem) => again(gem, lap))).flat();
for (const q of ["temple", "zzz", "a"]) {
  const times = Array.from({ length: 200 }, () => {
    const begun = performance.now();
    findGems(gems, { q, category: null });
    suggest(gems, q);
    return performance.now() - begun;
  });
  console.log(`searching ${gems.length} gems for "${q}": ${median(times).toFixed(2)} ms`);
}

/** The gem with the many reviews, and one without reviews by these users. */
const [crowded, quiet] = [2, 3];
const openFilled = async (users: number, reviews: number) => {
  // There is at most one review per user and gem, so the rest are on other gems.
  const share = Math.min(reviews, users, 100_000);
  const others = Math.min(users, Math.ceil((reviews - share) / 9));
  const rest = Object.fromEntries([4, 5, 6, 7, 8, 9, 10, 11, 12].map((gem) => [gem, others]));
  const { folder, file } = await preparePeople({
    users,
    reviews: { ...rest, [crowded]: share },
    sessions: 1000,
  });
  return { folder, documents: await openDocuments({ url: `sqlite:${file}` }), users };
};
const small = await openFilled(10_000, 50);
const large = await openFilled(most.users, most.reviews);

type Call = (documents: Documents, n: number, users: number) => Promise<unknown>;
const spread = (n: number, users: number) => 1 + ((n * 7919) % users);
const calls: Readonly<Record<string, Call>> = {
  "page of reviews": ({ reviews }) => reviews.page({ gemId: crowded }),
  totals: ({ reviews }) => reviews.totals(crowded),
  "own review": ({ reviews }, n, users) => reviews.ofUser({ gemId: crowded, userId: `u${spread(n, users)}` }),
  "user document": (documents, n, users) => documents.users.byId(`u${spread(n, users)}`),
  "by address": ({ credentials }, n, users) => credentials.byEmail(`u${spread(n, users)}@example.com`),
  session: ({ sessions }, n) => sessions.find({ tokenHash: hashToken(`token-${1 + (n % 1000)}`), now: 0 }),
  "username free": (documents, n) => documents.users.isUsernameFree({ username: `nobody_${n}`, now: 0 }),
  "save (write)": ({ saves }, n, users) =>
    saves.add({ userId: `u${spread(n, users)}`, gemId: 1 + (n % 12), savedAt: n }),
  "review (write)": ({ reviews }, n, users) => {
    const userId = `u${spread(n, users)}`;
    const id = `bench-${userId}`;
    return reviews.write({ id, gemId: quiet, userId, rating: 4, reviewText: "Quiet.", writtenAt: n });
  },
};

let called = 0;
for (const [name, call] of Object.entries(calls)) {
  const time = async ({ documents, users }: typeof small) => {
    const begun = performance.now();
    // Concurrently, as from many people, so that writes share their commits.
    await Promise.all(Array.from({ length: callsPerRound }, () => call(documents, called++, users)));
    return ((performance.now() - begun) / callsPerRound) * 1000;
  };
  const few: number[] = [];
  const many: number[] = [];
  for (let round = 0; round < rounds; round++) {
    few.push(await time(small));
    many.push(await time(large));
  }
  console.log(
    `${name.padEnd(16)} ${median(few).toFixed(0)} µs, grown ${median(many).toFixed(0)} µs: ×${(median(many) / median(few)).toFixed(2)}`,
  );
}
for (const { documents, folder } of [small, large]) {
  await documents.close();
  rmSync(folder, { recursive: true });
}
