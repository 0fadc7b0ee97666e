import { limits } from "./limits.ts";
import { ok, refuse, type Result } from "./result.ts";

/** A wrong password that was looked at. */
export interface PasswordCheck {
  /** A name for the client's address: the same for the same address. */
  readonly address: string;
  /** In ms since 1970. */
  readonly at: number;
}

const second = 1000;

/** The waits after a few wrong passwords, in milliseconds; the last is the longest there is. */
export const growingWaits = [5 * second, 10 * second, 20 * second, 40 * second, 60 * second] as const;
const longestWait = growingWaits[4];

/** So many wrong passwords are followed by no wait. */
const withoutWait = 5;

const waitAfter = (count: number): number =>
  count < withoutWait ? 0 : (growingWaits[count - withoutWait] ?? longestWait);

/** Those that still count: of the last hour, and none of a clock that was set back since. */
export const countedChecks = (checks: readonly PasswordCheck[], now: number): readonly PasswordCheck[] =>
  checks.filter(({ at }) => at > now - limits["sign-in-account"].windowMs && at <= now);

/** The first few checks of every address. */
function ofNewcomers(checks: readonly PasswordCheck[]): readonly PasswordCheck[] {
  const seen = new Map<string, number>();
  return checks.filter(({ address }) => {
    const count = (seen.get(address) ?? 0) + 1;
    seen.set(address, count);
    return count <= limits["sign-in-newcomer"].most;
  });
}

/**
 * Whether one more password may be looked at for an account, for a browser that it does not know (decision 21). Refuses
 * with the wait, in milliseconds, and never a longer one than a minute. An address with few checks so far goes by those
 * of other newcomers alone, and has a part of the hour's budget to itself: whoever guesses on and on from few addresses
 * does not stand in the way of the owner.
 * @param checks of this account, oldest first.
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
  const before = isNewcomer ? ofNewcomers(counted) : own;
  const wait = (before.at(-1)?.at ?? 0) + waitAfter(before.length) - now;
  return wait > 0 ? refuse(wait) : ok(null);
}
