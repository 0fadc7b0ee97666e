import { paths } from "../../domain/site/paths.ts";
import { sendDueMails } from "../../server/jobs/send-mails.ts";
import { hour, second } from "../support/clock.ts";
import { signIn } from "../support/people.ts";
import { createWorld } from "../support/world.ts";
import { countedPasswords, guessCodes, maxWithin, stuffCredentials } from "./guesses.ts";
import { shareOf, type Row } from "./row.ts";

/** The result of continuous guessing at one account; waits in seconds. */
export interface Siege {
  readonly guesses: number;
  readonly addresses: number;
  /** The most passwords of the attackers that were checked within an hour. */
  readonly maxLookedAt: number;
  /** The owner's sign-ins with the right password from a known browser. */
  readonly knownVisits: number;
  readonly knownRefused: number;
  /**
   * The refused ones of two sign-ins right after a reset, in the same browser and in a new one, while the guessing
   * continues.
   */
  readonly refusedAfterReset: number;
  /** The longest wait that a refusal told a new browser. */
  readonly longestWait: number;
  /** How long a new browser at its own address had to wait after the last guess from eight networks. */
  readonly waitedAfterwards: number;
}

const fresh = "Nakasendo17Inn";
const known = 20;

/**
 * docs/security.md row 3: guesses at one account within an hour, from many addresses in turn, while its owner signs
 * in.
 */
export async function besiege(guesses: number, addresses: number): Promise<Siege> {
  const passwords = countedPasswords();
  const world = await createWorld({ passwords });
  const { browser: owners, user } = await world.people.signedIn("owner");
  const looked: number[] = [];
  let longestWait = 0;
  const guess = async (email: string, address: string) => {
    const before = passwords.looks();
    const answer = await signIn(world.browser(address), email, "Wrong8Password");
    if (passwords.looks() > before && email === user.email) looked.push(world.clock.now());
    const wait = Number(answer.headers.get("Retry-After") ?? 0);
    longestWait = Math.max(longestWait, wait);
  };
  let knownRefused = 0;
  for (let n = 0; n < guesses; n += 1) {
    await guess(user.email, `10.1.${(n % addresses) >> 8}.${(n % addresses) & 255}`);
    world.clock.advance(hour / guesses);
    if ((n + 1) % Math.ceil(guesses / known) === 0 && (await signIn(owners, user.email)).status !== 200)
      knownRefused += 1;
  }
  const maxLookedAt = maxWithin(looked, hour);

  // While the guessing continues, the owner uses the reset link from the mailbox.
  await world.browser("203.0.113.8").post(paths.forgotPassword(), { email: user.email });
  await sendDueMails(world.app);
  const token = /token=([\w-]+)/.exec(world.mails.at(-1)?.body ?? "")?.[1] ?? "";
  const newBrowser = world.browser("203.0.113.8");
  await newBrowser.post(paths.resetPassword(), { token, password: fresh, confirmPassword: fresh });
  const tries = [await signIn(world.browser("203.0.113.9"), user.email, fresh)];
  for (let n = 0; n < 100; n += 1) await guess(user.email, `10.2.0.${n}`);
  tries.push(await signIn(newBrowser, user.email, fresh));

  const few = await world.people.settle("besieged");
  for (let n = 0; n < Math.min(3600, guesses); n += 1) {
    await guess(few.email, `10.3.0.${n % 8}`);
    world.clock.advance(second);
  }
  let waitedAfterwards = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await signIn(world.browser("203.0.113.10"), few.email);
    if (answer.status === 200) break;
    const wait = Number(answer.headers.get("Retry-After"));
    waitedAfterwards += wait;
    world.clock.advance(wait * second);
  }
  await world.close();
  return {
    guesses,
    addresses,
    maxLookedAt,
    knownVisits: known,
    knownRefused,
    refusedAfterReset: tries.filter(({ status }) => status !== 200).length,
    longestWait,
    waitedAfterwards,
  };
}

/**
 * docs/security.md row 2 and 3 at their full counts: 10,000 guesses at verification codes from 100 client addresses,
 * 10,000 attempts of credential stuffing, and 10,000 guesses at one account from 1,000 addresses. A measured hour may
 * contain parts of two limit windows.
 */
export const guesses: Row = {
  name: "guesses",
  shows:
    "rows 2 and 3: guesses at codes from 100 machines, credential stuffing, one account under siege [share]",
  async run(args) {
    const share = shareOf(args);
    const codes = await guessCodes(10_000 * share, 20, 100);
    const tries = await stuffCredentials(10_000 * share);
    const siege = await besiege(10_000 * share, 1000);
    return [
      {
        figure: `${codes.guesses} guesses at codes: at most ${codes.maxLookedAt} looked at for an address in the hour, a hit for one in ${Math.round(900_000 / codes.maxLookedAt)} addresses`,
        bar: "25",
        passed: codes.maxLookedAt <= 25,
      },
      { figure: `${codes.alarms} alarms in the log`, bar: "1", passed: codes.alarms > 0 },
      {
        figure: `${tries.tries} tries of passwords: at most ${tries.maxOnAccount} looked at for the account in an hour`,
        bar: "25",
        passed: tries.maxOnAccount <= 25,
      },
      {
        figure: `at most ${tries.maxFromNetwork} from a network in a minute`,
        bar: "20",
        passed: tries.maxFromNetwork <= 20,
      },
      {
        figure: `the owner was refused ${tries.ownerRefused} of ${tries.ownerVisits} times`,
        bar: "never",
        passed: tries.ownerRefused === 0,
      },
      {
        figure: `${siege.guesses} guesses at one account from ${siege.addresses} addresses: at most ${siege.maxLookedAt} looked at in any hour`,
        bar: "25",
        passed: siege.maxLookedAt <= 25,
      },
      {
        figure: `its owner was refused ${siege.knownRefused} of ${siege.knownVisits} times in a known browser, ${siege.refusedAfterReset} of 2 after a reset`,
        bar: "never",
        passed: siege.knownRefused + siege.refusedAfterReset === 0,
      },
      {
        figure: `a new browser was told ${siege.longestWait} s at most, and let in ${siege.waitedAfterwards} s after the last guess from eight networks`,
        bar: "60 s",
        passed: Math.max(siege.longestWait, siege.waitedAfterwards) <= 60,
      },
    ];
  },
};
