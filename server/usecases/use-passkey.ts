import { ok, refuse, type Result } from "../../domain/base/result.ts";
import type { App } from "../app.ts";
import { passkeyUser, sameHash } from "../base/hashes.ts";
import type { Documents } from "../documents/documents.ts";
import type { Passkey } from "../documents/sign-in/passkeys.ts";
import { copiedPasskeyMail, isMailReal, mayWarn } from "./account-mails.ts";
import type { Client } from "./client.ts";
import { consume, refund, type Counted, type Limited, type TooMany } from "./limits.ts";
import { consumeChallenge } from "./passkey-challenges.ts";

/** What using a passkey needs. */
export type UsingPasskeys = Limited & Pick<App, "config" | "log" | "random" | "webauthn">;

/** Why an answer was refused before its use was stored. */
type AnswerRefusal = { readonly code: "passkey-over" | "passkey-refused" | "passkey-unknown" } | TooMany;
/** Why a use was refused. */
export type PasskeyRefusal = AnswerRefusal | { readonly code: "passkey-copied" };

/** A use that was checked, and is not stored yet. */
export interface CheckedUse {
  readonly passkey: Passkey;
  readonly signCount: number;
}

/**
 * Checks what a passkey has signed. With a user it must be one of theirs; without, it names its user by itself, as every
 * passkey of a sign-in does. Only refused answers are limited.
 */
export async function checkUse(
  app: UsingPasskeys,
  client: Client,
  { text, userId }: { readonly text: string; readonly userId: string | null },
): Promise<Result<CheckedUse, AnswerRefusal>> {
  const answer = app.webauthn.read(text);
  const counted: readonly Counted[] = [["passkey-refused", client.address]];
  const within = await consume(app, counted);
  if (!within.ok) return within;
  if (answer === null) return refuse({ code: "passkey-refused" });
  const { id, challenge, userHandle } = answer;
  const asked = { purpose: userId === null ? "sign-in" : "proof", userId } as const;
  if (!(await consumeChallenge(app, client, { ...asked, challenge })))
    return refuse({ code: "passkey-over" });
  const passkey = await app.documents.passkeys.find(id);
  if (passkey === undefined) return refuse({ code: "passkey-unknown" });
  const namesOwner = userHandle !== null && sameHash(userHandle, passkeyUser(passkey.userId));
  const isOwn =
    userId === null ? namesOwner : passkey.userId === userId && (userHandle === null || namesOwner);
  if (!isOwn) return refuse({ code: "passkey-refused" });
  const verified = await app.webauthn.verifyUse(answer, passkey);
  if (!verified.ok) return refuse({ code: verified.refusal });
  await refund(app, counted);
  return ok({ passkey, signCount: verified.value });
}

/** How the storing of a use ended: also when there may be a copy of the passkey, and when it was removed meanwhile. */
type Stored = "stored" | "copied" | "gone";

/**
 * Stores a use. A counter that has not grown means that another device has the same passkey (WebAuthn §6.1.1): the use is
 * refused, and marked for the owner.
 */
export async function storeUse(
  { passkeys }: Pick<Documents, "passkeys">,
  { passkey: { id }, signCount }: CheckedUse,
  now: number,
): Promise<Stored> {
  if (await passkeys.use({ id, signCount, usedAt: now })) return "stored";
  return (await passkeys.markRefused({ id, refusedAt: now })) ? "copied" : "gone";
}

/** The refusal of a use that was not stored. The owner and the operator are told of a copy. */
export async function refuseUse(
  app: UsingPasskeys,
  client: Client,
  { userId, name }: Passkey,
  stored: Exclude<Stored, "stored">,
): Promise<Result<never, { readonly code: "passkey-copied" | "passkey-unknown" }>> {
  if (stored === "gone") return refuse({ code: "passkey-unknown" });
  app.log.warn({ event: "passkey copied", user: userId, address: client.address }, "passkey copied");
  const owner = await app.documents.users.byId(userId);
  if (owner !== undefined && isMailReal(app) && (await mayWarn(app, userId)))
    await app.documents.outbox.enqueue(copiedPasskeyMail(app, name, owner.email));
  return refuse({ code: "passkey-copied" });
}
