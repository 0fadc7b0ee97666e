import type { SignupStep } from "../../domain/signup.ts";

/** A sign-up in progress (spec §3) as it may be kept for a reload: all but the password (product §4). */
export interface KeptSignup {
  readonly email: string;
  readonly username: string;
  readonly nickname: string;
  readonly bio: string;
  /** Where a reload goes on: without the password, no later than at its step. */
  readonly step: Extract<SignupStep, "code" | "password">;
}

const signupKey = "anaba-signup";
const codeKey = "anaba-verification-code";

/** Whether a sign-up was interrupted by a reload. */
export const signupIsUnderWay = (): boolean => sessionStorage.getItem(signupKey) !== null;

/** The sign-up kept for this window, or null. */
export function keptSignup(): KeptSignup | null {
  const text = sessionStorage.getItem(signupKey);
  if (text === null) return null;
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `keepSignup` only
    return JSON.parse(text) as KeptSignup;
  } catch {
    return null;
  }
}

/** Keeps a sign-up for a reload. */
export const keepSignup = (signup: KeptSignup): void =>
  sessionStorage.setItem(signupKey, JSON.stringify(signup));

/** Where mails are simulated, the code is kept here and printed to the console (spec §7, Simulated email verification). */
export function tellSimulatedCode(code: string, sentence: string): void {
  sessionStorage.setItem(codeKey, code);
  // oxlint-disable-next-line no-console -- spec §7: the console is where the code is sent
  console.info(sentence);
}

/** Forgets the sign-up. */
export function forgetSignup(): void {
  sessionStorage.removeItem(signupKey);
  sessionStorage.removeItem(codeKey);
}
