import { lifetimes } from "../../domain/account/account.ts";
import type { App } from "../app.ts";
import { hashToken } from "../base/hashes.ts";
import type { Client } from "./client.ts";

/** What a passkey is asked for: to be made, to sign in, or to confirm its owner's identity. */
export type PasskeyPurpose = "add" | "sign-in" | "proof";

/** What an answer must match besides the challenge. */
interface Asked {
  readonly purpose: PasskeyPurpose;
  /** The signed-in user; null for a sign-in. */
  readonly userId: string | null;
}

/**
 * Makes a challenge that one answer from this browser consumes (decision 56). A browser keeps its cookie for several
 * challenges, because it may have a log-in dialog open in several tabs.
 */
export async function makeChallenge(
  { documents, random, now }: Pick<App, "documents" | "now" | "random">,
  client: Client,
  asked: Asked,
): Promise<string> {
  const challenge = random.token();
  const browser = client.cookie("passkey") ?? random.token();
  await documents.passkeyChallenges.create({
    ...asked,
    challengeHash: hashToken(challenge),
    browserHash: hashToken(browser),
    expiresAt: now() + lifetimes.passkeyChallenge,
  });
  client.setCookie("passkey", browser, lifetimes.passkeyChallenge);
  return challenge;
}

/** Consumes the challenge of an answer. False when it was made for something else, was consumed before, or has expired. */
export const consumeChallenge = (
  { documents, now }: Pick<App, "documents" | "now">,
  client: Client,
  { challenge, ...asked }: Asked & { readonly challenge: string },
): Promise<boolean> =>
  documents.passkeyChallenges.consume({
    ...asked,
    challengeHash: hashToken(challenge),
    browserHash: hashToken(client.cookie("passkey") ?? ""),
    now: now(),
  });
