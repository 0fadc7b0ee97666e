import * as messages from "../../domain/site/messages.ts";
import { canBePassword } from "../../domain/account/password.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import type { App } from "../app.ts";
import type { Client } from "./client.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { eraseAccount, type Erasing } from "./erase-account.ts";
import { useProof } from "./google-proof.ts";
import { refund, consume, type Counted, type Limited, type TooMany } from "./limits.ts";

type Deleting = Erasing & Proving;
type Proving = Limited & Pick<App, "passwords">;

type ProofRefusal =
  | { readonly code: "password-required" | "password-wrong" | "google-proof-missing" | "busy" }
  | TooMany;
type Refusal = { readonly code: "not-signed-in" } | ProofRefusal;

/**
 * Deletes the account, given proof with this very request: the password, or for an account without one a fresh round
 * trip to Google. When it is repeated after a fault, the session is already gone.
 */
export async function deleteAccount(
  app: Deleting,
  client: Client,
  { actor, password }: { readonly actor: UserDocument | null; readonly password: string },
): Promise<Result<{ readonly message: string }, Refusal>> {
  if (actor === null) return refuse({ code: "not-signed-in" });
  const proven = await prove(app, client, actor.id, password);
  if (!proven.ok) return proven;
  await eraseAccount(app, actor);
  for (const name of ["session", "proof", "device"] as const) client.clearCookie(name);
  app.log.info({ event: "account deleted", user: actor.id }, "account deleted");
  return ok({ message: messages.deletion.done });
}

async function prove(
  app: Proving,
  client: Client,
  userId: string,
  password: string,
): Promise<Result<null, ProofRefusal>> {
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
