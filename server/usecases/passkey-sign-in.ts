import { ok, refuse, type Result } from "../../domain/base/result.ts";
import type { App } from "../app.ts";
import type { Client } from "./client.ts";
import { rememberDevice } from "./known-device.ts";
import { consume, type Limited, type TooMany } from "./limits.ts";
import { makeChallenge } from "./passkey-challenges.ts";
import { beginUnlessSuspended, prepareSession } from "./sessions.ts";
import { checkUse, refuseUse, storeUse, type PasskeyRefusal, type UsingPasskeys } from "./use-passkey.ts";

type Options = ReturnType<App["webauthn"]["requestOptions"]>;

/**
 * The options with which a browser signs in by a passkey. They name no user and none of the passkeys, so that nobody learns
 * from them who has an account: the browser offers those that it knows for the site.
 */
export async function beginPasskeySignIn(
  app: Limited & Pick<App, "random" | "webauthn">,
  client: Client,
): Promise<Result<{ readonly options: Options }, TooMany>> {
  const within = await consume(app, [["passkey-begun", client.address]]);
  if (!within.ok) return within;
  const challenge = await makeChallenge(app, client, { purpose: "sign-in", userId: null });
  return ok({ options: app.webauthn.requestOptions({ challenge, allowed: [] }) });
}

type Refusal = PasskeyRefusal | { readonly code: "account-suspended"; readonly reason: string };

/** Signs in by a passkey and begins a session (decision 56). Whoever has one of a suspended account reads why it is suspended. */
export async function signInByPasskey(
  app: UsingPasskeys,
  client: Client,
  text: string,
): Promise<Result<object, Refusal>> {
  const checked = await checkUse(app, client, { text, userId: null });
  if (!checked.ok) return checked;
  const { passkey } = checked.value;
  const { userId } = passkey;
  const session = prepareSession(app, client, "passkey");
  const outcome = await app.documents.transaction(async (inside) => {
    if (!(await inside.users.lock(userId))) return "gone";
    const stored = await storeUse(inside, checked.value, app.now());
    return stored === "stored" ? beginUnlessSuspended(inside, session, userId) : stored;
  });
  if (outcome === "gone" || outcome === "copied") return refuseUse(app, client, passkey, outcome);
  if (outcome !== null) return refuse({ code: "account-suspended", reason: outcome.reason });
  session.send();
  const passwordHash = await app.documents.credentials.find(userId);
  if (passwordHash !== undefined) rememberDevice(app, client, { userId, passwordHash });
  return ok({});
}
