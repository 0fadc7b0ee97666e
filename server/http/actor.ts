import type { App } from "../runtime/app.ts";
import type { Client } from "../usecases/client.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { resumeSession } from "../usecases/sessions.ts";
import type { SiteContext } from "./variables.ts";

/**
 * Who is signed in, asked once per request. Where the database does not answer, pages are shown as to a visitor, so
 * that browsing goes on; a write fails, since it must not be taken for a visitor's.
 */
export async function readActor(app: App, client: Client, c: SiteContext): Promise<UserDocument | null> {
  try {
    return await resumeSession(app, client);
  } catch (error) {
    if (c.req.method === "POST") throw error;
    app.log.error({ err: error, requestId: c.get("requestId") }, "session not read");
    return null;
  }
}
