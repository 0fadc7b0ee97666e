import { lifetimes, readEmail } from "../../domain/account/account.ts";
import type { GooglePurpose, SignInOutcome } from "../../domain/account/google.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import type { App } from "../app.ts";
import type { GoogleIdentity } from "../auth/google.ts";
import { hashToken, sameHash } from "../base/hashes.ts";
import type { Client } from "./client.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { consume, type Limited } from "./limits.ts";
import { beginUnlessSuspended, prepareSession, type Sessions } from "./sessions.ts";
import { userOfGoogle } from "./google-user.ts";
import { keepProof } from "./google-proof.ts";

/** Begins a sign-in attempt. Returns the provider's address to redirect to, or how the attempt has already ended. */
export async function beginGoogle(
  app: Limited & Pick<App, "google">,
  client: Client,
  { actor, purpose }: { readonly actor: UserDocument | null; readonly purpose: GooglePurpose },
): Promise<Result<URL, SignInOutcome>> {
  if (app.google === null || (purpose === "delete" && actor === null)) return refuse("google-unavailable");
  const within = await consume(app, [["google-begun", client.address]]);
  if (!within.ok) return refuse("too-many");
  const secrets = app.google.newSecrets();
  const address = await app.google.begin(secrets, { fresh: purpose === "delete" });
  if (!address.ok) return address;
  await app.documents.openidAttempts.create({
    stateHash: hashToken(secrets.state),
    codeVerifier: secrets.codeVerifier,
    nonce: secrets.nonce,
    purpose,
    userId: purpose === "delete" && actor !== null ? actor.id : null,
    expiresAt: app.now() + lifetimes.openidAttempt,
  });
  client.setCookie("openid", secrets.state, lifetimes.openidAttempt);
  return ok(address.value);
}

/**
 * Ends a sign-in attempt at the callback. The state must match this browser's cookie (docs/security.md row 6), and
 * each attempt is consumed once.
 */
export async function endGoogle(
  app: Sessions & Pick<App, "google">,
  client: Client,
  { actor, answer }: { readonly actor: UserDocument | null; readonly answer: URL },
): Promise<SignInOutcome> {
  const state = client.cookie("openid") ?? "";
  client.clearCookie("openid");
  const given = answer.searchParams.get("state") ?? "";
  if (app.google === null || state === "" || !sameHash(hashToken(state), hashToken(given)))
    return "google-failed";
  const attempt = await app.documents.openidAttempts.consume({ stateHash: hashToken(state), now: app.now() });
  if (attempt === undefined) return "google-failed";
  if (answer.searchParams.get("error") === "access_denied") return "cancelled";
  const identity = await app.google.end(answer, { ...attempt, state });
  if (!identity.ok) return identity.refusal;
  if (attempt.purpose === "delete")
    return attempt.userId !== null && attempt.userId === actor?.id
      ? confirm(app, client, attempt.userId, identity.value)
      : "google-failed";
  return attempt.purpose === "sign-in" ? signIn(app, client, identity.value) : "google-failed";
}

async function signIn(app: Sessions, client: Client, identity: GoogleIdentity): Promise<SignInOutcome> {
  const email = readEmail(identity.email);
  if (!email.ok) return "google-failed";
  const user = await userOfGoogle(app, { ...identity, email: email.value });
  if (!user.ok) return user.refusal;
  const begun = await beginSession(app, client, user.value.id);
  if (!begun.ok) return begun.refusal;
  return user.value.username === null ? "complete-profile" : "signed-in";
}

/** After a confirmation the session gets a new token, as after a sign-in (docs/security.md row 7). */
async function confirm(
  app: Sessions,
  client: Client,
  userId: string,
  identity: GoogleIdentity,
): Promise<SignInOutcome> {
  const outcome = await keepProof(app, client, userId, identity);
  if (outcome !== "confirmed") return outcome;
  const begun = await beginSession(app, client, userId);
  return begun.ok ? outcome : begun.refusal;
}

type Begun = Result<object, "google-account-suspended" | "google-failed">;

/** Begins a session for a user who was neither erased nor suspended in the meantime. */
async function beginSession(app: Sessions, client: Client, userId: string): Promise<Begun> {
  const session = prepareSession(app, client, "google");
  const begun = await app.documents.transaction<Begun>(async (inside) => {
    if (!(await inside.users.lock(userId))) return refuse("google-failed");
    const suspension = await beginUnlessSuspended(inside, session, userId);
    return suspension === null ? ok({}) : refuse("google-account-suspended");
  });
  if (begun.ok) session.send();
  return begun;
}
