import { lifetimes } from "../../domain/account/account.ts";
import type { SignInOutcome } from "../../domain/account/google.ts";
import type { App } from "../app.ts";
import type { GoogleIdentity } from "../auth/google.ts";
import { hashToken } from "../base/hashes.ts";
import type { Client } from "./client.ts";

const purpose = "proof";
/** The allowed clock difference between the provider and this server, in milliseconds. */
const clockTolerance = 60_000;

/**
 * Stores a proof that the owner has just confirmed their identity: the linked Google account, authenticated within
 * the last five minutes (docs/security.md row 8). One deletion consumes it.
 */
export async function keepProof(
  app: Pick<App, "documents" | "now" | "random">,
  client: Client,
  userId: string,
  identity: GoogleIdentity,
): Promise<SignInOutcome> {
  if ((await app.documents.googleIdentities.subjectOf(userId)) !== identity.subject)
    return "google-other-account";
  const age = app.now() - (identity.authenticatedAt ?? Number.NEGATIVE_INFINITY);
  if (age > lifetimes.proof || age < -clockTolerance) return "google-failed";
  const token = app.random.token();
  await app.documents.openidAttempts.create({
    stateHash: hashToken(token),
    codeVerifier: "",
    nonce: "",
    purpose,
    userId,
    expiresAt: app.now() + lifetimes.proof,
  });
  client.setCookie("proof", token, lifetimes.proof);
  return "confirmed";
}

/** Consumes the browser's proof. True when it belongs to this user and has not expired. */
export async function useProof(
  app: Pick<App, "documents" | "now">,
  client: Client,
  userId: string,
): Promise<boolean> {
  const token = client.cookie("proof");
  if (token === null) return false;
  client.clearCookie("proof");
  const proof = await app.documents.openidAttempts.consume({ stateHash: hashToken(token), now: app.now() });
  return proof?.purpose === purpose && proof.userId === userId;
}
