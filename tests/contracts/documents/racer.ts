import type { Documents } from "../../../server/documents/documents.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import { Refused } from "../../../server/base/refused.ts";
import type { Heat, Race } from "./race.ts";

/** A server process that opens the database and runs its part of each race on request. */

const [url = "", number = "0"] = process.argv.slice(2);
const racer = Number(number);
const noon = Date.UTC(2026, 10, 21, 12);

const laps: Record<Race, (documents: Documents, round: number, rounds: number) => Promise<unknown>> = {
  "same username": (documents, round) =>
    documents.users.create({
      id: `racer-${racer}-${round}`,
      email: `racer-${racer}-${round}@example.com`,
      emailVerified: false,
      name: "",
      username: `contested_${round}`,
      nickname: "",
      bio: "",
      createdAt: noon,
    }),
  "same review": (documents, round) =>
    documents.reviews.write({
      id: `review-${racer}-${round}`,
      gemId: round,
      userId: "shared",
      rating: 1 + ((racer + round) % 5),
      reviewText: `from ${racer}`,
      writtenAt: noon + round,
    }),
  "different saves": (documents, round, rounds) =>
    documents.saves.add({ userId: "shared", gemId: racer * rounds + round, savedAt: noon }),
  "erase against writes": (documents, round) => {
    const userId = `short-lived-${round}`;
    if (racer === 0) return documents.users.erase({ id: userId, erasedAt: noon, usernameFreedUntil: noon });
    return Promise.all([
      documents.reviews.write({ id: userId, gemId: 1, userId, rating: 3, reviewText: "", writtenAt: noon }),
      documents.saves.add({ userId, gemId: 1, savedAt: noon }),
    ]);
  },
  "one use": (documents, round) => documents.resetTokens.consume({ tokenHash: `token-${round}`, now: noon }),
  "rate limit": (documents) => documents.rateLimits.consume({ key: "shared", now: noon, windowMs: 1000 }),
  claims: async (documents) => {
    const claimed = await documents.outbox.claimDue({ now: noon, hiddenUntil: noon + 1, limit: 3 });
    return claimed.map((mail) => mail.id);
  },
};

/** A busy database may refuse as unavailable; it has then done nothing, so the call is repeated. */
async function insist(lap: () => Promise<unknown>): Promise<unknown> {
  for (let tries = 1; tries < 5; tries++) {
    try {
      return await lap();
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.code !== "unavailable") throw error;
    }
  }
  return lap();
}

async function run({ name, rounds }: Heat): Promise<unknown[]> {
  const outcomes: unknown[] = [];
  for (let round = 0; round < rounds; round++) {
    try {
      outcomes.push((await insist(() => laps[name](documents, round, rounds))) ?? null);
    } catch (error) {
      outcomes.push(error instanceof Refused ? error.refusal : String(error));
    }
  }
  return outcomes;
}

const documents = await openDocuments({ url });
process.on("message", (heat: Heat) => {
  void run(heat).then((outcomes) => process.send?.(outcomes));
});
process.once("disconnect", () => void documents.close());
process.send?.("ready");
