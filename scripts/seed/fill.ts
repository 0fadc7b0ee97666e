import { catalogue } from "../../domain/catalogue.ts";
import { longestReview } from "../../domain/review.ts";
import type { Documents } from "../../server/documents/documents.ts";
import { createPrng, type Prng } from "./prng.ts";
import { bios, languages, shares, type Language } from "./words.ts";

/** How much is written, and how. */
export interface Filling {
  readonly users: number;
  /** At most one per person and gem. */
  readonly reviews: number;
  /** Sets this run's ids and addresses apart from another's. */
  readonly run: string;
  readonly seed: number;
  /** The newest moment, in milliseconds; everything lies in the three years before it. */
  readonly now: number;
  /** Everybody's. */
  readonly passwordHash: string;
  /** Told after each batch how many people are there. */
  readonly onProgress?: (users: number) => void;
}

const perBatch = 100;
const day = 86_400_000;
const threeYears = 3 * 365 * day;
/** Of a hundred reviews, how many give one star, two, … five. */
const marks = [3, 6, 16, 38, 37];
const maxSaves = 6;

/** Fills the database with people, their saves and their reviews by the documents' own queries, a batch a transaction. */
export async function fill(documents: Documents, filling: Filling): Promise<void> {
  const chance = createPrng(filling.seed);
  const quotas = spread(chance, filling);
  for (let from = 0; from < filling.users; from += perBatch) {
    const until = Math.min(from + perBatch, filling.users);
    await documents.transaction(async (inside) => {
      for (let index = from; index < until; index++)
        await settle(inside, chance, filling, index, quotas[index] ?? 0);
    });
    filling.onProgress?.(until);
  }
}

/** How many reviews each person writes: most few, some many, nobody more than there are gems. */
function spread(chance: Prng, { users, reviews }: Filling): Uint8Array {
  const quotas = new Uint8Array(users);
  for (let written = 0; written < reviews;) {
    // The smaller of two chances: the first people are the diligent ones.
    let index = Math.min(chance.number(users), chance.number(users));
    while ((quotas[index] ?? 0) >= catalogue.length) index = (index + 1) % users;
    quotas[index] = (quotas[index] ?? 0) + 1;
    written++;
  }
  return quotas;
}

async function settle(
  documents: Documents,
  chance: Prng,
  { run, now, passwordHash }: Filling,
  index: number,
  reviews: number,
): Promise<void> {
  const language = languages[chance.weighted(shares)] ?? languages[0];
  const id = `seed-${run}-${index}`;
  const username = `${run}_${index}`;
  const createdAt = now - chance.number(threeYears);
  const nickname = chance.pick(language.names);
  const name = { name: nickname, nickname, bio: chance.pick(bios) };
  const email = `${username}@example.com`;
  await documents.users.create({ id, email, emailVerified: false, username, createdAt, ...name });
  await documents.credentials.set({ userId: id, passwordHash });
  const after = () => createdAt + chance.number(now - createdAt);
  const gems = () => chance.shuffled(catalogue.map((gem) => gem.id));
  for (const gemId of gems().slice(0, chance.number(maxSaves + 1)))
    await documents.saves.add({ userId: id, gemId, savedAt: after() });
  for (const gemId of gems().slice(0, reviews)) {
    const rating = chance.weighted(marks) + 1;
    const writtenAt = after();
    const review = { gemId, userId: id, rating, reviewText: text(chance, language, rating) };
    await documents.reviews.write({ ...review, id: `${id}-${gemId}`, writtenAt });
    // Every eighth thinks better of it.
    if (chance.number(8) === 0)
      await documents.reviews.write({ ...review, id: `${id}-${gemId}`, writtenAt: now });
  }
}

/** From nothing over a line to as much as there is room for. */
function text(chance: Prng, language: Language, rating: number): string {
  const pool = rating > 3 ? language.good : rating === 3 ? language.mixed : language.bad;
  const sentences = [0, 1, 1, 2, 2, 3, 4, 20] as const;
  const lines = chance.shuffled([...new Set([...pool, ...language.mixed])]).slice(0, chance.pick(sentences));
  const joined = lines.join(chance.number(3) === 0 ? "\n" : " ");
  return joined.length > longestReview ? joined.slice(0, longestReview).trimEnd().toWellFormed() : joined;
}
