import { describe, expect, test } from "vitest";
import { dataPath } from "../../domain/site/pages.ts";
import { limits } from "../../domain/site/limits.ts";
import { paths } from "../../domain/site/paths.ts";
import { refusals } from "../../domain/site/refusals.ts";
import { openDatabase } from "../../server/database/copies.ts";
import { sendDueMails } from "../../server/jobs/send-mails.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { day } from "../support/clock.ts";
import { operatedSite } from "../support/operated-site.ts";
import { password, signIn } from "../support/people.ts";
import { sites } from "../support/site-of-engine.ts";
import { createWorld, useWorld, type World } from "../support/world.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const settings = paths.accountSettings();

interface Listed {
  readonly id: string;
  readonly browser: string | null;
  readonly lastActiveAt: number;
  readonly isThis: boolean;
}

/** The devices that the page of the account lists. */
async function devicesOf(browser: Browser): Promise<readonly Listed[]> {
  const { body } = await browser.get(dataPath(settings));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own view
  return (body as { readonly account: { readonly devices: readonly Listed[] } }).account.devices;
}

/** Posts to the account settings as the page's script does. */
const post = (browser: Browser, fields: Readonly<Record<string, string>>) =>
  browser.post(settings, fields, { headers: { Accept: "application/json" } });

/** Signs in as a browser that says what it is. */
async function signInAs(world: World, email: string, userAgent: string, address?: string): Promise<Browser> {
  const browser = world.browser(address);
  const fields = { email, password };
  const answer = await browser.post(paths.signIn(), fields, { headers: { "User-Agent": userAgent } });
  expect(answer.status).toBe(200);
  return browser;
}

const isSignedIn = async (browser: Browser) => (await browser.get(paths.home())).text.includes("Nick of ");

describe.each(sites)("the list of devices on %s (docs/product.md §8)", (_engine, create) => {
  const { world } = operatedSite(create);

  test("each session is listed with its browser and the day of its last use, without an address", async () => {
    const { browser, user } = await world.people.signedIn("lister");
    const began = world.clock.now();
    await signInAs(world, user.email, firefox, "198.51.100.77");
    world.clock.advance(day);
    const listed = await devicesOf(browser);
    expect(
      listed.map(({ browser: name, lastActiveAt, isThis }) => ({ browser: name, lastActiveAt, isThis })),
    ).toEqual([
      { browser: null, lastActiveAt: began + day, isThis: true },
      { browser: "Firefox on Linux", lastActiveAt: began, isThis: false },
    ]);
    const page = (await browser.get(settings)).text;
    expect(page).toContain("Firefox on Linux");
    expect(page).not.toContain("198.51.100.77");
    await using db = await openDatabase(world.app.config.databaseUrl);
    const rows = await db.selectFrom("sessions").selectAll().where("user_id", "=", user.id).execute();
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|Mozilla/);
    // In a hash or a time the digits of the version would stand by chance.
    const texts = rows
      .flatMap((row) => Object.entries(row))
      .filter(([column]) => !/_(?:hash|at)$/u.test(column));
    expect(JSON.stringify(texts)).not.toMatch(/140/);
    // What names a session in a form signs nobody in, and is not what is stored.
    for (const { token_hash: hash } of rows) expect(page).not.toContain(hash);
  });

  test("ending a device logs it out, and no other", async () => {
    const { browser, user } = await world.people.signedIn("ender");
    const other = await signInAs(world, user.email, firefox);
    const third = await signInAs(world, user.email, firefox.replace("Linux", "Windows"));
    const meant = (await devicesOf(browser)).find((device) => device.browser === "Firefox on Linux");
    const answer = await post(browser, { intent: "end-device", device: meant?.id ?? "" });
    const [, last] = await devicesOf(browser);
    expect(answer.body).toEqual({ ok: true, left: [last?.id] });
    expect(await Promise.all([browser, other, third].map(isSignedIn))).toEqual([true, false, true]);
  });

  test("ending all others leaves this one", async () => {
    const { browser, user } = await world.people.signedIn("keeper");
    const others = [await signInAs(world, user.email, firefox), await signInAs(world, user.email, "curl/8")];
    const { browser: next } = await world.people.signedIn("next_door");
    const answer = await post(browser, { intent: "end-other-devices" });
    expect(answer.body).toEqual({ ok: true, left: [] });
    expect(await devicesOf(browser)).toHaveLength(1);
    expect(await Promise.all([browser, ...others, next].map(isSignedIn))).toEqual([true, false, false, true]);
  });

  test("a device of somebody else, an unknown one and this one are not ended", async () => {
    const { browser } = await world.people.signedIn("intruder");
    const { browser: victim } = await world.people.signedIn("victim");
    const [foreign] = await devicesOf(victim);
    const [own] = await devicesOf(browser);
    const answers = await Promise.all(
      [foreign?.id, own?.id, "none", ""].map((device = "") =>
        post(browser, { intent: "end-device", device }),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await Promise.all([browser, victim].map(isSignedIn))).toEqual([true, true]);
  });

  test("a visitor is refused, and so is somebody who asks too often", async () => {
    const refused = await post(world.browser(), { intent: "end-other-devices" });
    expect([refused.status, refused.body["message"]]).toEqual([401, refusals["not-signed-in"].message]);
    const { browser } = await world.people.signedIn("hasty");
    const ask = () => post(browser, { intent: "end-other-devices" });
    for (let n = 0; n < limits.devices.most; n++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});

describe("the mail about a new device", () => {
  const real = useWorld({
    settings: { SMTP_URL: "smtp://localhost:1", MAIL_FROM: "hello@anaba.example" },
  });
  const newMails = async () => {
    const before = real.mails.length;
    await sendDueMails(real.app);
    return real.mails.slice(before);
  };

  test("a sign-in from a browser that the account does not know is mailed to its owner, once", async () => {
    const user = await real.people.settle("mailed");
    const browser = await signInAs(real, user.email, firefox, "198.51.100.78");
    const mails = await newMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ recipient: user.email, subject: "New sign-in to your Anaba account" });
    const body = mails[0]?.body ?? "";
    expect(body).toContain("Firefox on Linux has signed in to your account, ");
    for (const path of [paths.resetPassword(), settings]) expect(body).toContain(`${real.origin}${path}\n`);
    expect(body).not.toContain("198.51.100.78");
    await signIn(browser, user.email);
    expect(await newMails()).toEqual([]);
  });

  test("a wrong password is not mailed, and the mailbox of an account is not filled", async () => {
    const user = await real.people.settle("flooded");
    expect((await signIn(real.browser(), user.email, "Wrong8Password")).status).toBe(401);
    expect(await newMails()).toEqual([]);
    const most = limits["device-mail"].most;
    for (let n = 0; n <= most; n++) expect((await signIn(real.browser(), user.email)).status).toBe(200);
    expect(await newMails()).toHaveLength(most);
  });

  test("where mail is simulated nothing is mailed", async () => {
    await using world = await createWorld();
    const user = await world.people.settle("quiet");
    await signIn(world.browser(), user.email);
    await sendDueMails(world.app);
    expect(world.mails).toEqual([]);
  });
});
