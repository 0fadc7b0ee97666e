import {
  isPasskeyId,
  mostPasskeys,
  readPasskeyName,
  type PasskeyNameRefusal,
} from "../../domain/account/passkey.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import type { App } from "../app.ts";
import { passkeyUser } from "../base/hashes.ts";
import { conflictAsValue } from "../base/refused.ts";
import type { OwnPasskey } from "../documents/sign-in/passkeys.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { isMailReal, passkeyMail } from "./account-mails.ts";
import type { Client } from "./client.ts";
import { consume, type Limited, type TooMany } from "./limits.ts";
import { consumeChallenge, makeChallenge } from "./passkey-challenges.ts";
import { proveIdentity, type GivenProof, type ProofRefusal, type Proving } from "./prove-identity.ts";
import type { UsingPasskeys } from "./use-passkey.ts";

type NotSignedIn = { readonly code: "not-signed-in" };
type TooManyPasskeys = { readonly code: "passkeys-many" };

/** The passkeys of the user after a change. */
interface Changed {
  readonly passkeys: readonly OwnPasskey[];
}

/**
 * The options with which the browser makes a passkey for the signed-in user. They are given for the proof that a deletion
 * needs: with a passkey a stolen session would become a way in for good.
 */
export async function beginPasskey(
  app: Proving,
  client: Client,
  { actor, ...proof }: GivenProof & { readonly actor: UserDocument | null },
): Promise<
  Result<
    { readonly options: Awaited<ReturnType<App["webauthn"]["creationOptions"]>> },
    NotSignedIn | TooManyPasskeys | ProofRefusal
  >
> {
  if (actor === null) return refuse({ code: "not-signed-in" });
  const within = await consume(app, [["passkey-begun", client.address]]);
  if (!within.ok) return within;
  const others = await app.documents.passkeys.ofUser(actor.id);
  if (others.length >= mostPasskeys) return refuse({ code: "passkeys-many" });
  const proven = await proveIdentity(app, client, actor.id, proof);
  if (!proven.ok) return proven;
  const challenge = await makeChallenge(app, client, { purpose: "add", userId: actor.id });
  const { email, nickname } = actor;
  const owner = { userHandle: passkeyUser(actor.id), email, nickname };
  const ids = others.map(({ id }) => id);
  return ok({ options: await app.webauthn.creationOptions(owner, { challenge, others: ids }) });
}

/** Adds the passkey that the browser has made. Where mails are really sent, one tells the owner. */
export async function addPasskey(
  app: UsingPasskeys,
  client: Client,
  typed: { readonly actor: UserDocument | null; readonly name: string; readonly text: string },
): Promise<
  Result<
    Changed,
    | NotSignedIn
    | TooManyPasskeys
    | { readonly code: PasskeyNameRefusal | "passkey-over" | "passkey-refused" | "passkey-taken" }
    | TooMany
  >
> {
  const { actor, text } = typed;
  if (actor === null) return refuse({ code: "not-signed-in" });
  const name = readPasskeyName(typed.name);
  if (!name.ok) return refuse({ code: name.refusal });
  const answer = app.webauthn.read(text);
  if (answer === null) return refuse({ code: "passkey-refused" });
  const within = await consume(app, [["passkeys", actor.id]]);
  if (!within.ok) return within;
  const { challenge } = answer;
  const asked = { purpose: "add", userId: actor.id, challenge } as const;
  if (!(await consumeChallenge(app, client, asked))) return refuse({ code: "passkey-over" });
  const key = await app.webauthn.verifyNew(answer);
  if (!key.ok) return refuse({ code: key.refusal });
  const passkey = { ...key.value, userId: actor.id, name: name.value, createdAt: app.now() };
  const written = await conflictAsValue(
    app.documents.transaction(async (inside) => {
      if (!(await inside.users.lock(actor.id))) return "not-signed-in";
      if ((await inside.passkeys.ofUser(actor.id)).length >= mostPasskeys) return "passkeys-many";
      await inside.passkeys.add(passkey);
      if (isMailReal(app)) await inside.outbox.enqueue(passkeyMail(app, name.value, actor.email));
      return null;
    }),
  );
  if (!written.ok) return refuse({ code: "passkey-taken" });
  if (written.value !== null) return refuse({ code: written.value });
  app.log.info({ event: "passkey added", user: actor.id, address: client.address }, "passkey added");
  return ok(await changed(app, actor));
}

/** Removes a passkey of the user. One that is gone already, or is somebody else's, gives the same response. */
export async function removePasskey(
  app: Limited & Pick<App, "log">,
  client: Client,
  { actor, id }: { readonly actor: UserDocument | null; readonly id: string },
): Promise<Result<Changed, NotSignedIn | TooMany>> {
  if (actor === null) return refuse({ code: "not-signed-in" });
  const within = await consume(app, [["passkeys", actor.id]]);
  if (!within.ok) return within;
  if (isPasskeyId(id) && (await app.documents.passkeys.remove({ userId: actor.id, id })))
    app.log.info({ event: "passkey removed", user: actor.id, address: client.address }, "passkey removed");
  return ok(await changed(app, actor));
}

/** The options with which the browser confirms by one of the user's passkeys that they are the owner. */
export async function beginPasskeyProof(
  app: Limited & Pick<App, "random" | "webauthn">,
  client: Client,
  actor: UserDocument | null,
): Promise<
  Result<
    { readonly options: ReturnType<App["webauthn"]["requestOptions"]> },
    NotSignedIn | { readonly code: "passkey-unknown" } | TooMany
  >
> {
  if (actor === null) return refuse({ code: "not-signed-in" });
  const within = await consume(app, [["passkey-begun", client.address]]);
  if (!within.ok) return within;
  const own = await app.documents.passkeys.ofUser(actor.id);
  // Without a list of them, the browser would offer those of other accounts too.
  if (own.length === 0) return refuse({ code: "passkey-unknown" });
  const challenge = await makeChallenge(app, client, { purpose: "proof", userId: actor.id });
  return ok({ options: app.webauthn.requestOptions({ challenge, allowed: own.map(({ id }) => id) }) });
}

const changed = async ({ documents }: Pick<App, "documents">, { id }: UserDocument): Promise<Changed> => ({
  passkeys: await documents.passkeys.ofUser(id),
});
