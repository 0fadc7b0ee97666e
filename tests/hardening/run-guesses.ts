import { guessCodes, stuffCredentials } from "./guesses.ts";
import { shareOf, type Row } from "./row.ts";
import { besiege } from "./siege.ts";

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
