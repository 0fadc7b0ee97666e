import * as messages from "../../domain/site/messages.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import type { Client } from "./client.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { eraseAccount, type Erasing } from "./erase-account.ts";
import { proveIdentity, type GivenProof, type ProofRefusal, type Proving } from "./prove-identity.ts";

type Refusal = { readonly code: "not-signed-in" } | ProofRefusal;

/** Deletes the account, given proof with this very request. When it is repeated after a fault, the session is already gone. */
export async function deleteAccount(
  app: Erasing & Proving,
  client: Client,
  { actor, ...proof }: GivenProof & { readonly actor: UserDocument | null },
): Promise<Result<{ readonly message: string }, Refusal>> {
  if (actor === null) return refuse({ code: "not-signed-in" });
  const proven = await proveIdentity(app, client, actor.id, proof);
  if (!proven.ok) return proven;
  await eraseAccount(app, actor);
  for (const name of ["session", "proof", "device", "passkey"] as const) client.clearCookie(name);
  app.log.info({ event: "account deleted", user: actor.id }, "account deleted");
  return ok({ message: messages.deletion.done });
}
