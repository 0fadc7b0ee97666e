import { limits } from "./limits.ts";
import { ok, refuse, type Result } from "../base/result.ts";

/** A check of a wrong password. */
export interface PasswordCheck {
  /** A hash of the client's address. */
  readonly address: string;
  /** In ms since 1970. */
  readonly at: number;
}

const second = 1000;

/** The growing waits after wrong passwords, in milliseconds. The last one is the longest. */
export const growingWaits = [5 * second, 10 * second, 20 * second, 40 * second, 60 * second] as const;
const longestWait = growingWaits[4];

/** The number of wrong passwords after which the waits begin. */
const checksWithoutWait = 5;

const waitAfter = (count: number): number =>
  count < checksWithoutWait ? 0 : (growingWaits[count - checksWithoutWait] ?? longestWait);

/** The checks of the last hour. Those in the future were written before the clock was set back and do not count. */
export const countedChecks = (checks: readonly PasswordCheck[], now: number): readonly PasswordCheck[] =>
  checks.filter(({ at }) => at > now - limits["sign-in-account"].windowMs && at <= now);

/** The checks of each address while it was new to the account. */
function newcomerChecks(checks: readonly PasswordCheck[]): readonly PasswordCheck[] {
  const seen = new Map<string, number>();
  return checks.filter(({ address }) => {
    const count = (seen.get(address) ?? 0) + 1;
    seen.set(address, count);
    return count <= limits["sign-in-newcomer"].most;
  });
}

/**
 * Whether one more password may be checked for an account, from a browser that the account does not know (decision
 * 21). Refuses with the wait in milliseconds, at most a minute. An address with few checks so far (a newcomer) waits
 * only because of other newcomers, and has its own part of the hourly budget: an attacker who keeps guessing from a
 * few addresses does not lock the owner out.
 * @param checks the checks of this account, the oldest first.
 */
export function mayCheckPassword(
  checks: readonly PasswordCheck[],
  { address, now }: { readonly address: string; readonly now: number },
): Result<null, number> {
  const counted = countedChecks(checks, now);
  const own = counted.filter((check) => check.address === address);
  const isNewcomer = own.length < limits["sign-in-newcomer"].most;
  const most = limits[isNewcomer ? "sign-in-account" : "sign-in-returning"].most;
  if (counted.length >= most) return refuse(longestWait);
  const before = isNewcomer ? newcomerChecks(counted) : own;
  const wait = (before.at(-1)?.at ?? 0) + waitAfter(before.length) - now;
  return wait > 0 ? refuse(wait) : ok(null);
}
