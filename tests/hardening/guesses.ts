import { paths } from "../../domain/site/paths.ts";
import type { Passwords } from "../../server/auth/passwords.ts";
import { createPasswords } from "../../server/auth/passwords.ts";
import { hour, minute } from "../support/clock.ts";
import { signIn } from "../support/people.ts";
import { createWorld } from "../support/world.ts";

/** The result of guessing verification codes. */
export interface CodeGuesses {
  readonly guesses: number;
  /** The most guesses that were checked for one email address. */
  readonly maxLookedAt: number;
  /** The log lines that warn about guessing. */
  readonly alarms: number;
}

const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/**
 * docs/security.md row 2: guesses at the codes of some email addresses within an hour, from many client addresses
 * that keep requesting new codes.
 */
export async function guessCodes(guesses: number, emails: number, machines: number): Promise<CodeGuesses> {
  const world = await createWorld();
  const looked = new Map<string, number>();
  for (let n = 0; n < guesses; n += 6) {
    const email = `target${(n / 6) % emails}@example.com`;
    const browser = world.browser(addressOf(n % machines));
    await browser.post(paths.signup(), { intent: "send-code", email });
    for (let guess = 0; guess < 6; guess += 1) {
      // No code begins with 0, so no guess is right.
      const code = `0${String(n + guess).padStart(5, "0")}`;
      const answer = await browser.post(paths.signup(), { intent: "verify", email, code });
      const refusal: unknown = answer.body["refusal"];
      if (JSON.stringify(refusal).includes("code-wrong")) looked.set(email, (looked.get(email) ?? 0) + 1);
    }
  }
  const alarms = world.log.filter((line) => line.includes('"event":"code guessing"')).length;
  await world.close();
  return { guesses, maxLookedAt: Math.max(0, ...looked.values()), alarms };
}

/** The result of credential stuffing. */
export interface Stuffing {
  readonly tries: number;
  /** The most passwords that were checked for the one account within an hour. */
  readonly maxOnAccount: number;
  /** The most passwords that were checked from one network (a /64) within a minute. */
  readonly maxFromNetwork: number;
  /** The owner's sign-ins with the right password, and how many were refused. */
  readonly ownerVisits: number;
  readonly ownerRefused: number;
}

/** The most moments that lie within a stretch of time, in milliseconds. */
export const maxWithin = (moments: readonly number[], stretch: number): number =>
  Math.max(0, ...moments.map((from) => moments.filter((at) => at >= from && at < from + stretch).length));

/** Passwords that count how many were checked. */
export function countedPasswords(): Passwords & { readonly looks: () => number } {
  const passwords = createPasswords({ memoryKiB: 8 });
  let looks = 0;
  return {
    ...passwords,
    looks: () => looks,
    verify: (password, hash) => {
      looks += 1;
      return passwords.verify(password, hash);
    },
  };
}

/**
 * docs/security.md row 3: attempts at one account and at many others within an hour, from many IPv6 addresses of a
 * few networks, each with another `X-Forwarded-For`. The owner signs in from a browser that the account knows.
 */
export async function stuffCredentials(tries: number): Promise<Stuffing> {
  const passwords = countedPasswords();
  const world = await createWorld({ passwords });
  const { browser: owners, user } = await world.people.signedIn("owner");
  const networks = 50;
  const onAccount: number[] = [];
  const fromNetwork = new Map<string, number>();
  const step = Math.ceil((60 * minute) / tries);
  const visitEvery = Math.ceil(tries / 20);
  let ownerVisits = 0;
  let ownerRefused = 0;
  for (let n = 0; n < tries; n += 1) {
    world.clock.advance(step);
    // Every fourth attempt comes from one network, which exceeds its limit.
    const network = n % 4 === 1 ? 0 : n % networks;
    const isOnAccount = n % 2 === 0;
    const before = passwords.looks();
    const email = isOnAccount ? user.email : `other${n}@example.com`;
    await world
      .browser(`2001:db8:0:${network.toString(16)}::${n.toString(16)}`)
      .post(
        paths.signIn(),
        { email, password: `Wrong8Password${n}` },
        { headers: { "X-Forwarded-For": addressOf(n), "X-Real-IP": addressOf(n) } },
      );
    const looks = passwords.looks() - before;
    const now = world.clock.now();
    if (isOnAccount && looks > 0) onAccount.push(now);
    add(fromNetwork, `${network} ${Math.floor(now / minute)}`, looks);
    if (n % visitEvery === 0) {
      ownerVisits += 1;
      if ((await signIn(owners, user.email)).status !== 200) ownerRefused += 1;
    }
  }
  await world.close();
  return {
    tries,
    maxOnAccount: maxWithin(onAccount, hour),
    maxFromNetwork: Math.max(0, ...fromNetwork.values()),
    ownerVisits,
    ownerRefused,
  };
}

const add = <Key>(counts: Map<Key, number>, key: Key, count: number) =>
  counts.set(key, (counts.get(key) ?? 0) + count);
