import { limits } from "../../domain/limits.ts";
import { countedChecks, mayCheckPassword, type PasswordCheck } from "../../domain/password-checks.ts";
import { ok, type Result } from "../../domain/result.ts";
import type { Documents } from "../documents/documents.ts";
import type { App } from "../runtime/app.ts";
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
  type TooMany,
} from "./limits.ts";

/** A permit to look at one password. */
export interface Permit {
  /** Gives it back: the password was right, and only wrong ones are counted. */
  readonly release: () => Promise<void>;
}

/** Nobody's: what an address without an account is looked at with, so that it takes as long. */
const nobody: PasswordAccount = { userId: "", passwordHash: "" };

/**
 * Acquires the permit to look at a password for the account of this mail address, or refuses (decision 21). A browser that the
 * account knows has limits of its own; any other goes by the client's address and by the account.
 */
export async function acquirePermit(
  app: App,
  client: Client,
  { email, account }: { readonly email: string; readonly account: PasswordAccount | null },
): Promise<Result<Permit, TooMany>> {
  const { userId } = account ?? nobody;
  const device = knownDevice(app, client, account ?? nobody);
  if (device === null) return permitForStranger(app, client, email);
  const counted: readonly Counted[] = [
    ["sign-in-device", `${userId} ${device}`],
    ["sign-in-devices", userId],
  ];
  const within = await consume(app, counted);
  return within.ok ? ok({ release: () => refund(app, counted) }) : within;
}

async function permitForStranger(app: App, client: Client, email: string): Promise<Result<Permit, TooMany>> {
  const ofAddress: Counted = ["sign-in-address", client.address];
  const attempt = await ready(app, ofAddress);
  if (!attempt.ok) return attempt;
  const [accountKey, ...earlierKeys] = accountKeys(app, email);
  const [address = "", ...earlierNames] = app.keyedHashes(
    "sign-in address",
    `${email.toLowerCase()} ${client.address}`,
  );
  /** Under one name, whichever secret it was kept under. */
  const named = (checks: readonly PasswordCheck[]) =>
    checks.map((check) => (earlierNames.includes(check.address) ? { ...check, address } : check));
  const now = app.now();
  const { windowMs } = limits["sign-in-account"];
  const place = { accountKey, expiresAt: now + windowMs };
  const may = (checks: readonly PasswordCheck[]) => mayCheckPassword(named(checks), { address, now });

  const earlier = earlierKeys.length === 0 ? [] : await app.documents.passwordChecks.kept(earlierKeys);
  // A flood is refused by reading alone.
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
      await refund(app, [ofAddress]);
      await app.documents.count(({ passwordChecks }) =>
        passwordChecks.change(place, (kept) => without(kept, check)),
      );
    },
  });
}

/** The list without one such check: of two at the same moment from the same address, one stays. */
function without(checks: readonly PasswordCheck[], { address, at }: PasswordCheck): readonly PasswordCheck[] {
  const index = checks.findIndex((check) => check.address === address && check.at === at);
  return index === -1 ? checks : checks.toSpliced(index, 1);
}

function accountKeys(app: Pick<App, "keyedHashes">, email: string): readonly [string, ...string[]] {
  const [present = "", ...earlier] = app.keyedHashes("limit sign-in-account", email.toLowerCase());
  return [present, ...earlier];
}

/** Frees an account of all that was counted against it, as after a reset of its password; inside its transaction. */
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

/** As little of a hash as tells passwords apart among a few thousand: kept for an hour, and too little to find one by. */
const tagLength = 4;

/** Watches for one password tried at many accounts, each of them within its own limits. */
export async function watchForSpraying(app: App, email: string, password: string): Promise<void> {
  const tag = app.keyedHash("sprayed password", password).slice(0, tagLength);
  await watch(app, ["sprayed-password", tag], { event: "password spraying", of: email.toLowerCase() });
}
