/**
 * What only the pages of accounts ask a browser's engine for, so that no visitor loads it. Everything else is in
 * `app/ui/engine.ts`. docs/decisions/0038-engines.md lists what is done instead.
 */

/**
 * Passkeys, with the browser's own methods for JSON. They belong to a name, so a site without one has none. Without them
 * nobody is offered one.
 */
export const canHavePasskeys = (): boolean =>
  "PublicKeyCredential" in window &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential &&
  !/^[[\d.:\]]+$/.test(window.location.hostname);

/** Whether the browser offers passkeys among what it can fill in. Without it, the button alone offers them. */
export const canFillInPasskeys = async (): Promise<boolean> =>
  canHavePasskeys() && PublicKeyCredential.isConditionalMediationAvailable();

/** Whether the browser can be told of a passkey that the site does not know any more. Without it, it offers that one again. */
export const canForgetPasskeys = (): boolean =>
  canHavePasskeys() && "signalUnknownCredential" in PublicKeyCredential;
