import { lifetimes } from "../../domain/account/account.ts";
import { beginsBefore, isWithin } from "../../domain/base/stored-times.ts";
import { sameHash } from "../base/hashes.ts";
import type { App } from "../app.ts";
import type { Client } from "./client.ts";

type Devices = Pick<App, "keyedHash" | "now" | "random">;

/** An account with its password hash. The device cookie is sealed over both. */
export interface PasswordAccount {
  readonly userId: string;
  readonly passwordHash: string;
}

const purpose = "device";

/**
 * The text that the seal covers: the cookie's content, the account and its password hash. After a change of the
 * password the seal is void.
 */
const sealed = (id: string, issuedAt: string, { userId, passwordHash }: PasswordAccount) =>
  JSON.stringify([id, issuedAt, userId, passwordHash]);

/**
 * The id of the browser if it signed in to this account within ninety days and the password has not changed since;
 * otherwise null. The attempts of such a browser are counted separately, so that strangers who use up the limits of
 * an account, or of the owner's address, do not lock the owner out (docs/security.md row 3).
 */
export function knownDevice(
  app: Pick<App, "keyedHashes" | "now">,
  client: Client,
  account: PasswordAccount,
): string | null {
  const [id = "", issuedAt = "", seal = ""] = (client.cookie("device") ?? "").split(".");
  const isSealed = app
    .keyedHashes(purpose, sealed(id, issuedAt, account))
    .some((hash) => sameHash(seal, hash));
  const isRecent = isWithin(Number(issuedAt), beginsBefore(app.now(), lifetimes.knownDevice));
  return isSealed && isRecent ? id : null;
}

/** Sets the cookie by which the account recognises this browser. */
export function rememberDevice(app: Devices, client: Client, account: PasswordAccount): void {
  const id = app.random.id();
  const issuedAt = String(app.now());
  const seal = app.keyedHash(purpose, sealed(id, issuedAt, account));
  client.setCookie("device", `${id}.${issuedAt}.${seal}`, lifetimes.knownDevice);
}
