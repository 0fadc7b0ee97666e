import { connectPostgres } from "../../server/documents/postgres.ts";
import { startPostgres } from "../support/embedded-postgres.ts";
import { deletionAgainstWrites, doubleReviews, interleavedSaves } from "./races.ts";
import { shareOf, type Line, type Row } from "./row.ts";
import { startTwo } from "./two-servers.ts";

/**
 * docs/security.md faults 17 to 19 at their full counts: two servers on one PostgreSQL database (TEST_DATABASE_URL,
 * an empty one, or one that the row starts).
 */
export const races: Row = {
  name: "races",
  shows: "faults 17 to 19: two servers on one PostgreSQL race for reviews, saves and deletions [share]",
  async run(args) {
    const share = shareOf(args);
    const given = process.env["TEST_DATABASE_URL"];
    const postgres = given === undefined ? await startPostgres() : null;
    const url = given ?? postgres?.url ?? "";
    const two = await startTwo(url);
    const db = connectPostgres(url, "serve");
    const lines: Line[] = [];
    for (const { name, run } of [
      { name: "double reviews", run: () => doubleReviews(two, db, 5000 * share) },
      { name: "interleaved saves", run: () => interleavedSaves(two, db, 500 * share) },
      { name: "deletion against writes", run: () => deletionAgainstWrites(two, db, 1000 * share) },
    ]) {
      const { statuses, wrong } = await run();
      const answered = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
      lines.push({
        figure: `${name}: ${answered.join(", ")}; ${wrong.length === 0 ? "nothing wrong" : wrong.join("; ")}`,
        bar: "nothing wrong",
        passed: wrong.length === 0,
      });
    }
    await db.destroy();
    await two.stop();
    await postgres?.stop();
    return lines;
  },
};
