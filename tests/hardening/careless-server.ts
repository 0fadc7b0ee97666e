/**
 * A server that confirms a save at once and writes it only when it is stopped: what it had confirmed is lost when it is
 * killed. With it the row `kills` must miss its bar.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { hashToken } from "../../server/base/hashes.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { listening } from "../support/listening.ts";

const [, , url = ""] = process.argv;
const documents = await openDocuments({ url });
const confirmed: { readonly cookie: string; readonly gemId: number; readonly savedAt: number }[] = [];

async function confirm(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const gemId = Number(new URLSearchParams(await text(request)).get("gemId"));
  confirmed.push({ cookie: request.headers.cookie ?? "", gemId, savedAt: Date.now() });
  response.writeHead(200, { "Content-Length": 2 }).end("{}");
}

const server = createServer((request, response) => void confirm(request, response));
process.send?.(await listening(server));

await once(process, "disconnect");
for (const { cookie, gemId, savedAt } of confirmed) {
  const tokenHash = hashToken(cookie.replace("anaba-session=", ""));
  const session = await documents.sessions.find({ tokenHash, now: savedAt });
  if (session !== undefined) await documents.saves.add({ userId: session.user.id, gemId, savedAt });
}
await documents.close();
process.exit(0);
