import { killOnSqlite, killWhileWriting, startCareless } from "./kills.ts";
import { shareOf, type Row } from "./row.ts";

const writes = 10_000;
const longestGap = 10_000;
const ms = (time: number) => `${Math.round(time)} ms`;

/** How often the server on SQLite is killed. */
const killsOnSqlite = 10;
/** Enough for the negative control, which loses half of them or more. */
const controlWrites = 60;

/**
 * A server on SQLite, and a server and the primary on PostgreSQL, are killed with `kill -9` while users write. No
 * acknowledged write may be lost.
 */
export const kills: Row = {
  name: "kills",
  shows:
    "kill -9 of servers and of the primary, under 10,000 acknowledged writes on SQLite and PostgreSQL [share]",
  async run(args) {
    const onSqlite = await killOnSqlite(Math.ceil(writes * shareOf(args)), killsOnSqlite);
    const control = await killOnSqlite(controlWrites, 1, startCareless);
    const { acknowledged, failed, lost, gaps } = await killWhileWriting(Math.ceil(writes * shareOf(args)));
    return [
      {
        figure: `SQLite: ${onSqlite.acknowledged} writes acknowledged over ${killsOnSqlite} kills, ${onSqlite.failed} requests sent again: ${onSqlite.lost} lost`,
        bar: "0 lost",
        passed: onSqlite.lost === 0,
      },
      {
        figure: `negative control, a server that acknowledges writes before it makes them: ${control.lost} of ${control.acknowledged} lost`,
        bar: "some lost",
        passed: control.lost > 0,
      },
      {
        figure: `PostgreSQL: ${acknowledged} writes acknowledged, ${failed} requests sent again: ${lost} lost`,
        bar: "0 lost",
        passed: lost === 0,
      },
      {
        figure: `no write for ${ms(gaps.server)} after the server was killed, for ${ms(gaps.primary)} after the primary was, 2,000 of them until the standby was promoted`,
        bar: `${ms(longestGap)} each`,
        passed: Math.max(gaps.server, gaps.primary) <= longestGap,
      },
    ];
  },
};
