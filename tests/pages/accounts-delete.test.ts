import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { dataPath } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import { connectSqlite } from "../../server/database/sqlite.ts";
import { deleteDueFiles } from "../../server/jobs/delete-files.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { minute } from "../support/clock.ts";
import { tablesWithText } from "../support/dump.ts";
import { continueWithGoogle } from "../support/google-visit.ts";
import { password, signIn, writeReview } from "../support/people.ts";
import { useWorld } from "../support/world.ts";

const world = useWorld();
const remove = (browser: Browser, fields: Record<string, string> = { password }) =>
  browser.post(
    paths.accountSettings(),
    { intent: "delete", ...fields },
    { headers: { Accept: "application/json" } },
  );
const tablesWith = (text: string) =>
  tablesWithText(connectSqlite(world.app.config.databaseUrl.replace("sqlite:", "")), text);
const userOf = (id: string) => world.app.documents.users.byId(id);

describe("with a password", () => {
  test("a deletion by password erases all data of the user and signs the browser out", async () => {
    const canary = "canary";
    const { user, browser } = await world.people.signedIn(canary, { username: "canary_name", bio: "canary" });
    const others = world.browser();
    await signIn(others, user.email);
    for (const gemId of [1, 2]) {
      await writeReview(world.app.documents, { gemId, userId: user.id, reviewText: "canary" });
      await world.app.documents.saves.add({ userId: user.id, gemId, savedAt: world.clock.now() });
    }
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    const image = new File([new Uint8Array(png)], "canary.png");
    const profile = { intent: "save", nickname: "Canary", username: "canary_name", bio: "canary", image };
    await browser.post(paths.editProfile(), profile, { multipart: true });
    const key = (await userOf(user.id))?.profileImage ?? "";
    await world.browser().post(paths.forgotPassword(), { email: user.email });
    const settings = await browser.get(dataPath(paths.accountSettings()));
    expect(settings.text).toContain('"reviews":2');

    const answer = await remove(browser);
    expect([answer.status, answer.text.includes("Account deleted successfully")]).toEqual([200, true]);
    expect(browser.cookies.has("anaba-session")).toBe(false);
    await deleteDueFiles(world.app);
    expect(await world.app.files.get(key)).toBeNull();
    expect((await world.browser().get(`/${key}`)).status).toBe(404);
    expect((await others.get(paths.home())).text).not.toContain("Canary");
    expect((await signIn(world.browser(), user.email)).status).toBe(401);
    expect(await tablesWith("canary")).toEqual(["erasures", "freed_usernames"]);
    expect(world.log.join("")).not.toContain("canary@example.com");
  });

  test.each([
    [{}, 422, "Password required for email/password accounts"],
    [{ password: "" }, 422, "Password required for email/password accounts"],
    [{ password: "Wrong8Password" }, 401, "Incorrect password"],
    [{ password: "x".repeat(10_000) }, 401, "Incorrect password"],
    [{ password, role: "admin" }, 400, "This request cannot be understood."],
    [{ password, intent: "keep" }, 400, "This request cannot be understood."],
  ])("a deletion with %j gets %i %s and deletes nobody", async (fields, status, sentence) => {
    const id = `k${world.app.random.id().slice(0, 12)}`;
    const { browser } = await world.people.signedIn(id);
    const answer = await remove(browser, fields);
    expect([answer.status, answer.text.includes(sentence)]).toEqual([status, true]);
    expect(await userOf(id)).toBeDefined();
    expect((await browser.get(paths.home())).text).toContain(`Nick of ${id}`);
  });

  test("two hundred sessions without a proof delete no account (docs/security.md row 8)", async () => {
    const { browser, user } = await world.people.signedIn("guarded");
    const hash = (await world.app.documents.credentials.find(user.id)) ?? "";
    const proofs: readonly Record<string, string>[] = [
      {},
      { password: "" },
      { password: " " },
      { password: `${password} ` },
      { password: password.toLowerCase() },
      { password: user.email },
      { password: hash },
      { password: "null" },
      { password: "\u0000" },
      { password: "Wrong8Password" },
    ];
    for (let n = 0; n < 200; n += 1) {
      if (n % 2 === 1) browser.cookies.set("anaba-proof", world.app.random.token());
      world.clock.advance(minute);
      const answer = await remove(browser, proofs[n % proofs.length]);
      expect([401, 422, 429], `${n}`).toContain(answer.status);
    }
    expect(await userOf(user.id)).toEqual(user);
  });

  test("a visitor or an expired session deletes no account", async () => {
    expect((await remove(world.browser())).text).toContain("No user logged in");
    const { browser } = await world.people.signedIn("gone");
    expect((await remove(browser)).status).toBe(200);
    expect((await remove(browser)).text).toContain("No user logged in");
  });

  test("after ten wrong passwords a deletion must wait", async () => {
    const { browser } = await world.people.signedIn("guessed");
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await remove(browser, { password: "Wrong8Word" })).status);
    expect(statuses.slice(9)).toEqual([401, 429, 429]);
    expect((await remove(browser)).status).toBe(429);
    world.clock.advance(15 * minute);
    expect((await remove(browser)).status).toBe(200);
  });

  test("a deletion that fails half-way changes nothing and can be repeated", async () => {
    const { browser } = await world.people.signedIn("halfway");
    const { documents } = world.app;
    const transaction = documents.transaction.bind(documents);
    const spy = vi.spyOn(documents, "transaction").mockImplementation((work) =>
      transaction((inside) => {
        const erase = () => Promise.reject(new Error("disk full"));
        return work({ ...inside, users: { ...inside.users, erase } });
      }),
    );
    const failed = await remove(browser);
    spy.mockRestore();
    expect([failed.status, failed.text.includes("Failed to delete account")]).toEqual([503, true]);
    expect((await browser.get(paths.home())).text).toContain("Nick of halfway");
    expect((await remove(browser)).status).toBe(200);
  });

  test("a deleted user's username is blocked, and a concurrent review leaves no orphaned row", async () => {
    const { user, browser } = await world.people.signedIn("racing");
    const late = writeReview(world.app.documents, { gemId: 3, userId: user.id }).catch(() => undefined);
    await Promise.all([remove(browser), late]);
    expect(await userOf(user.id)).toBeUndefined();
    expect((await world.app.documents.reviews.page({ gemId: 3 })).reviews).toEqual([]);
    const free = { username: "racing", now: world.clock.now() };
    expect(await world.app.documents.users.isUsernameFree(free)).toBe(false);
  });
});

describe("with Google (docs/security.md row 8)", () => {
  const present = useWorld();
  // The development provider's tokens have the real time.
  beforeEach(() => present.clock.advance(Date.now() - present.clock.now()));
  const memberOf = (id: string) => present.app.documents.users.byId(id);
  const email = (name: string) => `${name}@gmail.example`;
  async function member(name: string): Promise<{ browser: Browser; id: string }> {
    const browser = present.browser(`192.0.2.${name.length}`);
    await continueWithGoogle(browser, { email: email(name) });
    return { browser, id: (await present.app.documents.users.byEmail(email(name)))?.id ?? "" };
  }

  test("a fresh confirmation with the same Google account deletes the account", async () => {
    const { browser, id } = await member("leaver");
    const bare = await remove(browser, {});
    expect([bare.status, bare.text.includes("Please confirm with Google first")]).toEqual([422, true]);
    expect(await continueWithGoogle(browser, { email: email("leaver") }, "delete")).toBe(
      paths.signInDone("confirmed"),
    );
    expect((await remove(browser, {})).status).toBe(200);
    expect(await memberOf(id)).toBeUndefined();
  });

  test("a confirmation with another Google account proves nothing", async () => {
    const { browser, id } = await member("faithful");
    const outcome = await continueWithGoogle(browser, { email: "other@gmail.example" }, "delete");
    expect(outcome).toBe(paths.signInDone("google-other-account"));
    expect((await remove(browser, {})).status).toBe(422);
    expect(await memberOf(id)).toBeDefined();
  });

  test("a proof by Google is valid for five minutes, once, in one browser", async () => {
    const { browser, id } = await member("hesitant");
    await continueWithGoogle(browser, { email: email("hesitant") }, "delete");
    const proof = browser.cookies.get("anaba-proof") ?? "";
    const { browser: thief, id: thiefs } = await member("thieves");
    thief.cookies.set("anaba-proof", proof);
    expect((await remove(thief, {})).status).toBe(422);
    browser.cookies.set("anaba-proof", proof);
    expect((await remove(browser, {})).status).toBe(422);
    await continueWithGoogle(browser, { email: email("hesitant") }, "delete");
    present.clock.advance(5 * minute);
    expect((await remove(browser, {})).status).toBe(422);
    expect([await memberOf(id), await memberOf(thiefs)]).not.toContain(undefined);
  });

  test("an authentication at Google older than five minutes is not a proof", async () => {
    const { browser, id } = await member("stale");
    present.clock.advance(6 * minute);
    const outcome = await continueWithGoogle(browser, { email: email("stale") }, "delete");
    expect(outcome).toBe(paths.signInDone("google-failed"));
    expect((await remove(browser, {})).status).toBe(422);
    expect(await memberOf(id)).toBeDefined();
  });

  test("a sign-in with Google is not a proof for deletion", async () => {
    const { browser, id } = await member("signer");
    await continueWithGoogle(browser, { email: email("signer") });
    expect((await remove(browser, {})).status).toBe(422);
    expect(await memberOf(id)).toBeDefined();
  });

  test("an account with a password needs the password for deletion, also after a Google sign-in", async () => {
    const { browser } = await present.people.signedIn("both", { emailVerified: true });
    await continueWithGoogle(browser, { email: "both@example.com" });
    await continueWithGoogle(browser, { email: "both@example.com" }, "delete");
    expect((await remove(browser, {})).text).toContain("Password required for email/password accounts");
    expect((await remove(browser)).status).toBe(200);
  });
});
