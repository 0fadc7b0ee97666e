import { ok, refuse, type Result } from "../../domain/base/result.ts";
import type { App } from "../app.ts";
import { deviceId } from "../base/device-id.ts";
import { hashToken } from "../base/hashes.ts";
import type { OwnSession } from "../documents/sessions.ts";
import type { UserDocument } from "../documents/user-document.ts";
import type { Client } from "./client.ts";
import { consume, type Limited, type TooMany } from "./limits.ts";

/** The other devices on which the user is still signed in, by their ids. */
interface Left {
  readonly left: readonly string[];
}

type Refusal = { readonly code: "not-signed-in" } | TooMany;
type Ending = Limited & Pick<App, "log">;

/**
 * Signs out another device of the user (decision 52). One that is signed out already, or is somebody else's, gives the same
 * response.
 */
export const endDevice = (
  app: Ending,
  client: Client,
  { actor, device }: { readonly actor: UserDocument | null; readonly device: string },
): Promise<Result<Left, Refusal>> =>
  endOthers(app, client, actor, ({ tokenHash }) => deviceId(tokenHash) === device);

/** Signs out every device of the user but this one. */
export const endOtherDevices = (
  app: Ending,
  client: Client,
  actor: UserDocument | null,
): Promise<Result<Left, Refusal>> => endOthers(app, client, actor, () => true);

/** This device is never among those that end: its log-out also clears the cookies and the other windows. */
async function endOthers(
  app: Ending,
  client: Client,
  actor: UserDocument | null,
  isMeant: (session: OwnSession) => boolean,
): Promise<Result<Left, Refusal>> {
  if (actor === null) return refuse({ code: "not-signed-in" });
  const within = await consume(app, [["devices", actor.id]]);
  if (!within.ok) return within;
  const own = hashToken(client.cookie("session") ?? "");
  const sessions = await app.documents.sessions.ofUser({ userId: actor.id, now: app.now() });
  const others = sessions.filter(({ tokenHash }) => tokenHash !== own);
  const ended = new Set(others.filter(isMeant));
  for (const { tokenHash } of ended) await app.documents.sessions.end(tokenHash);
  const details = { user: actor.id, sessions: ended.size, address: client.address };
  app.log.info({ event: "devices signed out", ...details }, "devices signed out");
  const left = others.filter((session) => !ended.has(session));
  return ok({ left: left.map(({ tokenHash }) => deviceId(tokenHash)) });
}
