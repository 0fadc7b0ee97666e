import type { App } from "../app.ts";
import { hashToken } from "../base/hashes.ts";
import type { Client } from "../usecases/client.ts";

/** Whether the reset link that the browser opened can still be used. Its token is in a cookie (`keepResetToken`). */
export async function isResetLinkUsable(
  { documents, now }: Pick<App, "documents" | "now">,
  client: Client,
): Promise<boolean> {
  const tokenHash = hashToken(client.cookie("reset") ?? "");
  return (await documents.resetTokens.find({ tokenHash, now: now() })) !== undefined;
}
