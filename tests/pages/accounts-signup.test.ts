import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { sendDueMails } from "../../server/jobs/send-mails.ts";
import { minute, second } from "../support/clock.ts";
import { createPostgres } from "../support/databases.ts";
import { askForCode, finishSignup, proveEmail, signIn } from "../support/people.ts";
import { postgresSettings } from "../support/site-of-engine.ts";
import { createWorld, useWorld } from "../support/world.ts";

const world = useWorld();
const signup = paths.signup();

test("the six steps make an account and sign in", async () => {
  const browser = world.browser();
  const sent = await browser.post(signup, { intent: "send-code", email: "Hana@Example.com" });
  expect(sent.status).toBe(200);
  expect(sent.body).toEqual({
    ok: true,
    message: "Verification code sent! Check the console for your 6-digit code.",
    simulatedCode: expect.stringMatching(/^[1-9]\d{5}$/),
  });
  const code = String(sent.body["simulatedCode"]);
  const verified = await browser.post(signup, { intent: "verify", email: "hana@example.com", code });
  expect(verified.body).toEqual({ ok: true });
  const available = await browser.post(signup, { intent: "check-username", username: "Hana_1" });
  expect(available.body).toEqual({ ok: true, availability: "available" });
  const finished = await finishSignup(browser, { username: "Hana_1", nickname: " Hana ", bio: "Walks." });
  expect(finished.body).toEqual({ ok: true });

  const user = await world.app.documents.users.byEmail("hana@example.com");
  expect(user).toMatchObject({
    email: "Hana@Example.com",
    emailVerified: false,
    username: "hana_1",
    nickname: "Hana",
    name: "Hana",
    bio: "Walks.",
    age: null,
    profileImage: null,
    createdAt: world.clock.now(),
  });
  const taken = await world.browser().post(signup, { intent: "check-username", username: "HANA_1" });
  expect(taken.body).toEqual({ ok: true, availability: "taken" });
  const home = await browser.get(paths.home());
  expect(home.text).toContain("Hana");
  expect(home.headers.get("Cache-Control")).toBe("private, no-store");
  expect((await signIn(world.browser(), "hana@example.com")).body).toEqual({ ok: true });
});

describe("what each step refuses, in the spec's words", () => {
  test.each([
    [{ intent: "send-code", email: "" }, 422, "Please enter your email address"],
    [{ intent: "send-code", email: "nobody" }, 422, "Please enter a valid email address"],
    [{ intent: "verify", email: "a@b.io", code: "" }, 422, "Please enter the verification code"],
    [{ intent: "verify", email: "", code: "123456" }, 422, "Email is required"],
    [
      { intent: "verify", email: "a@b.io", code: "123456" },
      422,
      "Your sign-up has expired. Please start again.",
    ],
    [{ intent: "check-username", username: "" }, 422, "Please enter a username"],
    [{ intent: "check-username", username: "ab" }, 422, "Username must be at least 3 characters long"],
    [
      { intent: "check-username", username: "a b c" },
      422,
      "Username can only contain letters, numbers, and underscores",
    ],
    [{ intent: "launch" }, 400, "This request cannot be understood."],
    [{ email: "a@b.io" }, 400, "This request cannot be understood."],
    [{ intent: "send-code", email: ["a@b.io", "c@d.io"] }, 400, "This request cannot be understood."],
    [{ intent: "send-code", email: "a@b.io", role: "admin" }, 400, "This request cannot be understood."],
  ])("the sign-up form %j gets %i %s", async (fields, status, message) => {
    const answer = await world.browser().post(signup, fields);
    expect([answer.status, answer.body["message"]]).toEqual([status, message]);
    expect(answer.body["ok"]).toBe(false);
  });

  test.each([
    [{ password: "" }, "Please fill in all fields"],
    [{ password: "Short7a" }, "Password must be at least 8 characters long"],
    [{ password: "Password1", confirmPassword: "Password1" }, "This password is too common"],
    [{ confirmPassword: "Kumano8kodo" }, "Passwords do not match"],
    [{ username: "a".repeat(21) }, "Username must be no more than 20 characters long"],
    [{ username: "admin" }, "This username is already taken"],
    [{ username: "sitter" }, "This username is already taken"],
    [{ nickname: " " }, "Please enter a nickname"],
    [{ nickname: "N" }, "Nickname must be at least 2 characters long"],
    [{ nickname: "a".repeat(31) }, "Nickname must be no more than 30 characters long"],
    [{ bio: "w ".repeat(101) }, "Bio must be 100 words or less (currently 101 words)"],
  ])(
    "at the last step of the sign-up, %j is refused: %s; the verified address is kept",
    async (fields, message) => {
      await world.people.settle("sitter").catch(() => undefined);
      const email = `last-step-${world.app.random.id()}@example.com`;
      const browser = world.browser(`198.51.100.${Math.floor(Math.random() * 250)}`);
      await proveEmail(browser, email);
      const refused = await finishSignup(browser, { username: "polite", ...fields });
      expect(refused.body).toMatchObject({ ok: false, message });
      expect(await world.app.documents.users.byEmail(email)).toBeUndefined();
      const username = `u${world.app.random.id().slice(0, 12)}`;
      expect((await finishSignup(browser, { username })).body).toEqual({ ok: true });
    },
  );

  test("an address that has an account is refused at the last step of the sign-up only", async () => {
    await world.people.settle("resident");
    const browser = world.browser("198.51.100.251");
    expect((await proveEmail(browser, "Resident@example.com")).body).toEqual({ ok: true });
    const refused = await finishSignup(browser, { username: "renewedhome" });
    expect(refused.status).toBe(409);
    expect(refused.body).toEqual({
      ok: false,
      refusal: { code: "email-taken" },
      message: "An account with this email already exists. Please sign in.",
    });
  });
});

describe("the verification code", () => {
  test("a wrong code is refused in the specification's words five times; then the right one is refused too", async () => {
    const browser = world.browser("198.51.100.252");
    const email = "guesser@example.com";
    const code = await askForCode(browser, email);
    const wrong = code === "100000" ? "100001" : "100000";
    for (const attempt of [wrong, "abcdef", "１２３４５６", "000000", "1e5"]) {
      const answer = await browser.post(signup, { intent: "verify", email, code: attempt });
      expect(answer.body["message"]).toBe(
        "Invalid verification code. Please check the console for the correct code.",
      );
    }
    const late = await browser.post(signup, { intent: "verify", email, code });
    expect(late.body).toMatchObject({ ok: false, refusal: { code: "code-over" } });
    world.clock.advance(31 * second);
    expect((await proveEmail(browser, email)).body).toEqual({ ok: true });
  });

  test.each([" ", "-"])("a verification code pasted with %j in the middle costs no try", async (between) => {
    const browser = world.browser(`203.0.113.${between.charCodeAt(0)}`);
    const email = `pasted-${between.charCodeAt(0)}@example.com`;
    const code = await askForCode(browser, email);
    const pasted = `${code.slice(0, 3)}${between}${code.slice(3)}`;
    expect((await browser.post(signup, { intent: "verify", email, code: pasted })).body).toEqual({
      ok: true,
    });
  });

  test("a verification code expires after ten minutes", async () => {
    const browser = world.browser("198.51.100.253");
    const email = "slow@example.com";
    const code = await askForCode(browser, email);
    world.clock.advance(10 * minute);
    const late = await browser.post(signup, { intent: "verify", email, code });
    expect(late.body).toMatchObject({ ok: false, refusal: { code: "code-over" } });
  });

  test("a verification code works once, for its own address, in its own browser", async () => {
    const browser = world.browser("198.51.100.254");
    const email = "once@example.com";
    const code = await askForCode(browser, email);
    const verify = { intent: "verify", email, code };
    const elsewhere = world.browser("198.51.100.254");
    await askForCode(elsewhere, "other@example.com");
    expect((await elsewhere.post(signup, verify)).body["ok"]).toBe(false);
    expect((await elsewhere.post(signup, { ...verify, email: "other@example.com" })).body["ok"]).toBe(false);
    expect((await browser.post(signup, verify)).body).toEqual({ ok: true });
    expect((await browser.post(signup, verify)).body["ok"]).toBe(false);
  });

  test("another verification code can be sent after 30 seconds, and voids the first", async () => {
    const browser = world.browser("203.0.113.20");
    const email = "again@example.com";
    const first = await askForCode(browser, email);
    world.clock.advance(29 * second);
    const early = await browser.post(signup, { intent: "send-code", email });
    expect(early.body).toMatchObject({ ok: false, refusal: { code: "code-too-soon" } });
    world.clock.advance(second);
    const renewed = await askForCode(browser, email);
    if (first !== renewed)
      expect((await browser.post(signup, { intent: "verify", email, code: first })).body["ok"]).toBe(false);
    expect((await browser.post(signup, { intent: "verify", email, code: renewed })).body).toEqual({
      ok: true,
    });
  });

  test.each([
    ["twenty", 20, { SMTP_URL: "smtp://localhost:1", MAIL_FROM: "hello@anaba.example" }],
    ["a hundred simulated", 100, {}],
  ])("one client address can request %s codes an hour", async (_name, most, settings) => {
    await using limited = await createWorld({ settings });
    const ask = (address: string, email: string) =>
      limited.browser(address).post(signup, { intent: "send-code", email });
    for (let n = 0; n < most; n += 1)
      expect((await ask(`2001:db8:0:1::${n.toString(16)}`, `net${n}@example.com`)).status).toBe(200);
    const more = await ask("2001:db8:0:1::ffff", "more@example.com");
    expect([more.status, more.body["message"]]).toEqual([429, "Too many attempts. Please try again later."]);
    expect(Number(more.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await ask("2001:db8:0:2::1", "neighbour@example.com")).status).toBe(200);
  });
});

describe("no step can be left out", () => {
  test("a thousand random orders of the sign-up's steps create no account (docs/security.md row 1)", async () => {
    const other = world.browser("203.0.113.30");
    await proveEmail(other, "prover@example.com");
    const cookie = other.cookies.get("anaba-signup") ?? "";
    const [id = "", token = ""] = cookie.split(".");
    const unproven = world.browser("203.0.113.31");
    await askForCode(unproven, "unproven@example.com");
    const unprovenId = unproven.cookies.get("anaba-signup") ?? "";
    const forged = [
      "",
      ".",
      id,
      `${id}.`,
      `.${token}`,
      `${token}.${id}`,
      unprovenId,
      `${unprovenId}.${token}`,
    ];
    forged.push(`${id}.${token}x`, `${id}.${token.slice(1)}`, "__proto__", "a".repeat(5000));
    for (let n = 0; n < 500; n += 1) {
      const browser = world.browser("203.0.113.32");
      const value = forged[n % forged.length] ?? "";
      if (value !== "") browser.cookies.set("anaba-signup", value);
      const answer = await finishSignup(browser, { username: `disorder${n}`, email: "x@y.io" });
      expect(answer.body["ok"]).toBe(false);
      const again = await finishSignup(browser, { username: `disorder${n}` });
      expect(again.body).toMatchObject({ ok: false, refusal: { code: "signup-over" } });
      expect(browser.cookies.has("anaba-session")).toBe(false);
    }
    const free = await world.app.documents.users.isUsernameFree({ username: "disorder0", now: 0 });
    expect(free).toBe(true);
  });

  test("one verification creates one account", async () => {
    const browser = world.browser("203.0.113.33");
    await proveEmail(browser, "single@example.com");
    const cookie = browser.cookies.get("anaba-signup") ?? "";
    const [one, two] = await Promise.all(
      ["twin_a", "twin_b"].map((username) => finishSignup(browser, { username })),
    );
    expect([one?.body["ok"], two?.body["ok"]].filter((done) => done === true)).toHaveLength(1);
    browser.cookies.set("anaba-signup", cookie);
    expect((await finishSignup(browser, { username: "twin_c" })).body["ok"]).toBe(false);
  });

  test("closing the dialog deletes the sign-up attempt", async () => {
    const browser = world.browser("203.0.113.34");
    await proveEmail(browser, "closer@example.com");
    const cookie = browser.cookies.get("anaba-signup") ?? "";
    expect((await browser.post(signup, { intent: "abandon" })).body).toEqual({ ok: true });
    expect(browser.cookies.has("anaba-signup")).toBe(false);
    browser.cookies.set("anaba-signup", cookie);
    expect((await finishSignup(browser, { username: "closer" })).body["ok"]).toBe(false);
  });

  test("a sign-up attempt expires an hour after the first code", async () => {
    const browser = world.browser("203.0.113.35");
    await proveEmail(browser, "idle@example.com");
    world.clock.advance(60 * minute);
    // Also for a form with a fault: nobody should mend a form that cannot be sent any more.
    for (const username of ["idle", "!"]) {
      const late = await finishSignup(browser, { username });
      expect(late.body).toMatchObject({ refusal: { code: "signup-over" } });
    }
  });
});

test("of two sign-ups for one username on two servers one succeeds, and the other may choose again", async () => {
  await using database = await createPostgres();
  await using one = await createWorld({ settings: postgresSettings(database.url) });
  await using other = await one.another();
  const browsers = [one.browser("203.0.113.40"), other.browser("203.0.113.41")];
  for (let n = 0; n < 10; n += 1) {
    await Promise.all(browsers.map((browser, i) => proveEmail(browser, `racer${n}_${i}@example.com`)));
    const answers = await Promise.all(
      browsers.map((browser) => finishSignup(browser, { username: `race_${n}` })),
    );
    expect(answers.filter(({ body }) => body["ok"] === true)).toHaveLength(1);
    const loser = answers.findIndex(({ body }) => body["ok"] === false);
    expect(answers[loser]?.body["message"]).toBe("This username is already taken");
    const again = await finishSignup(browsers[loser] ?? one.browser(), { username: `race_${n}_b` });
    expect(again.body).toEqual({ ok: true });
  }
});

test("with a mail server the code is sent by mail only, and the address counts as verified", async () => {
  await using real = await createWorld({
    settings: { SMTP_URL: "smtp://localhost:1", MAIL_FROM: "hello@anaba.example" },
  });
  const browser = real.browser();
  const email = "mailed@example.com";
  const sent = await browser.post(signup, { intent: "send-code", email });
  expect(sent.body).toEqual({ ok: true, message: "Verification code sent! Check your inbox." });
  await sendDueMails(real.app);
  const code = /\b\d{6}\b/.exec(real.mails[0]?.body ?? "")?.[0] ?? "";
  expect(real.mails).toHaveLength(1);
  expect(real.mails[0]).toMatchObject({ recipient: email, subject: "Your Anaba verification code" });
  const wrong = await browser.post(signup, { intent: "verify", email, code: "999" });
  expect(wrong.body["message"]).toBe("Invalid verification code.");
  expect((await browser.post(signup, { intent: "verify", email, code })).body).toEqual({ ok: true });
  await finishSignup(browser, { username: "mailed" });
  expect((await real.app.documents.users.byEmail(email))?.emailVerified).toBe(true);
  expect(real.log.join("")).not.toContain(code);
});
