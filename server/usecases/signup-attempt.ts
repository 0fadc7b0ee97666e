import { readEmail, type EmailRefusal } from "../../domain/account/account.ts";
import { limits } from "../../domain/site/limits.ts";
import * as messages from "../../domain/site/messages.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import { beginsBefore, isWithin } from "../../domain/base/stored-times.ts";
import { checkCode, verification, type CodeRefusal } from "../../domain/account/signup.ts";
import type { App } from "../app.ts";
import { hashToken, sameHash } from "../base/hashes.ts";
import type { Client } from "./client.ts";
import { consume, watch, type Counted, type Limited, type TooMany } from "./limits.ts";

type SendRefusal = { readonly code: EmailRefusal | "code-too-soon" } | TooMany;
type VerifyRefusal =
  | { readonly code: CodeRefusal | "code-wrong" | "code-wrong-simulated" | "code-over" | "signup-over" }
  | TooMany;

/** The response to sending a code. It holds the code itself only in simulated mode (docs/product.md §7). */
export interface CodeSent {
  readonly message: string;
  readonly simulatedCode?: string;
}

/**
 * The limit of codes per client address. A completed sign-up refunds one. Simulated codes may be more: no mail is
 * sent, and all who try the product out share one address.
 */
export const codesFromAddress = ({ config }: Pick<App, "config">, client: Client): Counted => [
  config.mail.kind === "smtp" ? "code-address" : "code-address-simulated",
  client.address,
];

/** Five codes an hour with five tries each limit the guesses at one email address (docs/security.md row 2). */
const codesForEmail = (email: string): Counted => ["code-email", email.toLowerCase()];

/**
 * All wrong codes together: guessing that is spread over many addresses stays within their limits, but shows in the
 * log.
 */
const wrongCodes: Counted = ["wrong-codes", "all"];

/** Reads the sign-up cookie: the attempt's id and, after the right code, the token. */
export function readSignupCookie(client: Client): { readonly id: string; readonly token: string } {
  const [id = "", token = ""] = (client.cookie("signup") ?? "").split(".");
  return { id, token };
}

const codePurpose = "code";
/** The hash of a code includes its attempt, so that a code is valid for one attempt only. */
const boundCode = (idHash: string, code: string) => `${idHash} ${code}`;

/**
 * Step 1: creates a code for the email address and sends it. Another one for the same address can be sent after 30 s.
 */
export async function sendCode(
  app: Limited & Pick<App, "config" | "random">,
  client: Client,
  typed: string,
): Promise<Result<CodeSent, SendRefusal>> {
  const email = readEmail(typed);
  if (!email.ok) return refuse({ code: email.refusal });
  const now = app.now();
  const { id: before } = readSignupCookie(client);
  const beforeHash = hashToken(before);
  const attempt =
    before === "" ? undefined : await app.documents.signupAttempts.find({ idHash: beforeHash, now });
  const isSame = attempt?.email === email.value && attempt.verifiedAt === null;
  if (isSame && isWithin(attempt.sentAt, beginsBefore(now, verification.resendAfter)))
    return refuse({ code: "code-too-soon" });
  const within = await consume(app, [codesFromAddress(app, client), codesForEmail(email.value)]);
  if (!within.ok) return within;

  const id = isSame ? before : app.random.token();
  const idHash = hashToken(id);
  const code = app.random.code();
  const fresh = {
    codeHash: app.keyedHash(codePurpose, boundCode(idHash, code)),
    codeExpiresAt: now + verification.codeLifetime,
    sentAt: now,
  };
  const isReal = app.config.mail.kind === "smtp";
  const sent = await app.documents.transaction(async (inside) => {
    if (attempt !== undefined && !isSame) await inside.signupAttempts.remove(beforeHash);
    if (isSame && !(await inside.signupAttempts.renewCode({ idHash, ...fresh }))) return false;
    const expiresAt = now + verification.attemptLifetime;
    if (!isSame) await inside.signupAttempts.create({ idHash, email: email.value, ...fresh, expiresAt });
    if (isReal)
      await inside.outbox.enqueue({
        ...codeMail(app, email.value, code),
        createdAt: now,
        expiresAt: fresh.codeExpiresAt,
      });
    return true;
  });
  if (!sent) return refuse({ code: "code-too-soon" });
  client.setCookie("signup", id, verification.attemptLifetime);
  return ok(
    isReal
      ? { message: messages.signup.codeSent }
      : { message: messages.signup.codeSentSimulated, simulatedCode: code },
  );
}

const codeMail = ({ random }: Pick<App, "random">, recipient: string, code: string) => ({
  id: random.id(),
  recipient,
  subject: messages.mails.codeSubject,
  body: messages.mails.code(code, verification.codeLifetime / 60_000),
});

/** Step 1, second half: compares the code. When it is right, a single-use token in the sign-up cookie is the proof. */
export async function verifyCode(
  app: Limited & Pick<App, "config" | "log" | "random">,
  client: Client,
  typed: { readonly email: string; readonly code: string },
): Promise<Result<object, VerifyRefusal>> {
  const code = checkCode(typed.email, typed.code);
  if (!code.ok) return refuse({ code: code.refusal });
  const now = app.now();
  const { id } = readSignupCookie(client);
  const idHash = hashToken(id);
  const attempt = await app.documents.signupAttempts.find({ idHash, now });
  if (attempt === undefined || attempt.email.toLowerCase() !== typed.email.trim().toLowerCase())
    return refuse({ code: "signup-over" });
  const tried = await app.documents.signupAttempts.countTry({ idHash, now, most: limits["code-tries"].most });
  if (tried === undefined) return refuse({ code: "code-over" });
  const right = app.keyedHashes(codePurpose, boundCode(idHash, code.value));
  if (!right.some((hash) => sameHash(tried.codeHash, hash))) {
    await watch(app, wrongCodes, { event: "code guessing" });
    return refuse({ code: app.config.mail.kind === "smtp" ? "code-wrong" : "code-wrong-simulated" });
  }
  const token = app.random.token();
  const proof = { idHash, codeHash: tried.codeHash, tokenHash: hashToken(token), verifiedAt: now };
  if (!(await app.documents.signupAttempts.verify(proof))) return refuse({ code: "code-over" });
  client.setCookie("signup", `${id}.${token}`, tried.expiresAt - now);
  return ok({});
}

/** Deletes the sign-up, when the person closes the dialog at any step (docs/product.md §4). */
export async function abandonSignup({ documents }: Pick<App, "documents">, client: Client): Promise<void> {
  const { id } = readSignupCookie(client);
  if (id !== "") await documents.signupAttempts.remove(hashToken(id));
  client.clearCookie("signup");
}
