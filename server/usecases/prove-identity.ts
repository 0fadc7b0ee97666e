import { canBePassword } from "../../domain/account/password.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import type { App } from "../app.ts";
import type { Client } from "./client.ts";
import { useProof } from "./google-proof.ts";
import { consume, refund, type Counted, type TooMany } from "./limits.ts";
import { checkUse, refuseUse, storeUse, type PasskeyRefusal, type UsingPasskeys } from "./use-passkey.ts";

/** What checking a proof needs. */
export type Proving = UsingPasskeys & Pick<App, "passwords">;

/** What a form has for a proof; empty where it has none. */
export interface GivenProof {
  readonly password: string;
  /** The answer of a passkey. */
  readonly passkey: string;
}

/** Why a proof was refused. */
export type ProofRefusal =
  | { readonly code: "password-required" | "password-wrong" | "google-proof-missing" | "busy" }
  | PasskeyRefusal
  | TooMany;

/**
 * Checks that the signed-in user is the owner, for what a stolen session must not do: by a passkey of theirs, or by the
 * password, or for an account without one by a fresh round trip to Google.
 */
export async function proveIdentity(
  app: Proving,
  client: Client,
  userId: string,
  { password, passkey }: GivenProof,
): Promise<Result<null, ProofRefusal>> {
  if (passkey !== "") return proveByPasskey(app, client, userId, passkey);
  const hash = await app.documents.credentials.find(userId);
  if (hash === undefined)
    return (await useProof(app, client, userId)) ? ok(null) : refuse({ code: "google-proof-missing" });
  if (password === "") return refuse({ code: "password-required" });
  if (!canBePassword(password)) return refuse({ code: "password-wrong" });
  const counted: readonly Counted[] = [["delete", userId]];
  const within = await consume(app, counted);
  if (!within.ok) return within;
  const verified = await app.passwords.verify(password, hash);
  // Only wrong passwords are limited, and one that could not be checked may be right.
  if (!verified.ok || verified.value) await refund(app, counted);
  if (!verified.ok) return refuse({ code: verified.refusal });
  return verified.value ? ok(null) : refuse({ code: "password-wrong" });
}

async function proveByPasskey(
  app: Proving,
  client: Client,
  userId: string,
  text: string,
): Promise<Result<null, ProofRefusal>> {
  const checked = await checkUse(app, client, { text, userId });
  if (!checked.ok) return checked;
  const stored = await storeUse(app.documents, checked.value, app.now());
  return stored === "stored" ? ok(null) : refuseUse(app, client, checked.value.passkey, stored);
}
