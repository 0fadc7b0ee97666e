import type { App } from "../runtime/app.ts";
import type { Client } from "../usecases/client.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { isUnavailable } from "../documents/refused.ts";
import { resumeSession } from "../usecases/sessions.ts";
import type { SiteRequest } from "./request.ts";

/** Who is behind a request. */
export interface Actor {
  /** Null for a visitor, and where it cannot be known. */
  readonly user: UserDocument | null;
  /** Whether the browser has a session that cannot be looked up now: nobody may take its owner for a visitor. */
  readonly isUnknown: boolean;
}

/**
 * Who is signed in, asked once per request. Where the database does not answer, browsing goes on and nobody is told that
 * they are logged out; a write fails, since it must not be taken for a visitor's.
 */
export async function readActor(
  app: App,
  client: Client,
  { method, id: requestId }: SiteRequest,
): Promise<Actor> {
  try {
    return { user: await resumeSession(app, client), isUnknown: false };
  } catch (error) {
    if (method === "POST") throw error;
    // That the database is away stands in the log already.
    if (isUnavailable(error)) app.log.info({ requestId }, "session not read: the database is away");
    else app.log.error({ err: error, requestId }, "session not read");
    return { user: null, isUnknown: true };
  }
}
