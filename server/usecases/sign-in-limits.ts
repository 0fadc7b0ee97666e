import { limits } from "../../domain/site/limits.ts";
import { countedChecks, mayCheckPassword, type PasswordCheck } from "../../domain/site/password-checks.ts";
import { ok, type Result } from "../../domain/base/result.ts";
import type { Documents } from "../documents/documents.ts";
import type { App } from "../app.ts";
import type { Client } from "./client.ts";
import { knownDevice, type PasswordAccount } from "./known-device.ts";
import {
  consume,
  countAll,
  forget,
  ready,
  refund,
  tooSoon,
  watch,
  type Counted,
  type Limited,
  type TooMany,
} from "./limits.ts";

/** A permit to check one password. It has been counted against the limits. */
export interface Permit {
  /** Refunds the permit: the password was right or could not be checked, and only wrong ones are limited. */
  readonly release: () => Promise<void>;
}

/** Used for an email address without an account, so that both cases take the same time. */
const noAccount: PasswordAccount = { userId: "", passwordHash: "" };

/**
 * Acquires the permit to check a password for the account with this email address, or refuses (decision 21). A
 * browser that the account knows has its own limits; any other browser is limited by its client address and by the
 * account.
 */
export async function acquirePermit(
  app: Limited,
  client: Client,
  { email, account }: { readonly email: string; readonly account: PasswordAccount | null },
): Promise<Result<Permit, TooMany>> {
  const { userId } = account ?? noAccount;
  const device = knownDevice(app, client, account ?? noAccount);
  if (device === null) return permitForUnknownBrowser(app, client, email);
  const counted: readonly Counted[] = [
    ["sign-in-device", `${userId} ${device}`],
    ["sign-in-devices", userId],
  ];
  const within = await consume(app, counted);
  return within.ok ? ok({ release: () => refund(app, counted) }) : within;
}

async function permitForUnknownBrowser(
  app: Limited,
  client: Client,
  email: string,
): Promise<Result<Permit, TooMany>> {
  const addressLimit: Counted = ["sign-in-address", client.address];
  const attempt = await ready(app, addressLimit);
  if (!attempt.ok) return attempt;
  const [accountKey, ...earlierKeys] = accountKeys(app, email);
  const [address = "", ...earlierNames] = app.keyedHashes(
    "sign-in address",
    `${email.toLowerCase()} ${client.address}`,
  );
  /** Maps checks that were stored under an earlier secret to the current hash of the address. */
  const named = (checks: readonly PasswordCheck[]) =>
    checks.map((check) => (earlierNames.includes(check.address) ? { ...check, address } : check));
  const now = app.now();
  const { windowMs } = limits["sign-in-account"];
  const place = { accountKey, expiresAt: now + windowMs };
  const may = (checks: readonly PasswordCheck[]) => mayCheckPassword(named(checks), { address, now });

  const earlier = earlierKeys.length === 0 ? [] : await app.documents.passwordChecks.kept(earlierKeys);
  // A flood is refused without a write.
  const seen = may([...earlier, ...(await app.documents.passwordChecks.kept([accountKey]))]);
  if (!seen.ok) return tooSoon(seen.refusal);
  const check = { address, at: now };
  const counted = await app.documents.count(async ({ passwordChecks, rateLimits }) => {
    const within = await countAll(app, rateLimits, [attempt.value]);
    if (!within.ok) return within;
    let refusal: number | null = null;
    await passwordChecks.change(place, (kept) => {
      const still = may([...earlier, ...kept]);
      if (still.ok) return [...countedChecks(kept, now), check];
      refusal = still.refusal;
      return kept;
    });
    return refusal === null ? ok(null) : tooSoon(refusal);
  });
  if (!counted.ok) return counted;
  return ok({
    async release() {
      await refund(app, [addressLimit]);
      await app.documents.count(({ passwordChecks }) =>
        passwordChecks.change(place, (kept) => without(kept, check)),
      );
    },
  });
}

/** The list without one matching check; of two equal ones, one stays. */
function without(checks: readonly PasswordCheck[], { address, at }: PasswordCheck): readonly PasswordCheck[] {
  const index = checks.findIndex((check) => check.address === address && check.at === at);
  return index === -1 ? checks : checks.toSpliced(index, 1);
}

function accountKeys(app: Pick<App, "keyedHashes">, email: string): readonly [string, ...string[]] {
  const [present = "", ...earlier] = app.keyedHashes("limit sign-in-account", email.toLowerCase());
  return [present, ...earlier];
}

/** Resets all limits that were counted against an account, after a password reset. Runs inside that transaction. */
export async function clearAccountLimits(
  app: Pick<App, "keyedHashes">,
  inside: Pick<Documents, "passwordChecks" | "rateLimits">,
  { email, userId }: { readonly email: string; readonly userId: string },
): Promise<void> {
  await inside.passwordChecks.clear(accountKeys(app, email));
  await forget(app, inside.rateLimits, [
    ["sign-in-devices", userId],
    ["reset-email", email.toLowerCase()],
  ]);
}

/** A very short hash: enough to tell a few thousand passwords apart for an hour, too short to find a password by. */
const tagLength = 4;

/**
 * Counts the accounts at which the same password was tried, to detect password spraying: each account alone stays
 * within its limits.
 */
export async function watchForSpraying(
  app: Limited & Pick<App, "log">,
  email: string,
  password: string,
): Promise<void> {
  const tag = app.keyedHash("sprayed password", password).slice(0, tagLength);
  await watch(app, ["sprayed-password", tag], { event: "password spraying", of: email.toLowerCase() });
}
