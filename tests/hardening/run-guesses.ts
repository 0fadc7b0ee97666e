import { guessCodes, stuffCredentials } from "./guesses.ts";
import { shareOf, type Row } from "./row.ts";

/**
 * Hardening rows 2 and 3 at their full counts: 10,000 guesses at verification codes from 100 machines, and 10,000 tries
 * of credential stuffing. Windows of the clock may hold two of a limit.
 */
export const guesses: Row = {
  name: "guesses",
  shows: "rows 2 and 3: guesses at codes from 100 machines, credential stuffing [share]",
  async run(args) {
    const share = shareOf(args);
    const codes = await guessCodes(10_000 * share, 20, 100);
    const tries = await stuffCredentials(10_000 * share);
    return [
      {
        figure: `${codes.guesses} guesses at codes: at most ${codes.mostLookedAt} looked at for an address in the hour, a hit for one in ${Math.round(900_000 / codes.mostLookedAt)} addresses`,
        bar: "25",
        passed: codes.mostLookedAt <= 25,
      },
      { figure: `${codes.alarms} alarms in the log`, bar: "1", passed: codes.alarms > 0 },
      {
        figure: `${tries.tries} tries of passwords: at most ${tries.mostOnAccount} looked at for the account in a quarter of an hour`,
        bar: "20",
        passed: tries.mostOnAccount <= 20,
      },
      {
        figure: `at most ${tries.mostFromNetwork} from a network in a minute`,
        bar: "20",
        passed: tries.mostFromNetwork <= 20,
      },
      {
        figure: `the owner was refused ${tries.ownerRefused} of ${tries.ownerVisits} times`,
        bar: "never",
        passed: tries.ownerRefused === 0,
      },
    ];
  },
};
