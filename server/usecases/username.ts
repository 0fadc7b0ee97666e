import { ok, type Result } from "../../domain/result.ts";
import { isReservedUsername } from "../../domain/username.ts";
import type { App } from "../runtime/app.ts";
import type { Client } from "./client.ts";
import { consume, type TooMany } from "./limits.ts";

export type Availability = "available" | "taken";

/**
 * Whether a username (lower case) can be had; says no more than that (product §4). `userId` is who asks, whose own name
 * is free to them (spec §5: a username equal to the current one skips the check).
 */
export async function checkUsername(
  app: App,
  client: Client,
  { username, userId }: { readonly username: string; readonly userId?: string },
): Promise<Result<{ readonly availability: Availability }, TooMany>> {
  const within = await consume(app, [["username-check", client.address]]);
  if (!within.ok) return within;
  const wish = { username, now: app.now(), ...(userId !== undefined && { userId }) };
  const isFree = !isReservedUsername(username) && (await app.documents.users.isUsernameFree(wish));
  return ok({ availability: isFree ? "available" : "taken" });
}
