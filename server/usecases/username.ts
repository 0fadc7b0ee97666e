import { readProfileUsername, type ProfileRefusal } from "../../domain/account/profile.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import { isReservedUsername, readUsername, type UsernameRefusal } from "../../domain/account/username.ts";
import type { UserDocument } from "../documents/user-document.ts";
import type { App } from "../app.ts";
import type { Client } from "./client.ts";
import { consume, type Limited, type TooMany } from "./limits.ts";

type LookingUp = Pick<App, "documents" | "now">;

/** Whether a username is available, as the sign-up shows it: no more than that (docs/product.md §4). */
export interface UsernameLookUp {
  readonly availability: "available" | "taken";
}

/**
 * Whether the owner of a profile can use a username. "taken": another user has it; "unavailable": it is reserved, or
 * was given up recently.
 */
export interface OwnUsernameLookUp {
  readonly availability: UsernameLookUp["availability"] | "unavailable";
}

/** Checks a username as typed in the sign-up. */
export async function checkUsername(
  app: Limited,
  client: Client,
  typed: string,
): Promise<Result<UsernameLookUp, { readonly code: UsernameRefusal } | TooMany>> {
  const username = readUsername(typed);
  if (!username.ok) return refuse({ code: username.refusal });
  const within = await consumeLookUp(app, client);
  if (!within.ok) return within;
  return ok({ availability: (await isFree(app, username.value)) ? "available" : "taken" });
}

/** Checks a username as typed in the signed-in user's profile form. */
export async function checkOwnUsername(
  app: Limited,
  client: Client,
  actor: UserDocument | null,
  typed: string,
): Promise<Result<OwnUsernameLookUp, { readonly code: ProfileRefusal | "not-signed-in" } | TooMany>> {
  if (actor === null) return refuse({ code: "not-signed-in" });
  const username = readProfileUsername(typed);
  if (!username.ok) return refuse({ code: username.refusal });
  if (username.value === actor.username) return ok({ availability: "available" });
  const within = await consumeLookUp(app, client);
  return within.ok ? ok({ availability: await availabilityFor(app, actor, username.value) }) : within;
}

/**
 * Whether the owner of a profile can use a username (lower case). Their present username is not checked
 * (docs/product.md §5).
 */
export async function availabilityFor(
  app: LookingUp,
  actor: UserDocument,
  username: string,
): Promise<OwnUsernameLookUp["availability"]> {
  if (username === actor.username || (await isFree(app, username, actor.id))) return "available";
  return (await app.documents.users.isUsernameHeld(username)) ? "taken" : "unavailable";
}

const consumeLookUp = (app: Limited, client: Client) => consume(app, [["username-check", client.address]]);

/** @param userId who asks: a username that they gave up is available to them. */
async function isFree(app: LookingUp, username: string, userId?: string): Promise<boolean> {
  const wanted = { username, now: app.now(), ...(userId !== undefined && { userId }) };
  return !isReservedUsername(username) && (await app.documents.users.isUsernameFree(wanted));
}
