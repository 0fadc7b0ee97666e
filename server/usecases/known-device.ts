import type { App } from "../runtime/app.ts";
import { sameHash } from "../auth/hashes.ts";
import type { Client } from "./client.ts";

const lifetime = 365 * 24 * 60 * 60_000;

type Devices = Pick<App, "keyedHash" | "random">;

const sealOf = ({ keyedHash }: Pick<App, "keyedHash">, id: string, email: string) =>
  keyedHash("device", `${id} ${email.toLowerCase()}`);

/**
 * The id of a browser that signed in to this account before, or null. Its tries are counted apart, so that strangers
 * who use up an account's tries do not lock its owner out (hardening row 3).
 */
export function knownDevice(app: Pick<App, "keyedHash">, client: Client, email: string): string | null {
  const [id = "", seal = ""] = (client.cookie("device") ?? "").split(".");
  return id !== "" && sameHash(seal, sealOf(app, id, email)) ? id : null;
}

/** Remembers the browser as one that signed in to this account. */
export function rememberDevice(app: Devices, client: Client, email: string): void {
  const id = app.random.id();
  client.setCookie("device", `${id}.${sealOf(app, id, email)}`, lifetime);
}
