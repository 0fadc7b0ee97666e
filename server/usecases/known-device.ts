import { lifetimes } from "../../domain/account.ts";
import { sameHash } from "../auth/hashes.ts";
import type { App } from "../runtime/app.ts";
import type { Client } from "./client.ts";

type Devices = Pick<App, "keyedHash" | "now" | "random">;

/** The account that a browser signed in to, with the password that it had then. */
export interface PasswordAccount {
  readonly userId: string;
  readonly passwordHash: string;
}

const purpose = "device";

/** Everything the cookie says is sealed, and so is what it must hold true for: another password, and it is void. */
const sealed = (id: string, issuedAt: string, { userId, passwordHash }: PasswordAccount) =>
  JSON.stringify([id, issuedAt, userId, passwordHash]);

/**
 * The id of a browser that signed in to this account within ninety days, with the password it still has; else null,
 * whatever the cookie may hold. Its tries are counted apart, so that strangers who use up an account's tries, or its
 * address's, do not lock its owner out (docs/security.md row 3).
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
  return isSealed && app.now() - Number(issuedAt) < lifetimes.knownDevice ? id : null;
}

/** Remembers the browser as one that signed in to this account. */
export function rememberDevice(app: Devices, client: Client, account: PasswordAccount): void {
  const id = app.random.id();
  const issuedAt = String(app.now());
  const seal = app.keyedHash(purpose, sealed(id, issuedAt, account));
  client.setCookie("device", `${id}.${issuedAt}.${seal}`, lifetimes.knownDevice);
}
