import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Documents } from "../../../server/documents/documents.ts";
import { createPostgres } from "../../support/databases.ts";
import { fixture } from "../../support/fixture.ts";
import { opened } from "./opened.ts";
import { noon, refusalOf, settle } from "./people.ts";

const at = opened(createPostgres);
const watching = fixture(async (owned) => ({ db: owned.use(at.database.connect()) }));

/** Resolves when a connection waits for a lock, or when `work` has ended. */
async function untilBlocked(work: Promise<unknown>): Promise<void> {
  let isOver = false;
  void work.finally(() => (isOver = true)).catch(() => undefined);
  await expect
    .poll(
      async () => {
        const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        return isOver || (await waiting.execute(watching.db)).rows[0]?.n !== 0;
      },
      { interval: 5 },
    )
    .toBe(true);
}

const erase = (id: string) => at.others.users.erase({ id, erasedAt: noon, usernameFreedUntil: noon });

/** Each writes in the same order as its use case, with a pause in the middle. */
const writers: Readonly<
  Record<string, (inside: Documents, userId: string, pause: () => Promise<void>) => Promise<void>>
> = {
  async "a sign-in"(inside, userId, pause) {
    if (!(await inside.users.lock(userId))) return;
    await inside.credentials.renew({ userId, from: "hash", to: "hash" });
    await pause();
    await inside.sessions.begin({ tokenHash: userId, userId, createdAt: noon, expiresAt: noon + 1 });
  },
  async "a reset"(inside, userId, pause) {
    if (!(await inside.users.lock(userId))) return;
    await inside.resetTokens.consume({ tokenHash: userId, now: noon });
    await inside.credentials.set({ userId, passwordHash: "new" });
    await pause();
    await inside.sessions.endAll(userId);
    await inside.users.confirmEmail(userId);
  },
};

test.each(Object.keys(writers))(
  "%s and an erasure that starts meanwhile both finish, one after the other",
  async (name) => {
    for (let round = 0; round < 100; round += 1) {
      const id = `${name.replaceAll(/\W/g, "_")}_${round}`;
      await settle(at.documents, id);
      await at.documents.credentials.set({ userId: id, passwordHash: "hash" });
      await at.documents.resetTokens.create({ tokenHash: id, userId: id, expiresAt: noon + 1 });
      let erased: Promise<unknown> = Promise.resolve();
      const written = at.documents.transaction(async (inside) =>
        writers[name]?.(inside, id, async () => {
          erased = erase(id);
          await untilBlocked(erased);
        }),
      );
      expect(await refusalOf(written)).toEqual({ notRefused: undefined });
      expect(await refusalOf(erased)).toMatchObject({ notRefused: { reviews: 0 } });
    }
  },
);
