import * as messages from "../../../domain/site/messages.ts";
import { refusals } from "../../../domain/site/refusals.ts";
import { readProfileUsername } from "../../../domain/account/profile.ts";
import { useUsernameCheck, type UsernameCheck } from "../use-username-check.ts";

/** Why a valid username is not available. */
const unavailable: Partial<Record<UsernameCheck["availability"], string>> = {
  taken: refusals["profile-username-taken"].message,
  unavailable: refusals["profile-username-unavailable"].message,
};

/** The typed username of the profile form, and its errors. */
interface OwnUsername {
  /** The check whether the username is available. */
  readonly check: UsernameCheck;
  /** The error that is shown. `refused` is the one of the last save. */
  readonly errorAfter: (refused: string | undefined) => string | undefined;
  /** Why it cannot be saved now; null when it can. When the check failed, it is repeated. */
  readonly mistake: () => string | null;
}

/**
 * Checks the username while it is typed.
 * @param own the present username, which needs no check; null when there is none.
 * @param typed the value of the field.
 */
export function useOwnUsername(own: string | null, typed: string): OwnUsername {
  const read = readProfileUsername(typed);
  const isNew = read.ok && read.value !== own;
  const check = useUsernameCheck("editProfile", isNew ? read.value : null);
  const { availability, failure, retry } = check;
  const reason = unavailable[availability];
  const { waitForCheck } = messages.signup;
  return {
    check,
    errorAfter(refused) {
      const isAnswered = refused === waitForCheck && availability !== "checking";
      return reason ?? failure ?? (isAnswered ? undefined : refused);
    },
    mistake() {
      if (!isNew || availability === "available") return null;
      if (reason !== undefined) return reason;
      if (availability === "unknown") retry();
      return waitForCheck;
    },
  };
}
