import type { Device } from "../../domain/account/device.ts";
import type { App } from "../app.ts";
import { deviceId } from "../base/device-id.ts";
import { hashToken } from "../base/hashes.ts";
import type { UserDocument } from "../documents/user-document.ts";
import type { Client } from "../usecases/client.ts";

/** Reads the user's devices: this one first, then the one used last. */
export async function viewDevices(
  { documents, now }: Pick<App, "documents" | "now">,
  client: Client,
  actor: UserDocument,
): Promise<readonly Device[]> {
  const own = hashToken(client.cookie("session") ?? "");
  const sessions = await documents.sessions.ofUser({ userId: actor.id, now: now() });
  return sessions
    .map(({ tokenHash, browser, lastActiveAt }) => ({
      id: deviceId(tokenHash),
      browser,
      lastActiveAt,
      isThis: tokenHash === own,
    }))
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastActiveAt - a.lastActiveAt);
}
