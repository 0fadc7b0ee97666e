import { ok, refuse, type Result } from "../../domain/base/result.ts";
import { longestNickname } from "../../domain/account/signup.ts";
import { isShowableLine, looksEmpty } from "../../domain/base/text.ts";
import type { App } from "../app.ts";
import type { GoogleIdentity } from "../auth/google.ts";
import { conflictAsValue } from "../base/refused.ts";
import type { UserDocument } from "../documents/user-document.ts";

type Creating = Pick<App, "documents" | "now" | "random">;
type Refusal = "google-email-unverified" | "google-email-taken" | "google-failed";

/**
 * Finds or creates the user for a Google account. A first sign-in creates the document without a username
 * (docs/product.md §4). An existing account with the same email address is linked only if it has verified that
 * address: an account made by password alone may belong to a stranger who waits for the owner (docs/security.md row
 * 5).
 */
export async function userOfGoogle(
  app: Creating,
  identity: GoogleIdentity,
): Promise<Result<UserDocument, Refusal>> {
  const { subject, email } = identity;
  const known = await knownUser(app, subject);
  if (known !== undefined) return ok(known);
  if (!identity.emailVerified) return refuse("google-email-unverified");
  const local = await app.documents.users.byEmail(email);
  if (local === undefined) return create(app, identity);
  if (!local.emailVerified) return refuse("google-email-taken");
  const linked = await conflictAsValue(app.documents.googleIdentities.link({ subject, userId: local.id }));
  return linked.ok ? ok(local) : found(app, subject);
}

async function knownUser(
  { documents }: Pick<App, "documents">,
  subject: string,
): Promise<UserDocument | undefined> {
  const id = await documents.googleIdentities.userOf(subject);
  return id === undefined ? undefined : documents.users.byId(id);
}

/**
 * Of two concurrent first sign-ins, one creates the user and the other finds it. The lookup needs a transaction: it
 * waits for the other one, whose commit may not be finished.
 */
async function found(app: Pick<App, "documents">, subject: string): Promise<Result<UserDocument, Refusal>> {
  const user = await app.documents.transaction((documents) => knownUser({ documents }, subject));
  return user === undefined ? refuse("google-email-taken") : ok(user);
}

async function create(
  app: Creating,
  { subject, email, name }: GoogleIdentity,
): Promise<Result<UserDocument, Refusal>> {
  const id = app.random.id();
  const nickname = nicknameFrom(name);
  const created = await conflictAsValue(
    app.documents.transaction(async (inside) => {
      const user = await inside.users.create({
        id,
        email,
        emailVerified: true,
        name: nickname,
        username: null,
        nickname,
        bio: "",
        createdAt: app.now(),
      });
      await inside.googleIdentities.link({ subject, userId: id });
      return user;
    }),
  );
  return created.ok ? ok(created.value) : found(app, subject);
}

/** Derives a nickname from Google's name, empty when it is not usable. The form that follows asks for one anyway. */
function nicknameFrom(name: string): string {
  const nickname = name
    .slice(0, longestNickname)
    .trim()
    .replace(/[\ud800-\udbff]$/, "");
  return looksEmpty(nickname) || !isShowableLine(nickname) ? "" : nickname;
}
