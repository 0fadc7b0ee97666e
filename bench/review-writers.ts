/**
 * Compares reviews a second by 16 concurrent writers on PostgreSQL, alternating within one run: all for one gem, and
 * each for another gem. Writers of one gem must not wait for each other (decision 29). Each commit waits for the disk
 * and then 5 ms more, as with a standby. Run: npm run bench -- review-writers
 */
import { openDocuments } from "../server/documents/open.ts";
import { startPostgres } from "../tests/support/embedded-postgres.ts";
import { settle } from "../tests/support/people.ts";
import { median } from "./product.ts";

const writers = Array.from({ length: 16 }, (_, n) => n);
const reviewsEach = 25;
const rounds = 7;
/** With one gem the rate must be at least this part of the rate with several gems. */
const tolerance = 0.8;

const postgres = await startPostgres(["fsync=on", "commit_delay=5000", "commit_siblings=0"]);
const documents = await openDocuments({ url: `${postgres.url}?connection_limit=${writers.length}` });
for (const n of writers) await settle(documents, `writer-${n}`);

/** Returns the reviews a second of one round. */
async function write(gemOf: (writer: number) => number): Promise<number> {
  const begun = performance.now();
  const writeAll = async (writer: number) => {
    for (let n = 0; n < reviewsEach; n += 1)
      await documents.reviews.write({
        id: `${gemOf(writer)}-${writer}`,
        gemId: gemOf(writer),
        userId: `writer-${writer}`,
        rating: 1 + (n % 5),
        reviewText: "Go early, before the first bus comes up.",
        writtenAt: n,
      });
  };
  await Promise.all(writers.map(writeAll));
  return (writers.length * reviewsEach) / ((performance.now() - begun) / 1000);
}

const seen = { oneGem: [] as number[], aGemEach: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  seen.oneGem.push(await write(() => 1));
  seen.aGemEach.push(await write((writer) => 100 + writer));
}
const ratio = median(seen.oneGem) / median(seen.aGemEach);
console.log(
  `one gem ${median(seen.oneGem).toFixed(0)} reviews/s, a gem each ${median(seen.aGemEach).toFixed(0)}: ×${ratio.toFixed(2)}`,
);
if (ratio < tolerance) process.exitCode = 1;
await documents.close();
await postgres.stop();
