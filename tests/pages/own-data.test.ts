import { describe, expect, test, vi } from "vitest";
import { limits } from "../../domain/site/limits.ts";
import { refusals } from "../../domain/site/refusals.ts";
import { paths } from "../../domain/site/paths.ts";
import { hashToken } from "../../server/base/hashes.ts";
import { openDatabase } from "../../server/database/copies.ts";
import { operatedSite } from "../support/operated-site.ts";
import { changeUser, newUser, password, writeReview, type Person } from "../support/people.ts";
import { sites } from "../support/site-of-engine.ts";

/** Tables with users' ids that the file does not have: secrets of sign-ins, audit entries, and what is left of the dead. */
const withheld = [
  "audit_entries",
  "credentials",
  "erasures",
  "openid_attempts",
  "passkey_challenges",
  "reset_tokens",
];

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe.each(sites)("a user downloads their own data on %s (docs/product.md §10)", (_engine, create) => {
  const { world, run } = operatedSite(create);

  /** A user with a row in each table; `sign` is in everything that they wrote. */
  async function signedInWithAll(id: string, sign: string): Promise<Person> {
    const person = await world.people.signedIn(id, { bio: `Bio ${sign}` });
    const { documents } = world.app;
    const now = world.clock.now();
    const profileImage = `profile-images/${id}/1_${sign}.webp`;
    const renamed = { username: `new_${id}`, usernameFreedUntil: now + 1000 };
    await changeUser(documents, id, { ...renamed, profileImage, at: now });
    await documents.googleIdentities.link({ subject: `google-${sign}`, userId: id });
    const passkey = { id: `credential-${sign}`, publicKey: `key-of-${id}`, signCount: 0, createdAt: now };
    await documents.passkeys.add({ ...passkey, userId: id, name: `Passkey ${sign}` });
    await documents.saves.add({ userId: id, gemId: 3, savedAt: now });
    for (const [gemId, name] of [
      [1, "shown"],
      [2, "hidden"],
    ] as const) {
      const review = { id: `${name}-${sign}`, gemId, userId: id, reviewText: `${name} by ${sign}` };
      await writeReview(documents, { ...review, at: now });
    }
    const why = ["--reason", `off topic ${sign}`, "--by", `operator ${sign}`];
    await run("review", "hide", `hidden-${sign}`, ...why);
    const recipient = person.user.email.toUpperCase();
    const mail = { recipient, subject: `Mail to ${sign}`, body: "the-link-of-the-mail", createdAt: now };
    await documents.outbox.enqueue({ id: `mail-${sign}`, ...mail });
    await documents.resetRequests.add({
      id: `reset-${sign}`,
      email: recipient,
      askedAt: now,
      expiresAt: now + 1,
    });
    const times = { sentAt: now, codeExpiresAt: now, expiresAt: now + 1 };
    const hashes = { idHash: `id-of-${id}`, codeHash: `code-of-${id}` };
    await documents.signupAttempts.create({ ...hashes, ...times, email: recipient });
    return person;
  }

  test("a signed-in user downloads all their data as one JSON file, with times as ISO 8601", async () => {
    const { browser, user } = await signedInWithAll("owner", "mine");
    const { status, headers, text, body } = await browser.get(paths.ownData());
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("application/json");
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="anaba-data.json"');
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(text.startsWith('{\n  "exportedAt": "')).toBe(true);

    const at = new Date(world.clock.now()).toISOString();
    expect(body).toMatchObject({
      exportedAt: at,
      profileImage: `${world.origin}/profile-images/owner/1_mine.webp`,
      rows: {
        users: [{ id: "owner", email: user.email, username: "new_owner", bio: "Bio mine", updated_at: at }],
        google_identities: [{ subject: "google-mine" }],
        sessions: [{ user_id: "owner", expires_at: expect.stringMatching(isoTime) }],
        passkeys: [{ name: "Passkey mine", created_at: at, last_used_at: null }],
        saves: [{ gem_id: 3, saved_at: at }],
        reviews: [{ gem_id: 1, rating: 4, review_text: "shown by mine", created_at: at }],
        hidden_reviews: [
          {
            review_text: "hidden by mine",
            hidden_at: expect.stringMatching(isoTime),
            reason: "off topic mine",
          },
        ],
        freed_usernames: [{ username: "owner", until: expect.stringMatching(isoTime) }],
        outbox: [{ subject: "Mail to mine", created_at: at }],
        reset_requests: [{ asked_at: at }],
        signup_attempts: [{ sent_at: at }],
      },
    });
    // A time that stayed a number would have thirteen digits.
    expect(text).not.toMatch(/\b\d{10,}\b(?!Z)/);
  });

  test("the file names no operator, no other user, and no credential or token", async () => {
    await signedInWithAll("other", "theirs");
    const { browser } = await signedInWithAll("careful", "own");
    const { text } = await browser.get(paths.ownData());
    expect(text).toContain("shown by own");
    expect(text).not.toMatch(/operator|audit|theirs|other@|new_other/);
    expect(text).not.toMatch(/hash|argon2|token|code-of|id-of|key-of|credential-|the-link-of-the-mail/);
    const session = browser.cookies.get("anaba-session") ?? "";
    expect(session.length).toBeGreaterThan(20);
    for (const secret of [session, hashToken(session), password]) expect(text).not.toContain(secret);
  });

  test("every table with a user's id is in the file, unless it is withheld", async () => {
    const { browser } = await world.people.signedIn("thorough");
    await using db = await openDatabase(world.app.config.databaseUrl);
    const tables = await db.introspection.getTables();
    const ofUsers = tables.filter(({ columns }) => columns.some(({ name }) => name === "user_id"));
    const { body } = await browser.get(paths.ownData());
    const told = Object.keys(body["rows"] ?? {});
    const missing = ofUsers.map(({ name }) => name).filter((name) => !told.includes(name));
    expect(missing.toSorted()).toEqual(withheld);
  });

  test("a visitor is led to Account Settings, and so is a user whose account is deleted meanwhile", async () => {
    const expectLed = async (browser: ReturnType<typeof world.browser>) => {
      const { status, headers, text } = await browser.get(paths.ownData());
      expect([status, headers.get("Location"), text]).toEqual([303, paths.accountSettings(), ""]);
      expect(headers.get("Content-Disposition")).toBeNull();
    };
    await expectLed(world.browser());
    const { browser } = await world.people.signedIn("leaving");
    const rows = vi.spyOn(world.app.documents.users, "rows").mockResolvedValue(undefined);
    await expectLed(browser);
    rows.mockRestore();
    expect((await browser.get(paths.ownData())).status).toBe(200);
  });

  test("a session that cannot be looked up gets 503 and no data", async () => {
    const { browser } = await world.people.signedIn("patient");
    const broken = vi.spyOn(world.app.documents.sessions, "find").mockRejectedValue(new Error("away"));
    const { status, headers, text } = await browser.get(paths.ownData());
    expect([status, headers.get("Retry-After")]).toEqual([503, "1"]);
    expect(text).not.toContain("patient");
    broken.mockRestore();
  });

  test("after twenty downloads within an hour the next one is refused with the time to wait", async () => {
    const { browser } = await world.people.signedIn("eager");
    const { most } = limits["own-data"];
    for (let n = 0; n < most; n += 1) expect((await browser.get(paths.ownData())).status).toBe(200);
    const { status, headers, text } = await browser.get(paths.ownData());
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(text).toBe(refusals["too-many"].message);
  });

  test("the address takes no POST", async () => {
    const { browser } = await world.people.signedIn("posting");
    for (const fields of [{}, { intent: "delete", password }]) {
      const { status, text } = await browser.post(paths.ownData(), fields);
      expect(status).toBe(405);
      expect(text).not.toContain(newUser("posting").email);
    }
  });
});
