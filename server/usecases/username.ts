import { readProfileUsername, type ProfileRefusal } from "../../domain/profile.ts";
import { ok, refuse, type Result } from "../../domain/result.ts";
import { isReservedUsername, readUsername, type UsernameRefusal } from "../../domain/username.ts";
import type { UserDocument } from "../documents/user-document.ts";
import type { App } from "../runtime/app.ts";
import type { Client } from "./client.ts";
import { consume, type TooMany } from "./limits.ts";

/** Whether a username can be had; says no more than that (docs/product.md §4). */
export interface UsernameLookUp {
  readonly availability: "available" | "taken";
}

/** Whether a username can be had, as typed in the sign-up. */
export async function checkUsername(
  app: App,
  client: Client,
  typed: string,
): Promise<Result<UsernameLookUp, { readonly code: UsernameRefusal } | TooMany>> {
  const username = readUsername(typed);
  return username.ok ? lookUp(app, client, username.value) : refuse({ code: username.refusal });
}

/** Whether a username can be had by who is signed in. One's own present name skips the look-up (docs/product.md §5). */
export async function checkOwnUsername(
  app: App,
  client: Client,
  actor: UserDocument | null,
  typed: string,
): Promise<Result<UsernameLookUp, { readonly code: ProfileRefusal | "not-signed-in" } | TooMany>> {
  if (actor === null) return refuse({ code: "not-signed-in" });
  const username = readProfileUsername(typed);
  if (!username.ok) return refuse({ code: username.refusal });
  if (username.value === actor.username) return ok({ availability: "available" });
  return lookUp(app, client, username.value, actor.id);
}

/** @param userId who asks: a name that they gave up is free to them. */
async function lookUp(
  app: App,
  client: Client,
  username: string,
  userId?: string,
): Promise<Result<UsernameLookUp, TooMany>> {
  const within = await consume(app, [["username-check", client.address]]);
  if (!within.ok) return within;
  const wanted = { username, now: app.now(), ...(userId !== undefined && { userId }) };
  const isFree = !isReservedUsername(username) && (await app.documents.users.isUsernameFree(wanted));
  return ok({ availability: isFree ? "available" : "taken" });
}
