import { describe, expect, test } from "vitest";
import type { SignInOutcome } from "../../domain/account/google.ts";
import { paths } from "../../domain/site/paths.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { minute } from "../support/clock.ts";
import { answerGoogle, continueWithGoogle, goToGoogle } from "../support/google-visit.ts";
import { changeUser, signIn } from "../support/people.ts";
import { createWorld, useWorld } from "../support/world.ts";

// The development provider's tokens have the real time.
const world = useWorld({ startsAt: Date.now() });
const done = (outcome: SignInOutcome) => paths.signInDone(outcome);
const isSignedIn = (browser: Browser) => browser.cookies.has("anaba-session");

describe("continue with Google", () => {
  test("a first Google sign-in creates a user without a username and leads to the profile form", async () => {
    const browser = world.browser();
    const outcome = await continueWithGoogle(browser, { email: "First@Example.com", name: "First Time" });
    expect(outcome).toBe(done("complete-profile"));
    expect(isSignedIn(browser)).toBe(true);
    const user = await world.app.documents.users.byEmail("first@example.com");
    expect(user).toMatchObject({
      email: "First@Example.com",
      emailVerified: true,
      username: null,
      nickname: "First Time",
      name: "First Time",
      bio: "",
      profileImage: null,
      createdAt: world.clock.now(),
    });
  });

  test("a second Google sign-in finds the same user, even with another name", async () => {
    await continueWithGoogle(world.browser("192.0.2.1"), { email: "again@example.com", name: "Old" });
    const before = await world.app.documents.users.byEmail("again@example.com");
    await changeUser(world.app.documents, before?.id ?? "", { username: "again" });
    const browser = world.browser("192.0.2.1");
    expect(await continueWithGoogle(browser, { email: "again@example.com", name: "New" })).toBe(
      done("signed-in"),
    );
    expect(await world.app.documents.users.byEmail("again@example.com")).toMatchObject({
      id: before?.id,
      nickname: "Old",
    });
  });

  test("the popup's last page reports the outcome, to its own opener only", async () => {
    const page = await world.browser().get(done("signed-in"));
    expect([page.status, page.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect((await world.browser().get("/sign-in/done?outcome=<script>")).status).toBe(200);
  });

  test("a cancelled Google sign-in changes nothing", async () => {
    const browser = world.browser("192.0.2.2");
    expect(await continueWithGoogle(browser, null)).toBe(done("cancelled"));
    expect(isSignedIn(browser)).toBe(false);
  });

  test.each([
    ["", ""],
    ["x".repeat(100), "x".repeat(30)],
    ["😀".repeat(40), "😀".repeat(15)],
    ["\u202eevil", ""],
    ["a\u0000b", ""],
  ])("Google's name %j becomes the nickname %j", async (name, nickname) => {
    const email = `named${name.length}${nickname.length}@example.com`;
    await continueWithGoogle(world.browser("192.0.2.3"), { email, name });
    expect((await world.app.documents.users.byEmail(email))?.nickname).toBe(nickname);
  });

  test("the pages of the development provider have an empty icon, so that browsers request none", async () => {
    const { page } = await goToGoogle(world.browser("192.0.2.4"));
    expect(page.text).toContain('<link rel="icon" href="data:,">');
    expect(page.headers.get("Content-Security-Policy")).toContain("img-src data:");
  });

  test("the chooser of the development provider says that it is not Google", async () => {
    const { page } = await goToGoogle(world.browser("192.0.2.4"));
    expect(page.text).toContain("This is not Google.");
    expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });
});

describe("who is let in (docs/security.md row 5)", () => {
  test("an email address that Google has not verified creates no account", async () => {
    const browser = world.browser("192.0.2.10");
    const outcome = await continueWithGoogle(browser, { email: "unverified@example.com", verified: false });
    expect(outcome).toBe(done("google-email-unverified"));
    expect(isSignedIn(browser)).toBe(false);
    expect(await world.app.documents.users.byEmail("unverified@example.com")).toBeUndefined();
  });

  test("a password account with an unverified address is never linked to Google", async () => {
    const { user: squatter, browser: squatters } = await world.people.signedIn("squatted");
    const browser = world.browser("192.0.2.11");
    expect(await continueWithGoogle(browser, { email: squatter.email })).toBe(done("google-email-taken"));
    expect(isSignedIn(browser)).toBe(false);
    expect(await world.app.documents.googleIdentities.subjectOf(squatter.id)).toBeUndefined();
    expect((await squatters.get(paths.home())).text).toContain("Nick of squatted");
  });

  test("a password account with a verified address is linked to Google, and both ways sign in", async () => {
    const user = await world.people.settle("proven", { emailVerified: true });
    const browser = world.browser("192.0.2.12");
    expect(await continueWithGoogle(browser, { email: user.email })).toBe(done("signed-in"));
    expect((await browser.get(paths.home())).text).toContain("Nick of proven");
    expect((await signIn(world.browser("192.0.2.12"), user.email)).status).toBe(200);
  });

  test("a Google account that later has the same email address does not get the account", async () => {
    await continueWithGoogle(world.browser("192.0.2.13"), { email: "moved@example.com" });
    const user = await world.app.documents.users.byEmail("moved@example.com");
    const identity = await world.app.documents.googleIdentities.subjectOf(user?.id ?? "");
    expect(identity).toMatch(/^[0-9a-f]{24}$/);
    expect(identity).not.toContain("moved");
  });

  test("two concurrent first Google sign-ins create one user", async () => {
    const visits = await Promise.all(
      [1, 2].map(() => continueWithGoogle(world.browser("192.0.2.14"), { email: "both@example.com" })),
    );
    expect(visits).toEqual([done("complete-profile"), done("complete-profile")]);
  });
});

describe("a round trip that is not one's own (docs/security.md row 6)", () => {
  test("forty invalid Google callbacks begin no session", async () => {
    const mends: ((answer: URL, browser: Browser) => void)[] = [
      (answer) => answer.searchParams.delete("state"),
      (answer) => answer.searchParams.set("state", ""),
      (answer) => answer.searchParams.set("state", "x".repeat(43)),
      (answer) => answer.searchParams.append("state", "second"),
      (answer) => answer.searchParams.delete("code"),
      (answer) => answer.searchParams.set("code", "x".repeat(43)),
      (answer) => answer.searchParams.append("code", "second"),
      (answer) => answer.searchParams.set("iss", "https://accounts.google.com"),
      (answer) => answer.searchParams.delete("iss"),
      (_, browser) => browser.cookies.delete("anaba-openid"),
      (_, browser) => browser.cookies.set("anaba-openid", "x".repeat(43)),
      (answer, browser) => {
        answer.searchParams.set("state", "chosen");
        browser.cookies.set("anaba-openid", "chosen");
      },
      (answer) => answer.searchParams.set("error", "server_error"),
    ];
    for (let n = 0; n < 40; n += 1) {
      const browser = world.browser(`198.51.100.${n}`);
      const answer = await answerGoogle(browser, { email: `broken${n}@example.com` });
      mends[n % mends.length]?.(answer, browser);
      const end = await browser.get(answer.pathname + answer.search);
      expect([end.status, end.headers.get("Location")]).toEqual([302, done("google-failed")]);
      expect(isSignedIn(browser)).toBe(false);
    }
  });

  test("a Google callback works once", async () => {
    const browser = world.browser("192.0.2.20");
    const answer = await answerGoogle(browser, { email: "replayed@example.com" });
    const state = browser.cookies.get("anaba-openid") ?? "";
    await browser.get(answer.pathname + answer.search);
    const thief = world.browser("192.0.2.21");
    thief.cookies.set("anaba-openid", state);
    const replay = await thief.get(answer.pathname + answer.search);
    expect(replay.headers.get("Location")).toBe(done("google-failed"));
    expect(isSignedIn(thief)).toBe(false);
  });

  test("a Google callback for one browser is refused in another", async () => {
    const attacker = world.browser("192.0.2.22");
    const answer = await answerGoogle(attacker, { email: "attacker@example.com" });
    const victim = world.browser("192.0.2.23");
    await goToGoogle(victim);
    const end = await victim.get(answer.pathname + answer.search);
    expect(end.headers.get("Location")).toBe(done("google-failed"));
    expect(isSignedIn(victim)).toBe(false);
  });

  test("a sign-in attempt with Google expires after ten minutes", async () => {
    await using late = await createWorld({ startsAt: Date.now() });
    const browser = late.browser();
    const answer = await answerGoogle(browser, { email: "late@example.com" });
    late.clock.advance(10 * minute);
    const end = await browser.get(answer.pathname + answer.search);
    expect(end.headers.get("Location")).toBe(done("google-failed"));
  });

  test("another site cannot start a Google sign-in, which redirects to the provider only", async () => {
    const foreign = await world
      .browser()
      .get(paths.googleSignIn(), { headers: { "Sec-Fetch-Site": "cross-site" } });
    expect(foreign.headers.get("Location")).toBe("/");
    for (const purpose of ["", "//evil.test", "DELETE", "proof"]) {
      const answer = await world.browser().get(`/sign-in/google?purpose=${purpose}&next=//evil.test`);
      expect(new URL(answer.headers.get("Location") ?? "", "http://localhost:3000").origin).toBe(
        "http://localhost:3000",
      );
    }
  });

  test("one address can start thirty Google sign-ins a minute", async () => {
    const browser = world.browser("192.0.2.30");
    for (let n = 0; n < 30; n += 1) await browser.get(paths.googleSignIn());
    const more = await browser.get(paths.googleSignIn());
    expect(more.headers.get("Location")).toBe(done("too-many"));
  });
});

describe("without anything behind it", () => {
  test("on a public address without credentials there is no Google sign-in", async () => {
    await using demo = await createWorld({
      settings: { BASE_URL: "https://anaba.example", ALLOW_SIMULATED_EMAIL: "1" },
    });
    const answer = await demo.browser().get(paths.googleSignIn());
    expect(answer.headers.get("Location")).toBe(done("google-unavailable"));
    expect((await demo.browser().get(`${paths.developmentProvider()}/auth`)).status).toBe(404);
  });

  test("a demonstration on a public address has a notice above every page (docs/product.md §7)", async () => {
    const settings = { BASE_URL: "https://anaba.example", ALLOW_SIMULATED_EMAIL: "1" };
    const demo = await createWorld({ settings });
    const notice = "<aside[^>]*><p>This is a demonstration. ";
    for (const path of [paths.home(), paths.gem(1), paths.profile(), "/nowhere"])
      expect((await demo.browser().get(path)).text).toMatch(new RegExp(notice));
    await demo.close();
    expect((await world.browser().get(paths.home())).text).not.toMatch(new RegExp(notice));
  });

  test("a provider that does not answer does not slow down other requests", async () => {
    await using down = await createWorld({
      settings: { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "s", GOOGLE_ISSUER: "http://127.0.0.1:9" },
    });
    const answer = await down.browser().get(paths.googleSignIn());
    expect(answer.headers.get("Location")).toBe(done("google-unavailable"));
    expect(down.log.filter((line) => line.includes("unusable response from Google"))).toHaveLength(1);
    await down.people.settle("unaffected");
    expect((await signIn(down.browser(), "unaffected@example.com")).status).toBe(200);
  });

  test("Google itself is called at its own address, with state, PKCE and nonce, without discovery", async () => {
    await using real = await createWorld({
      settings: { GOOGLE_CLIENT_ID: "the-id", GOOGLE_CLIENT_SECRET: "the-secret" },
    });
    const browser = real.browser();
    const location = new URL((await browser.get(paths.googleSignIn())).headers.get("Location") ?? "");
    expect(location.origin + location.pathname).toBe("https://accounts.google.com/o/oauth2/v2/auth");
    expect(Object.fromEntries(location.searchParams)).toEqual({
      client_id: "the-id",
      response_type: "code",
      redirect_uri: "http://localhost:3000/sign-in/google/callback",
      scope: "openid email profile",
      state: browser.cookies.get("anaba-openid"),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
      prompt: "select_account",
    });
    expect(location.href).not.toContain("the-secret");
  });
});
