import { canForgetPasskeys } from "./engine.ts";

/** Why a browser has made or used no passkey: the person did not go on, they have one here already, or it failed. */
type PasskeyFailure = "cancelled" | "existing" | "failed";

/** What the browser has made or signed, as JSON to send. */
type Answered =
  | { readonly ok: true; readonly passkey: string }
  | { readonly ok: false; readonly failure: PasskeyFailure };

/** Asks the browser to make a passkey. Never throws. */
export const makePasskey = (options: PublicKeyCredentialCreationOptionsJSON): Promise<Answered> =>
  answering(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );

/** Asks the browser to sign by a passkey; with `mediation`, once the person has chosen one of those that it fills in. Never throws. */
export const askForPasskey = (
  options: PublicKeyCredentialRequestOptionsJSON,
  request: Pick<CredentialRequestOptions, "mediation" | "signal"> = {},
): Promise<Answered> =>
  answering(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
      ...request,
    }),
  );

/** Tells the browser that the site does not know a passkey any more, so that it no longer offers it. Not every browser listens. */
export function forgetPasskey(credentialId: string): void {
  if (!canForgetPasskeys()) return;
  const rpId = window.location.hostname;
  void PublicKeyCredential.signalUnknownCredential({ rpId, credentialId }).catch(() => undefined);
}

/** The errors of the browser that say something (WebAuthn §5.1). It does not say whether there was no passkey, or the person declined. */
const failures: Readonly<Record<string, PasskeyFailure>> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "existing",
};

async function answering(ask: () => Promise<Credential | null>): Promise<Answered> {
  try {
    const credential = await ask();
    if (!(credential instanceof PublicKeyCredential)) return { ok: false, failure: "failed" };
    return { ok: true, passkey: JSON.stringify(credential.toJSON()) };
  } catch (error) {
    const failure = error instanceof DOMException ? failures[error.name] : undefined;
    return { ok: false, failure: failure ?? "failed" };
  }
}
