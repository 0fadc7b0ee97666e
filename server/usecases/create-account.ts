import { checkPassword, type PasswordRefusal } from "../../domain/account/password.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import {
  readNickname,
  readSignupBio,
  type NicknameRefusal,
  type SignupBioRefusal,
} from "../../domain/account/signup.ts";
import { isReservedUsername, readUsername, type UsernameRefusal } from "../../domain/account/username.ts";
import type { App } from "../app.ts";
import { hashToken } from "../base/hashes.ts";
import type { Client } from "./client.ts";
import { conflictAsValue, type Conflict } from "../base/refused.ts";
import { rememberDevice } from "./known-device.ts";
import { refund, consume, type Counted, type Limited, type TooMany } from "./limits.ts";
import { prepareSession, type Sessions } from "./sessions.ts";
import { codesFromAddress, readSignupCookie } from "./signup-attempt.ts";

/** The input of the sign-up's steps 2 to 5, as typed. */
export interface TypedAccount {
  readonly password: string;
  readonly confirmPassword: string;
  readonly username: string;
  readonly nickname: string;
  readonly bio: string;
}

type Refusal =
  | {
      readonly code:
        | PasswordRefusal
        | UsernameRefusal
        | NicknameRefusal
        | "username-taken"
        | "email-taken"
        | "signup-over"
        | "signup-failed"
        | "busy";
    }
  | SignupBioRefusal
  | TooMany;

/** Counts last steps from one client address, and refusals because the email address already has an account. */
const creations = (client: Client): Counted => ["account-made", client.address];
const conflicts = (client: Client): Counted => ["email-taken", client.address];

/** Checks the rules of steps 2 to 5, in order. */
function readAccount(typed: TypedAccount): Result<Omit<TypedAccount, "confirmPassword">, Refusal> {
  const password = checkPassword(typed.password, typed.confirmPassword);
  if (!password.ok) return refuse({ code: password.refusal });
  const username = readUsername(typed.username);
  if (!username.ok) return refuse({ code: username.refusal });
  if (isReservedUsername(username.value)) return refuse({ code: "username-taken" });
  const nickname = readNickname(typed.nickname);
  if (!nickname.ok) return refuse({ code: nickname.refusal });
  const bio = readSignupBio(typed.bio);
  if (!bio.ok) return bio;
  return ok({ password: password.value, username: username.value, nickname: nickname.value, bio: bio.value });
}

/**
 * Step 6: consumes the verified attempt and writes user, password and session in one transaction. When another user
 * gets the username or the email address first, the attempt stays valid for another try.
 */
export async function createAccount(
  app: Limited & Sessions & Pick<App, "config" | "passwords">,
  client: Client,
  typed: TypedAccount,
): Promise<Result<object, Refusal>> {
  const { id: attemptId, token } = readSignupCookie(client);
  const proof = { idHash: hashToken(attemptId), tokenHash: hashToken(token), now: app.now() };
  const attempt = await app.documents.signupAttempts.find(proof);
  if (attempt === undefined || attempt.tokenHash !== proof.tokenHash) return refuse({ code: "signup-over" });
  const account = readAccount(typed);
  if (!account.ok) return account;
  const counted = [creations(client), conflicts(client)];
  const within = await consume(app, counted);
  if (!within.ok) return within;

  const { password, ...profile } = account.value;
  const hash = await app.passwords.hash(password);
  if (!hash.ok) {
    await refund(app, counted);
    return refuse({ code: hash.refusal });
  }
  const session = prepareSession(app, client, "sign-up");
  const id = app.random.id();
  const written = await conflictAsValue(
    app.documents.transaction(async (inside) => {
      const used = await inside.signupAttempts.consume(proof);
      if (used === undefined) return false;
      await inside.users.create({
        ...profile,
        id,
        email: used.email,
        emailVerified: app.config.mail.kind === "smtp",
        name: profile.nickname,
        createdAt: app.now(),
      });
      await inside.credentials.set({ userId: id, passwordHash: hash.value });
      await session.begin(inside, id);
      return true;
    }),
  );
  const isEmailTaken = !written.ok && written.refusal.code === "taken" && written.refusal.what === "email";
  if (!isEmailTaken) await refund(app, [conflicts(client)]);
  if (!written.ok) return refuse({ code: codeOf(written.refusal) });
  if (!written.value) return refuse({ code: "signup-over" });
  await refund(app, [codesFromAddress(app, client)]);
  session.send();
  client.clearCookie("signup");
  rememberDevice(app, client, { userId: id, passwordHash: hash.value });
  return ok({});
}

function codeOf(conflict: Conflict): "username-taken" | "email-taken" | "signup-failed" {
  if (conflict.code === "taken" && conflict.what === "username") return "username-taken";
  return conflict.code === "taken" && conflict.what === "email" ? "email-taken" : "signup-failed";
}
