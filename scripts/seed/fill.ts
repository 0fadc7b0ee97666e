import { catalogue } from "../../domain/gems/catalogue.ts";
import { longestReview } from "../../domain/reviews/review.ts";
import type { Documents } from "../../server/documents/documents.ts";
import { createPrng, type Prng } from "./prng.ts";
import { bios, languages, shares, type Language } from "./words.ts";

/** Options of a run. */
export interface Filling {
  readonly users: number;
  /** At most one per person and gem. */
  readonly reviews: number;
  /** A prefix that separates the ids and addresses of this run from those of others. */
  readonly run: string;
  readonly seed: number;
  /** The end of the three years in which everything happens, in ms. */
  readonly now: number;
  /** The password hash of all users. */
  readonly passwordHash: string;
  /** Called after each batch with the number of users so far. */
  readonly onProgress?: (users: number) => void;
}

const perBatch = 100;
const day = 86_400_000;
const threeYears = 3 * 365 * day;
/** The share of ratings with one star, two, … five, in percent. */
const ratingShares = [3, 6, 16, 38, 37];
const maxSaves = 6;

/**
 * Fills the database with users, saves and reviews through the documents' own queries, one transaction for each
 * batch.
 */
export async function fill(documents: Documents, filling: Filling): Promise<void> {
  const prng = createPrng(filling.seed);
  const quotas = spread(prng, filling);
  for (let from = 0; from < filling.users; from += perBatch) {
    const until = Math.min(from + perBatch, filling.users);
    await documents.transaction(async (inside) => {
      for (let index = from; index < until; index++)
        await settle(inside, prng, filling, index, quotas[index] ?? 0);
    });
    filling.onProgress?.(until);
  }
}

/** The number of reviews of each user: few for most users, many for some, at most one per gem. */
function spread(prng: Prng, { users, reviews }: Filling): Uint8Array {
  const quotas = new Uint8Array(users);
  for (let written = 0; written < reviews;) {
    // The smaller of two random numbers: users with a low number write more.
    let index = Math.min(prng.number(users), prng.number(users));
    while ((quotas[index] ?? 0) >= catalogue.length) index = (index + 1) % users;
    quotas[index] = (quotas[index] ?? 0) + 1;
    written++;
  }
  return quotas;
}

async function settle(
  documents: Documents,
  prng: Prng,
  { run, now, passwordHash }: Filling,
  index: number,
  reviews: number,
): Promise<void> {
  const language = languages[prng.weighted(shares)] ?? languages[0];
  const id = `seed-${run}-${index}`;
  const username = `${run}_${index}`;
  const createdAt = now - prng.number(threeYears);
  const nickname = prng.pick(language.names);
  const name = { name: nickname, nickname, bio: prng.pick(bios) };
  const email = `${username}@example.com`;
  await documents.users.create({ id, email, emailVerified: false, username, createdAt, ...name });
  await documents.credentials.set({ userId: id, passwordHash });
  const after = () => createdAt + prng.number(now - createdAt);
  const gems = () => prng.shuffled(catalogue.map((gem) => gem.id));
  for (const gemId of gems().slice(0, prng.number(maxSaves + 1)))
    await documents.saves.add({ userId: id, gemId, savedAt: after() });
  for (const gemId of gems().slice(0, reviews)) {
    const rating = prng.weighted(ratingShares) + 1;
    const writtenAt = after();
    const review = { gemId, userId: id, rating, reviewText: text(prng, language, rating) };
    await documents.reviews.write({ ...review, id: `${id}-${gemId}`, writtenAt });
    // One review in eight is edited.
    if (prng.number(8) === 0)
      await documents.reviews.write({ ...review, id: `${id}-${gemId}`, writtenAt: now });
  }
}

/** A review text, from empty to the maximum length. */
function text(prng: Prng, language: Language, rating: number): string {
  const pool = rating > 3 ? language.good : rating === 3 ? language.mixed : language.bad;
  const sentences = [0, 1, 1, 2, 2, 3, 4, 20] as const;
  const lines = prng.shuffled([...new Set([...pool, ...language.mixed])]).slice(0, prng.pick(sentences));
  const joined = lines.join(prng.number(3) === 0 ? "\n" : " ");
  return joined.length > longestReview ? joined.slice(0, longestReview).trimEnd().toWellFormed() : joined;
}
