import { limits } from "../../domain/site/limits.ts";
import { paths } from "../../domain/site/paths.ts";
import { Authenticator, type Said } from "../support/authenticator.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { minute } from "../support/clock.ts";
import { password } from "../support/people.ts";
import { createWorld, type World } from "../support/world.ts";
import { shareOf, type Row } from "./row.ts";

/** What an attacker with a passkey of their own, and with what another one has signed, has got. */
export interface PasskeyAttack {
  /** The answers that were sent. */
  readonly sent: number;
  /** How many of them signed somebody in, added a passkey, or deleted an account. */
  readonly accepted: number;
  /** How many of the owner's own sign-ins in between were refused. */
  readonly ownerRefused: number;
  /** The most answers that were checked from one address within a minute. */
  readonly maxChecked: number;
}

const settings = paths.accountSettings();
const options = async (browser: Browser, address: string, fields: Readonly<Record<string, string>>) =>
  (await browser.post(address, fields, { headers: { Accept: "application/json" } })).body["options"];
const send = (browser: Browser, address: string, fields: Readonly<Record<string, string>>) =>
  browser.post(address, fields, { headers: { Accept: "application/json" } });
const signInOptions = (browser: Browser) => options(browser, paths.signIn(), { intent: "begin-passkey" });
const signIn = (browser: Browser, passkey: string) =>
  send(browser, paths.signIn(), { intent: "passkey", passkey });

/** A user with a passkey. */
async function userWithPasskey(world: World, id: string) {
  const { browser } = await world.people.signedIn(id);
  const authenticator = new Authenticator(world.origin, { signCount: 100 });
  const made = authenticator.create(await options(browser, settings, { intent: "begin-passkey", password }));
  await send(browser, settings, { intent: "add-passkey", name: id, passkey: made });
  return { browser, authenticator };
}

/** Answers that an honest browser never sends, by what is wrong with them. */
const wrong: readonly Said[] = [
  { origin: "https://anaba.example.net" },
  { origin: "http://localhost.example:3000" },
  { origin: "null" },
  { rpId: "example.net" },
  { isVerified: false },
  { isPresent: false },
  { type: "webauthn.create" },
  { challenge: "AAAA" },
  { userHandle: "AAAA" },
  { signCount: 0 },
  { signCount: 1 },
  { signCount: 99 },
];

/**
 * docs/security.md row 40: replayed answers, answers of a copy, of other sites and for other users, in turn. The owner signs
 * in after every twenty.
 */
export async function attackByPasskeys(count: number): Promise<PasskeyAttack> {
  await using world = await createWorld();
  const victim = await userWithPasskey(world, "victim");
  const thief = await userWithPasskey(world, "thief");
  let [accepted, ownerRefused, sent, maxChecked] = [0, 0, 0, 0];
  const owner = world.browser("192.0.2.1");
  let heard = victim.authenticator.get(await signInOptions(owner));
  await signIn(owner, heard);
  const tried = async (browser: Browser, address: string, fields: Readonly<Record<string, string>>) => {
    sent += 1;
    if ((await send(browser, address, fields)).status === 200) accepted += 1;
  };
  for (let n = 0; n < count; n += 1) {
    const attacker = world.browser(`10.0.${(n >> 8) & 255}.${n & 255}`);
    const said = wrong[n % wrong.length];
    // What was heard from the owner's browser, here and in the owner's own.
    await tried(attacker, paths.signIn(), { intent: "passkey", passkey: heard });
    await tried(owner, paths.signIn(), { intent: "passkey", passkey: heard });
    const asked = await signInOptions(attacker);
    await tried(attacker, paths.signIn(), {
      intent: "passkey",
      passkey: victim.authenticator.get(asked, said),
    });
    // The attacker's own passkey for the victim's deletion, and in the victim's name.
    const own = await options(victim.browser, settings, { intent: "begin-passkey-proof" });
    await tried(victim.browser, settings, { intent: "delete", passkey: thief.authenticator.get(own) });
    world.clock.advance(minute);
    if (n % 20 !== 19) continue;
    heard = victim.authenticator.get(await signInOptions(owner));
    if ((await signIn(owner, heard)).status !== 200) ownerRefused += 1;
  }
  const flooder = world.browser("198.51.100.9");
  for (let n = 0; n < 2 * limits["passkey-refused"].most; n += 1)
    if ((await signIn(flooder, "{}")).status !== 429) maxChecked += 1;
  const isVictimThere = (await world.app.documents.users.byId("victim")) !== undefined;
  return { sent, accepted: accepted + (isVictimThere ? 0 : 1), ownerRefused, maxChecked };
}

/** The row of `npm run harden`. */
export const passkeys: Row = {
  name: "passkeys",
  shows: "replayed, copied, foreign and forged answers of passkeys, 10,000 of them [share]",
  async run(args) {
    const { sent, accepted, ownerRefused, maxChecked } = await attackByPasskeys(
      Math.ceil(2500 * shareOf(args)),
    );
    const { most } = limits["passkey-refused"];
    return [
      { figure: `${sent} answers, ${accepted} accepted`, bar: "0 accepted", passed: accepted === 0 },
      {
        figure: `${ownerRefused} of the owner's sign-ins refused`,
        bar: "0 refused",
        passed: ownerRefused === 0,
      },
      {
        figure: `${maxChecked} checked from one address in a minute`,
        bar: `at most ${most}`,
        passed: maxChecked <= most,
      },
    ];
  },
};
