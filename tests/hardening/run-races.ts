/**
 * Fault rows 17–19 at their full counts: two servers on one PostgreSQL database (TEST_DATABASE_URL, an empty one, or
 * one of our own). Prints what was answered and what is wrong; the exit code is 1 if anything is.
 * Run: npm run hardening:races, or a share of the counts: npm run hardening:races -- 0.1
 */
import { connectPostgres } from "../../server/documents/postgres.ts";
import { startPostgres } from "../support/embedded-postgres.ts";
import { deletionAgainstWrites, doubleReviews, interleavedSaves } from "./races.ts";
import { startTwo } from "./two-servers.ts";

const share = Number(process.argv[2] ?? 1);
const given = process.env["TEST_DATABASE_URL"];
const postgres = given === undefined ? await startPostgres() : null;
const url = given ?? postgres?.url ?? "";
const two = await startTwo(url);
const db = connectPostgres(url, "serve");
const races = [
  { name: "double reviews", run: () => doubleReviews(two, db, 5000 * share) },
  { name: "interleaved saves", run: () => interleavedSaves(two, db, 500 * share) },
  { name: "deletion against writes", run: () => deletionAgainstWrites(two, db, 1000 * share) },
];
for (const { name, run } of races) {
  const { statuses, wrong } = await run();
  const answered = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  process.stdout.write(
    `${name}: ${answered.join(", ")}; ${wrong.length === 0 ? "nothing wrong" : wrong.join("; ")}\n`,
  );
  if (wrong.length > 0) process.exitCode = 1;
}
await db.destroy();
await two.stop();
await postgres?.stop();
