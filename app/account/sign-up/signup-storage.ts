import type { SignupStep } from "../../../domain/account/signup.ts";
import { forgetDraft, keepDraft, readDraft, signupDraft } from "../../shell/session-storage.ts";

/** An unfinished sign-up (docs/product.md §3) as it is kept for a reload: everything but the password (docs/product.md §4). */
export interface StoredSignup {
  readonly email: string;
  readonly username: string;
  readonly nickname: string;
  readonly bio: string;
  /** The step after a reload: at most the one of the password, because that is not kept. */
  readonly step: Extract<SignupStep, "code" | "password">;
}

const codeName = "verification-code";

/** The sign-up that is stored for this window; null when there is none. */
export function storedSignup(): StoredSignup | null {
  const kept = readDraft(signupDraft);
  if (typeof kept !== "object" || kept === null) return null;
  if (!("email" in kept && "username" in kept && "nickname" in kept && "bio" in kept && "step" in kept))
    return null;
  const { email, username, nickname, bio, step } = kept;
  const isText = typeof email === "string" && typeof username === "string";
  const isWhole = isText && typeof nickname === "string" && typeof bio === "string";
  return isWhole && (step === "code" || step === "password")
    ? { email, username, nickname, bio, step }
    : null;
}

/** Keeps a sign-up for a reload. */
export const keepSignup = (signup: StoredSignup): void => keepDraft(signupDraft, signup);

/** Where mails are simulated, the code is kept here and printed to the console (docs/product.md §7, Simulated email verification). */
export function printSimulatedCode(code: string, sentence: string): void {
  // Printed as a number, so that nothing but its six digits can be printed.
  keepDraft(codeName, Number(code));
  // oxlint-disable-next-line no-console -- docs/product.md §7: the console is where the code is sent
  console.info(sentence);
}

/** Removes the kept sign-up. */
export function forgetSignup(): void {
  forgetDraft(signupDraft);
  forgetDraft(codeName);
}
