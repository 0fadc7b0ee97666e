import { describe, expect, test } from "vitest";
import type { Documents } from "../../../server/documents/documents.ts";
import { sweep } from "../../../server/jobs/sweep.ts";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { change, day, noon, settle } from "./people.ts";

const minute = 60_000;
const ahead = noon + 365 * day;
/** Which row this is; also the id of its user. */
const id = "kudo";

interface Stored {
  /** Stores the row at a moment. */
  readonly write: (documents: Documents, now: number) => Promise<unknown>;
  /** Whether the row has its effect at a moment. */
  readonly counts: (documents: Documents, now: number) => Promise<boolean>;
  /** Whether a row of a clock that was ahead counts afterwards. */
  readonly after: boolean;
}

const attempt = (idHash: string, now: number, endsAt: number) => ({
  idHash,
  email: `${idHash}@example.com`,
  codeHash: "code",
  codeExpiresAt: now + 10 * minute,
  sentAt: now,
  expiresAt: endsAt + 60 * minute,
});
/** One that ends soon after either moment, so that only the times of its code decide. */
async function twoAttempts({ signupAttempts }: Documents, name: string, now: number): Promise<void> {
  for (const moment of [ahead, noon]) await signupAttempts.create(attempt(`${name} ${moment}`, now, moment));
}
const mail = (name: string) => ({ id: name, recipient: `${name}@example.com`, subject: "", body: "" });
const claim = async (documents: Documents, now: number) =>
  (await documents.outbox.claimDue({ now, hiddenUntil: now + 5 * minute, limit: 10 })).map((each) => each.id);

/** Every column with a time at which something ends, or until which something is held back. */
const stored: Readonly<Record<string, Stored>> = {
  "sessions.expires_at": {
    write: ({ sessions }, now) =>
      sessions.begin({ tokenHash: id, userId: id, createdAt: now, expiresAt: now + 30 * day }),
    counts: async ({ sessions }, now) => (await sessions.find({ tokenHash: id, now })) !== undefined,
    after: false,
  },
  "signup_attempts.expires_at": {
    write: ({ signupAttempts }, now) => signupAttempts.create(attempt("expiring", now, now)),
    counts: async ({ signupAttempts }, now) =>
      (await signupAttempts.find({ idHash: "expiring", now })) !== undefined,
    after: false,
  },
  "signup_attempts.code_expires_at": {
    write: (documents, now) => twoAttempts(documents, "code", now),
    counts: async ({ signupAttempts }, now) =>
      (await signupAttempts.countTry({ idHash: `code ${now}`, now, most: 9 })) !== undefined,
    after: false,
  },
  "signup_attempts.sent_at": {
    write: (documents, now) => twoAttempts(documents, "sent", now),
    counts: async ({ signupAttempts }, now) => {
      const renewal = { idHash: `sent ${now}`, codeHash: "", codeExpiresAt: now, sentAt: now };
      return !(await signupAttempts.renewCode(renewal));
    },
    after: false,
  },
  "reset_requests.expires_at": {
    write: ({ resetRequests }, now) =>
      resetRequests.add({ id, email: "a@example.com", askedAt: now, expiresAt: now + 30 * minute }),
    counts: async ({ resetRequests }, now) => (await resetRequests.waiting({ now, limit: 1 })).length > 0,
    after: false,
  },
  "reset_tokens.expires_at": {
    write: ({ resetTokens }, now) =>
      resetTokens.create({ tokenHash: id, userId: id, expiresAt: now + 30 * minute }),
    counts: async ({ resetTokens }, now) => (await resetTokens.find({ tokenHash: id, now })) === id,
    after: false,
  },
  "openid_attempts.expires_at": {
    write: async ({ openidAttempts }, now) => {
      const one = { codeVerifier: "", nonce: "", purpose: "", userId: null, expiresAt: now + 10 * minute };
      await openidAttempts.create({ ...one, stateHash: String(ahead) });
      await openidAttempts.create({ ...one, stateHash: String(noon) });
    },
    counts: async ({ openidAttempts }, now) =>
      (await openidAttempts.consume({ stateHash: String(now), now })) !== undefined,
    after: false,
  },
  "passkey_challenges.expires_at": {
    write: async ({ passkeyChallenges }, now) => {
      const one = { browserHash: "", purpose: "", userId: null, expiresAt: now + 10 * minute };
      await passkeyChallenges.create({ ...one, challengeHash: String(ahead) });
      await passkeyChallenges.create({ ...one, challengeHash: String(noon) });
    },
    counts: ({ passkeyChallenges }, now) =>
      passkeyChallenges.consume({
        challengeHash: String(now),
        browserHash: "",
        purpose: "",
        userId: null,
        now,
      }),
    after: false,
  },
  "freed_usernames.until": {
    write: async (documents, now) => {
      await settle(documents, "renamed", { username: "before" });
      await change(documents, "renamed", { username: "later", usernameFreedUntil: now + 180 * day });
    },
    counts: async ({ users }, now) => !(await users.isUsernameFree({ username: "before", now })),
    after: false,
  },
  "outbox.next_try_at": {
    write: async ({ outbox }, now) => {
      await outbox.enqueue({ ...mail("waiting"), createdAt: now });
      await outbox.retryLater({ id: "waiting", nextTryAt: now + 60 * minute });
    },
    counts: async (documents, now) => !(await claim(documents, now)).includes("waiting"),
    after: false,
  },
  "outbox.expires_at": {
    write: ({ outbox }, now) =>
      outbox.enqueue({ ...mail("code"), createdAt: noon, expiresAt: now + 10 * minute }),
    counts: async ({ outbox }, now) => (await outbox.retry({ id: "code", now })) === 1,
    after: false,
  },
  "outbox.failed_at": {
    write: async ({ outbox }, now) => {
      await outbox.enqueue({ ...mail("failed"), createdAt: now });
      await outbox.giveUp({ id: "failed", failedAt: now });
    },
    counts: async ({ outbox }, now) => {
      await outbox.forget(now);
      return (await outbox.list({ givenUp: true, limit: 1 })).length > 0;
    },
    after: false,
  },
  "mistake_reports.resolved_at": {
    write: async ({ mistakeReports }, now) => {
      await mistakeReports.add({ id, gemId: 1, userId: null, mistake: "Old.", reportedAt: now });
      await mistakeReports.resolve({ id, outcome: "kept", answer: null, resolvedAt: now });
    },
    counts: async ({ mistakeReports }, now) => {
      await mistakeReports.forget(now);
      return (await mistakeReports.byId(id)) !== undefined;
    },
    after: false,
  },
  "rate_limits.resets_at": {
    write: ({ rateLimits }, now) => rateLimits.consume({ key: id, now, windowMs: minute }),
    counts: async ({ rateLimits }, now) =>
      (await rateLimits.peek({ key: id, now, windowMs: minute })) !== undefined,
    after: false,
  },
  "file_deletions.due_at": {
    write: ({ fileDeletions }, now) =>
      fileDeletions.queue({ key: id, createdAt: now, dueAt: now + 60 * minute }),
    counts: async ({ fileDeletions }, now) => (await fileDeletions.due({ now, limit: 1 })).length === 0,
    after: false,
  },
  "leases.expires_at": {
    write: ({ leases }, now) => leases.acquire({ name: "job", holder: id, now, expiresAt: now + minute }),
    counts: async ({ leases }, now) =>
      !(await leases.acquire({ name: "job", holder: "other", now, expiresAt: now + minute })),
    after: false,
  },
  "erasures.erased_at": {
    write: ({ erasures }, now) => erasures.record({ userId: "erased", erasedAt: now }),
    counts: async ({ erasures }, now) => {
      await erasures.forget(now - 90 * day);
      return (await erasures.recorded(["erased"])).has("erased");
    },
    // The erased must not come back: such a tombstone is kept for longer instead.
    after: true,
  },
};

/**
 * Times at which something happened: nothing ends by them, or what ends by them is tested elsewhere (a session by
 * `created_at`, and password checks, whose own times are in `checks`).
 */
const happened = [
  "audit_entries.at",
  "file_deletions.created_at",
  "hidden_reviews.created_at",
  "hidden_reviews.hidden_at",
  "hidden_reviews.updated_at",
  "mistake_reports.reported_at",
  "outbox.created_at",
  "passkeys.created_at",
  "passkeys.last_used_at",
  "passkeys.refused_at",
  // A number.
  "passkeys.sign_count",
  "password_checks.expires_at",
  "reset_requests.asked_at",
  "review_reports.reported_at",
  "review_reports.resolved_at",
  // A number.
  "review_totals.revision",
  "reviews.created_at",
  "reviews.updated_at",
  "saves.saved_at",
  "sessions.created_at",
  "sessions.last_active_at",
  "signup_attempts.verified_at",
  "users.created_at",
  "users.last_updated",
  "users.suspended_at",
  "users.updated_at",
  "saved_notes.updated_at",
  "saved_orders.updated_at",
  "stamps.updated_at",
];

describe.each(engines)("a clock that was a year ahead, on %s", (_engine, create) => {
  const at = opened(create);

  test("every column with a time is tried here, or known to end nothing", async () => {
    await using db = at.database.connect();
    const tables = await db.introspection.getTables();
    const times = tables.flatMap(({ name, columns }) =>
      columns
        .filter((column) => column.dataType === "bigint" || column.dataType === "int8")
        .map((column) => `${name}.${column.name}`),
    );
    expect(times.toSorted()).toEqual([...Object.keys(stored), ...happened].toSorted());
  });

  test.each(Object.entries(stored))(
    "what was stored in %s then counts then",
    async (_, { write, counts, after }) => {
      await settle(at.documents, id).catch(() => undefined);
      await write(at.documents, ahead);
      expect(await counts(at.documents, ahead)).toBe(true);
      expect(await counts(at.documents, noon)).toBe(after);
    },
  );

  test("a sweep deletes what is over, except sessions and blocked names, which it keeps until their time", async () => {
    await sweep({ documents: at.documents, now: () => noon + 60 * minute });
    await using db = at.database.connect();
    const left = [];
    for (const table of at.documents.expiringTables)
      if ((await db.selectFrom(table).selectAll().execute()).length > 0) left.push(table);
    expect(left).toEqual(["sessions", "freed_usernames"]);
  });
});
