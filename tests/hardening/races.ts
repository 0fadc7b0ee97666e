import { sql } from "kysely";
import { paths } from "../../domain/site/paths.ts";
import { connectPostgres } from "../../server/database/postgres.ts";
import type { Database, Schema } from "../../server/database/schema.ts";
import { startPostgres } from "../support/embedded-postgres.ts";
import { password } from "../support/people.ts";
import { wrongTotals } from "../support/recount.ts";
import { postgresSettings } from "../support/site-of-engine.ts";
import { noneOf, shareOf, type Line, type Row } from "./row.ts";
import { postForm, type SignedIn } from "./signed-in.ts";
import { startTwo, type TwoServers } from "./two-servers.ts";

/** The result of a race: how often each status was returned, and what is wrong in the database afterwards. */
export interface Outcome {
  readonly statuses: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

const atOnce = 8;
const gems = Array.from({ length: 12 }, (_, index) => index + 1);

/** Runs a race for each of `count` users, a few at a time. */
async function forEach(
  two: TwoServers,
  name: string,
  count: number,
  run: (racer: SignedIn) => Promise<number[]>,
) {
  const statuses: Record<string, number> = {};
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < count; index = next++) {
      const answered = await run(await two.settle(`${name}-${index}`));
      for (const status of answered) statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return statuses;
}

/** Repeats a request while the server answers 503: a busy server may refuse anything. Nothing else is repeated. */
async function insist(send: () => Promise<number>): Promise<number> {
  for (let tries = 1; tries < 5; tries++) {
    const status = await send();
    if (status !== 503) return status;
  }
  return send();
}

const write = ({ servers }: TwoServers, server: 0 | 1, racer: SignedIn, gemId: number) =>
  insist(() =>
    postForm(servers[server].port, racer, paths.ownReviews(), {
      gemId: String(gemId),
      intent: "write",
      rating: String(1 + (gemId % 5)),
      reviewText: `by ${racer.id}`,
    }),
  );
const press = (
  { servers }: TwoServers,
  server: 0 | 1,
  racer: SignedIn,
  gemId: number,
  intent: "save" | "remove",
) => insist(() => postForm(servers[server].port, racer, paths.saves(), { gemId: String(gemId), intent }));

/** Fault 17: a review submitted to both servers at the same time is one review. */
export async function doubleReviews(two: TwoServers, db: Database, people: number): Promise<Outcome> {
  const statuses = await forEach(two, "writer", people, (racer) =>
    Promise.all([write(two, 0, racer, 1), write(two, 1, racer, 1)]),
  );
  const rows = await sql<{ user_id: string }>`
    select user_id from users join reviews on users.id = reviews.user_id
    where user_id like 'writer-%' group by user_id having count(*) = 1`.execute(db);
  const wrong = rows.rows.length === people ? [] : [`${rows.rows.length} of ${people} have one review`];
  return { statuses, wrong: [...wrong, ...(await strays(db))] };
}

/** Fault 18: concurrent saves and removals on both servers lose nothing. */
export async function interleavedSaves(two: TwoServers, db: Database, people: number): Promise<Outcome> {
  const wrong: string[] = [];
  const statuses = await forEach(two, "saver", people, async (racer) => {
    const saved = await Promise.all(gems.map((gem) => press(two, gem % 2 === 0 ? 0 : 1, racer, gem, "save")));
    // Both requests for a gem want the same; every third gem is removed again.
    const removed = await Promise.all(
      gems.flatMap((gem) =>
        gem % 3 === 0 ? ([0, 1] as const).map((s) => press(two, s, racer, gem, "remove")) : [],
      ),
    );
    const left = (await two.documents.saves.list(racer.id)).toSorted((a, b) => a - b);
    const wanted = gems.filter((gem) => gem % 3 !== 0);
    if (left.join() !== wanted.join()) wrong.push(`${racer.id} has ${left.join()}`);
    return [...saved, ...removed];
  });
  return { statuses, wrong: [...wrong, ...(await strays(db))] };
}

/** Fault 19: an account that is deleted on one server while the other writes for it leaves nothing behind. */
export async function deletionAgainstWrites(two: TwoServers, db: Database, people: number): Promise<Outcome> {
  const { port } = two.servers[0];
  const statuses = await forEach(two, "leaver", people, async (racer) => {
    await write(two, 1, racer, 2);
    return Promise.all([
      insist(() => postForm(port, racer, paths.accountSettings(), { intent: "delete", password })),
      write(two, 1, racer, 3),
      press(two, 1, racer, 4, "save"),
      write(two, 0, racer, 2),
      press(two, 0, racer, 5, "save"),
    ]);
  });
  const { rows } = await sql`select id from users where id like 'leaver-%'`.execute(db);
  const wrong = rows.length === 0 ? [] : [`${rows.length} accounts are still there`];
  return { statuses, wrong: [...wrong, ...(await strays(db))] };
}

/** A review that is deleted while both servers take reports of it, one of them of an account on its way out, leaves no report behind. */
export async function reportsAgainstDeletion(
  two: TwoServers,
  db: Database,
  people: number,
): Promise<Outcome> {
  const statuses = await forEach(two, "reported", people, async (racer) => {
    const reporter = await two.settle(`reporter-of-${racer.id}`);
    await write(two, 0, racer, 6);
    const review = await two.documents.reviews.find({ gemId: 6, userId: racer.id });
    const report = (server: 0 | 1) =>
      insist(() =>
        postForm(two.servers[server].port, reporter, paths.ownReviews(), {
          intent: "report",
          gemId: "6",
          reviewId: review?.id ?? "",
          reason: "spam",
          note: "",
        }),
      );
    const leave = (server: 0 | 1, person: SignedIn) =>
      insist(() =>
        postForm(two.servers[server].port, person, paths.accountSettings(), { intent: "delete", password }),
      );
    return Promise.all([report(0), report(1), leave(1, racer), report(0), leave(0, reporter)]);
  });
  return { statuses, wrong: await strays(db) };
}

/**
 * docs/security.md faults 17 to 19 and row 41 at their full counts: two servers on one PostgreSQL database (TEST_DATABASE_URL,
 * an empty one, or one that the row starts).
 */
export const races: Row = {
  name: "races",
  shows:
    "faults 17 to 19, row 41: two servers on one PostgreSQL race for reviews, saves, reports and deletions [share]",
  async run(args) {
    const share = shareOf(args);
    const given = process.env["TEST_DATABASE_URL"];
    await using postgres = given === undefined ? await startPostgres() : null;
    const url = given ?? postgres?.url ?? "";
    await using two = await startTwo(postgresSettings(url));
    await using db = connectPostgres(url, "serve");
    const lines: Line[] = [];
    for (const [name, race] of [
      ["double reviews", () => doubleReviews(two, db, 5000 * share)],
      ["interleaved saves", () => interleavedSaves(two, db, 500 * share)],
      ["deletion against writes", () => deletionAgainstWrites(two, db, 1000 * share)],
      ["reports against deletion", () => reportsAgainstDeletion(two, db, 500 * share)],
    ] as const) {
      const { statuses, wrong } = await race();
      const answered = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
      lines.push(noneOf(`${name}: ${answered.join(", ")}; ${wrong.length} wrong`, wrong, "nothing wrong"));
    }
    return lines;
  },
};

/** The tables whose rows belong to a user. */
const owned = [
  "credentials",
  "google_identities",
  "sessions",
  "passkeys",
  "saves",
  "saved_orders",
  "saved_notes",
  "stamps",
  "reviews",
  "hidden_reviews",
  "review_reports",
] as const satisfies readonly (keyof Schema)[];

/** Rows without an owner, reports without a review, and totals that differ from a recount. */
async function strays(db: Database): Promise<string[]> {
  const found: string[] = [];
  for (const table of owned) {
    const { rows } = await sql`select 1 from ${sql.table(table)} as t
      where not exists (select 1 from users where users.id = t.user_id)`.execute(db);
    if (rows.length > 0) found.push(`${rows.length} orphans in ${table}`);
  }
  const { rows } = await sql`select 1 from review_reports as t
    where not exists (select 1 from users where users.id = t.writer_id)
      or not exists (select 1 from reviews where reviews.id = t.review_id union all
                     select 1 from hidden_reviews where hidden_reviews.id = t.review_id)`.execute(db);
  if (rows.length > 0) found.push(`${rows.length} reports without a review`);
  const totals = await wrongTotals(db);
  return totals.length === 0 ? found : [...found, `${totals.length} gems with wrong totals`];
}
