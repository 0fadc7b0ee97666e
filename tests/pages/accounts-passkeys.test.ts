import { beforeEach, describe, expect, test } from "vitest";
import * as v from "valibot";
import { mostPasskeys } from "../../domain/account/passkey.ts";
import { dataPath } from "../../domain/site/pages.ts";
import { limits } from "../../domain/site/limits.ts";
import { paths } from "../../domain/site/paths.ts";
import { refusals, type RefusalCode } from "../../domain/site/refusals.ts";
import { openDatabase } from "../../server/database/copies.ts";
import { sendDueMails } from "../../server/jobs/send-mails.ts";
import { Authenticator, type Said } from "../support/authenticator.ts";
import type { Answer, Browser } from "../support/browser-in-process.ts";
import { minute } from "../support/clock.ts";
import { continueWithGoogle } from "../support/google-visit.ts";
import { operatedSite } from "../support/operated-site.ts";
import { password } from "../support/people.ts";
import { sites } from "../support/site-of-engine.ts";
import { useWorld, type World } from "../support/world.ts";

const settings = paths.accountSettings();

const answerShape = v.looseObject({ response: v.looseObject({}) });

/** Posts as a page's script does. */
const post = (browser: Browser, address: string, fields: Readonly<Record<string, string>>) =>
  browser.post(address, fields, { headers: { Accept: "application/json" } });

const begin = (browser: Browser, proof: Readonly<Record<string, string>> = { password }) =>
  post(browser, settings, { intent: "begin-passkey", ...proof });
const beginSignIn = async (browser: Browser) =>
  (await post(browser, paths.signIn(), { intent: "begin-passkey" })).body["options"];
const beginProof = async (browser: Browser) =>
  (await post(browser, settings, { intent: "begin-passkey-proof" })).body["options"];
const add = (browser: Browser, passkey: string, name = "My phone") =>
  post(browser, settings, { intent: "add-passkey", name, passkey });
const sendSignIn = (browser: Browser, passkey: string) =>
  post(browser, paths.signIn(), { intent: "passkey", passkey });
const remove = (browser: Browser, id: string) =>
  post(browser, settings, { intent: "remove-passkey", passkey: id });

/** Signs in by a passkey in a browser. */
const signInBy = async (browser: Browser, authenticator: Authenticator, said?: Said) =>
  sendSignIn(browser, authenticator.get(await beginSignIn(browser), said));

/** Adds a passkey to the account of a signed-in browser. */
async function addTo(
  world: World,
  browser: Browser,
  given: { readonly signCount?: number | null } = {},
): Promise<Authenticator> {
  const authenticator = new Authenticator(world.origin, given);
  const { body } = await begin(browser);
  const added = await add(browser, authenticator.create(body["options"]));
  expect(added.status, added.text).toBe(200);
  return authenticator;
}

const refusedAs = (answer: Answer, code: RefusalCode) =>
  expect([answer.status, answer.body["message"]]).toEqual([refusals[code].status, refusals[code].message]);

const isSignedIn = async (browser: Browser) => (await browser.get(paths.home())).text.includes("Nick of ");

describe.each(sites)("passkeys on %s (docs/product.md §8)", (_engine, create) => {
  const { world } = operatedSite(create);
  const elsewhere = () => world.browser(`198.51.100.${++addresses}`);
  let addresses = 0;

  test("a user adds a passkey for the password, and signs in with it in another browser", async () => {
    const names = { email: "mei@example.com", nickname: "Nick of Mei" };
    const { browser, user } = await world.people.signedIn("adder", names);
    const { body } = await begin(browser);
    expect(body["options"]).toMatchObject({
      rp: { id: "localhost", name: "Anaba" },
      user: { name: user.email, displayName: user.nickname },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect(JSON.stringify(body)).not.toContain(user.id);
    const authenticator = new Authenticator(world.origin);
    const added = await add(browser, authenticator.create(body["options"]), "  My phone ");
    const listed = { id: authenticator.id, name: "My phone", createdAt: world.clock.now() };
    expect(added.body).toEqual({
      ok: true,
      passkeys: [{ ...listed, lastUsedAt: null, refusedAt: null }],
    });
    world.clock.advance(minute);
    const other = elsewhere();
    const signedIn = await signInBy(other, authenticator);
    expect([signedIn.status, signedIn.body]).toEqual([200, { ok: true }]);
    expect(await isSignedIn(other)).toBe(true);
    const page = await other.get(dataPath(settings));
    expect(page.body).toMatchObject({
      account: {
        email: user.email,
        passkeys: [{ ...listed, lastUsedAt: world.clock.now(), refusedAt: null }],
      },
    });
    await using db = await openDatabase(world.app.config.databaseUrl);
    const [row] = await db.selectFrom("passkeys").selectAll().where("user_id", "=", user.id).execute();
    expect(page.text).not.toContain(row?.public_key ?? "none");
  });

  test("the options of a sign-in are the same for everybody, and name no user and no passkey", async () => {
    const { browser } = await world.people.signedIn("named");
    await addTo(world, browser);
    const options = await beginSignIn(elsewhere());
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: "localhost",
      timeout: 10 * minute,
      userVerification: "required",
      allowCredentials: [],
    });
  });

  test("a passkey is added only for the proof that a deletion needs", async () => {
    const { browser } = await world.people.signedIn("unproven");
    refusedAs(await begin(browser, {}), "password-required");
    refusedAs(await begin(browser, { password: "Wrong8Password" }), "password-wrong");
    refusedAs(await begin(world.browser()), "not-signed-in");
    const authenticator = new Authenticator(world.origin);
    // The challenge of a sign-in makes no passkey.
    const options = await beginSignIn(browser);
    refusedAs(await add(browser, authenticator.create(options)), "passkey-over");
    refusedAs(await add(world.browser(), authenticator.create(options)), "not-signed-in");
    for (let n = 0; n < limits.delete.most; n++) await begin(browser, { password: "Wrong8Password" });
    expect((await begin(browser)).status).toBe(429);
  });

  test("a passkey is the proof for another one and for a deletion, beside the password", async () => {
    const { browser, user } = await world.people.signedIn("prover");
    const authenticator = await addTo(world, browser);
    const options = await beginProof(browser);
    expect(options).toMatchObject({ allowCredentials: [{ type: "public-key", id: authenticator.id }] });
    const begun = await begin(browser, { passkey: authenticator.get(options) });
    const second = new Authenticator(world.origin);
    expect((await add(browser, second.create(begun.body["options"]))).status).toBe(200);
    expect(begun.body["options"]).toMatchObject({ excludeCredentials: [{ id: authenticator.id }] });
    const deletion = (passkey: string) => post(browser, settings, { intent: "delete", passkey });
    // What signed a sign-in in confirms no deletion.
    refusedAs(await deletion(second.get(await beginSignIn(browser))), "passkey-over");
    expect((await deletion(second.get(await beginProof(browser)))).status).toBe(200);
    expect(await world.app.documents.users.byId(user.id)).toBeUndefined();
    refusedAs(await signInBy(elsewhere(), authenticator), "passkey-unknown");
  });

  test("a passkey of somebody else confirms nothing", async () => {
    const { browser } = await world.people.signedIn("thief");
    await addTo(world, browser);
    const { browser: other, user } = await world.people.signedIn("robbed");
    await addTo(world, other);
    const { browser: third } = await world.people.signedIn("accomplice");
    const theirs = await addTo(world, third);
    const options = await beginProof(other);
    refusedAs(
      await post(other, settings, { intent: "delete", passkey: theirs.get(options) }),
      "passkey-refused",
    );
    expect(await world.app.documents.users.byId(user.id)).toBeDefined();
    const { browser: without } = await world.people.signedIn("without");
    refusedAs(await post(without, settings, { intent: "begin-passkey-proof" }), "passkey-unknown");
  });

  test("an answer works once, within ten minutes, in the browser that asked", async () => {
    const { browser } = await world.people.signedIn("replayed");
    const authenticator = await addTo(world, browser, { signCount: null });
    const first = elsewhere();
    const sent = authenticator.get(await beginSignIn(first));
    refusedAs(await sendSignIn(elsewhere(), sent), "passkey-over");
    expect((await sendSignIn(first, sent)).status).toBe(200);
    refusedAs(await sendSignIn(first, sent), "passkey-over");
    const late = authenticator.get(await beginSignIn(first));
    world.clock.advance(10 * minute);
    refusedAs(await sendSignIn(first, late), "passkey-over");
    // Two open dialogs in one browser do not disturb each other.
    const [one, two] = [await beginSignIn(first), await beginSignIn(first)];
    expect((await sendSignIn(first, authenticator.get(one))).status).toBe(200);
    expect((await sendSignIn(first, authenticator.get(two))).status).toBe(200);
  });

  test.each<[string, Said]>([
    ["of another origin", { origin: "https://anaba.example" }],
    ["of a subdomain", { origin: "http://login.localhost:3000" }],
    ["of another port", { origin: "http://localhost:3001" }],
    ["for another site", { rpId: "anaba.example" }],
    ["without a verified person", { isVerified: false }],
    ["without a person", { isPresent: false }],
    ["of another kind", { type: "webauthn.create" }],
    ["that names another user", { userHandle: "c29tZWJvZHk" }],
    ["that names nobody", { userHandle: "" }],
  ])("an answer %s signs nobody in", async (_, said) => {
    const { browser } = await world.people.signedIn(`u${world.app.random.id().slice(0, 12)}`);
    const authenticator = await addTo(world, browser);
    const other = elsewhere();
    refusedAs(await signInBy(other, authenticator, said), "passkey-refused");
    expect(await isSignedIn(other)).toBe(false);
    expect((await signInBy(other, authenticator)).status).toBe(200);
  });

  test.each<[string, Said]>([
    ["of another origin", { origin: "https://anaba.example" }],
    ["for another site", { rpId: "anaba.example" }],
    ["without a verified person", { isVerified: false }],
    ["of another kind", { type: "webauthn.get" }],
    ["with a certificate, whose addresses the server would ask", { format: "packed", withCertificate: true }],
    ["in a format that needs a certificate", { format: "tpm" }],
  ])("a new passkey %s is not added", async (_, said) => {
    const { browser, user } = await world.people.signedIn(`n${world.app.random.id().slice(0, 12)}`);
    const { body } = await begin(browser);
    const authenticator = new Authenticator(world.origin);
    refusedAs(await add(browser, authenticator.create(body["options"], said)), "passkey-refused");
    expect(await world.app.documents.passkeys.ofUser(user.id)).toEqual([]);
  });

  test("a passkey that vouches for itself is added", async () => {
    const { browser } = await world.people.signedIn("self");
    const { body } = await begin(browser);
    const authenticator = new Authenticator(world.origin);
    const added = await add(browser, authenticator.create(body["options"], { format: "packed" }));
    expect(added.status).toBe(200);
    expect((await signInBy(elsewhere(), authenticator)).status).toBe(200);
  });

  test("what is no answer is refused, and never an error", async () => {
    const browser = elsewhere();
    const clientData = (text: string) => Buffer.from(text).toString("base64url");
    for (const sent of [
      "",
      "null",
      "[]",
      "{}",
      "{",
      '"text"',
      '{"id":1,"response":{"clientDataJSON":"e30"}}',
      '{"id":"a","response":null}',
      `{"id":"a","response":{"clientDataJSON":"${clientData("null")}"}}`,
      `{"id":"a","response":{"clientDataJSON":"${clientData('{"challenge":{}}')}"}}`,
    ])
      refusedAs(await sendSignIn(browser, sent), "passkey-refused");
    const { browser: owner } = await world.people.signedIn("fuzzer");
    const authenticator = await addTo(world, owner);
    const other = elsewhere();
    for (const change of [
      { rawId: "b" },
      { type: "password" },
      { response: { authenticatorData: "AA" } },
      { response: { authenticatorData: 1, signature: null } },
      { response: { signature: "AAAA" } },
    ]) {
      const honest = v.parse(answerShape, JSON.parse(authenticator.get(await beginSignIn(other))));
      const response = { ...honest.response, ...("response" in change && change.response) };
      refusedAs(
        await sendSignIn(other, JSON.stringify({ ...honest, ...change, response })),
        "passkey-refused",
      );
    }
    expect(world.logged().filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  test("a copy of a passkey is refused by its counter, and its owner reads of it", async () => {
    const { browser, user } = await world.people.signedIn("cloned");
    const authenticator = await addTo(world, browser, { signCount: 7 });
    expect((await signInBy(elsewhere(), authenticator)).status).toBe(200);
    expect((await signInBy(elsewhere(), authenticator, { signCount: 20 })).status).toBe(200);
    world.clock.advance(minute);
    for (const signCount of [20, 19, 1, 0]) {
      const other = elsewhere();
      refusedAs(await signInBy(other, authenticator, { signCount }), "passkey-copied");
      expect(await isSignedIn(other)).toBe(false);
    }
    const copied = authenticator.get(await beginProof(browser), { signCount: 3 });
    refusedAs(await post(browser, settings, { intent: "delete", passkey: copied }), "passkey-copied");
    expect(await world.app.documents.passkeys.ofUser(user.id)).toMatchObject([
      { lastUsedAt: world.clock.now() - minute, refusedAt: world.clock.now() },
    ]);
    const told = world.logged().filter(({ event }) => event === "passkey copied");
    expect(told).toHaveLength(5);
    expect(told[0]).toMatchObject({ level: 40, user: user.id });
    expect((await signInBy(elsewhere(), authenticator, { signCount: 21 })).status).toBe(200);
  });

  test("a suspended user reads why, and is not signed in", async () => {
    const { browser, user } = await world.people.signedIn("suspended");
    const authenticator = await addTo(world, browser);
    const suspension = { id: user.id, at: world.clock.now(), reason: "spam" };
    await world.app.documents.users.suspend(suspension);
    const other = elsewhere();
    const answer = await signInBy(other, authenticator);
    expect([answer.status, answer.body["message"]]).toEqual([403, "This account is suspended: spam"]);
    expect(await isSignedIn(other)).toBe(false);
  });

  test("a removed passkey signs nobody in; one of somebody else is not removed", async () => {
    const { browser } = await world.people.signedIn("remover");
    const [one, two] = [await addTo(world, browser), await addTo(world, browser)];
    const { browser: stranger } = await world.people.signedIn("stranger");
    const answers = [await remove(stranger, one.id), await remove(stranger, "none")];
    expect(answers.map(({ body }) => body)).toEqual([
      { ok: true, passkeys: [] },
      { ok: true, passkeys: [] },
    ]);
    refusedAs(await remove(world.browser(), one.id), "not-signed-in");
    expect((await remove(browser, one.id)).body).toMatchObject({ passkeys: [{ id: two.id }] });
    refusedAs(await signInBy(elsewhere(), one), "passkey-unknown");
    expect((await signInBy(elsewhere(), two)).status).toBe(200);
  });

  test("names are checked; a passkey is added once, and no more than twenty", async () => {
    const { browser } = await world.people.signedIn("collector");
    const authenticator = new Authenticator(world.origin);
    const answer = authenticator.create((await begin(browser)).body["options"]);
    refusedAs(await add(browser, answer, " "), "passkey-name-missing");
    refusedAs(await add(browser, answer, "a".repeat(61)), "passkey-name-too-long");
    refusedAs(await add(browser, answer, "a\u202eb"), "passkey-name-characters");
    // A refused name costs nothing: the same passkey is added under a better one.
    expect((await add(browser, answer, "a".repeat(60))).status).toBe(200);
    const again = authenticator.create((await begin(browser)).body["options"]);
    refusedAs(await add(browser, again), "passkey-taken");
    const { browser: other } = await world.people.signedIn("second_collector");
    refusedAs(await add(other, authenticator.create((await begin(other)).body["options"])), "passkey-taken");
    for (let n = 1; n < mostPasskeys; n++) await addTo(world, browser);
    refusedAs(await begin(browser), "passkeys-many");
  });

  test("challenges, refused answers and changes are limited", async () => {
    const flooder = elsewhere();
    for (let n = 0; n < limits["passkey-begun"].most; n++) await beginSignIn(flooder);
    expect((await post(flooder, paths.signIn(), { intent: "begin-passkey" })).status).toBe(429);
    const guesser = elsewhere();
    for (let n = 0; n < limits["passkey-refused"].most; n++)
      refusedAs(await sendSignIn(guesser, "{}"), "passkey-refused");
    expect((await sendSignIn(guesser, "{}")).status).toBe(429);
    const { browser } = await world.people.signedIn("restless");
    for (let n = 0; n < limits.passkeys.most; n++) await remove(browser, "none");
    expect((await remove(browser, "none")).status).toBe(429);
  });
});

describe("passkeys of an account without a password", () => {
  const world = useWorld();
  // The development provider's tokens have the real time.
  beforeEach(() => world.clock.advance(Date.now() - world.clock.now()));

  test("a confirmation by Google adds one, and the passkey then confirms the deletion", async () => {
    const browser = world.browser();
    const email = "gen@gmail.example";
    await continueWithGoogle(browser, { email });
    refusedAs(await begin(browser, {}), "google-proof-missing");
    await continueWithGoogle(browser, { email }, "delete");
    const begun = await begin(browser, {});
    const authenticator = new Authenticator(world.origin);
    expect((await add(browser, authenticator.create(begun.body["options"]))).status).toBe(200);
    refusedAs(await begin(browser, {}), "google-proof-missing");
    const other = world.browser();
    expect((await signInBy(other, authenticator)).status).toBe(200);
    const passkey = authenticator.get(await beginProof(other));
    expect((await post(other, settings, { intent: "delete", passkey })).status).toBe(200);
    expect(await world.app.documents.users.byEmail(email)).toBeUndefined();
  });
});

describe("where mails are really sent", () => {
  const world = useWorld({
    settings: { SMTP_URL: "smtp://localhost:1", MAIL_FROM: "hello@anaba.example" },
  });
  const newMails = async () => {
    const before = world.mails.length;
    await sendDueMails(world.app);
    return world.mails.slice(before);
  };

  test("the owner is told of a new passkey and of a copied one, and of no sign-in with either", async () => {
    const { browser, user } = await world.people.signedIn("told");
    await newMails();
    const authenticator = await addTo(world, browser, { signCount: 4 });
    const [added, ...more] = await newMails();
    expect(more).toEqual([]);
    expect(added).toMatchObject({
      recipient: user.email,
      subject: "A passkey was added to your Anaba account",
    });
    for (const path of [settings, paths.resetPassword()])
      expect(added?.body).toContain(`${world.origin}${path}\n`);
    expect(added?.body).toContain("“My phone”");
    await signInBy(world.browser(), authenticator);
    expect(await newMails()).toEqual([]);
    refusedAs(await signInBy(world.browser(), authenticator, { signCount: 1 }), "passkey-copied");
    expect(await newMails()).toMatchObject([
      { recipient: user.email, subject: "A passkey of your Anaba account was refused" },
    ]);
  });

  test("recovery by mail stays: a new password ends the sessions, and the passkeys remain ways in", async () => {
    const { browser, user } = await world.people.signedIn("recovered");
    const authenticator = await addTo(world, browser);
    await newMails();
    await world.browser().post(paths.forgotPassword(), { email: user.email });
    await sendDueMails(world.app);
    const link = /\S+token=(\S+)/.exec(world.mails.at(-1)?.body ?? "")?.[1] ?? "";
    const fields = { token: link, password: "Nikko9Toshogu", confirmPassword: "Nikko9Toshogu" };
    expect((await world.browser().post(paths.resetPassword(), fields)).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await signInBy(world.browser(), authenticator)).status).toBe(200);
  });
});
