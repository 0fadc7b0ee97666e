/**
 * Hardening rows 2 and 3 at their full counts: 10,000 guesses at verification codes from 100 machines, and 10,000 tries
 * of credential stuffing. The exit code is 1 if a bar is missed.
 * Run: npm run hardening:guesses, or a share of the counts: npm run hardening:guesses -- 0.1
 */
import { guessCodes, stuffCredentials } from "./guesses.ts";

const share = Number(process.argv[2] ?? 1);
const say = (line: string) => process.stdout.write(`${line}\n`);

const codes = await guessCodes(10_000 * share, 20, 100);
say(`${codes.guesses} guesses at codes: at most ${codes.mostLookedAt} looked at for an address in the hour`);
say(
  `  ${codes.alarms} alarms; a hit within the hour for one in ${Math.round(900_000 / codes.mostLookedAt)} addresses`,
);
const stuffing = await stuffCredentials(10_000 * share);
say(
  `${stuffing.tries} tries of passwords: at most ${stuffing.mostOnAccount} looked at for the account in a quarter of`,
);
say(
  `  an hour, ${stuffing.mostFromNetwork} from a network in a minute (windows of the clock may hold two of the limit's);`,
);
say(`  owner refused ${stuffing.ownerRefused} of ${stuffing.ownerVisits} times`);
const isMissed =
  codes.mostLookedAt > 25 ||
  codes.alarms === 0 ||
  stuffing.mostOnAccount > 20 ||
  stuffing.mostFromNetwork > 20 ||
  stuffing.ownerRefused > 0;
if (isMissed) process.exitCode = 1;
