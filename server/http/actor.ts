import type { App } from "../app.ts";
import type { Client } from "../usecases/client.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { isUnavailable } from "../base/refused.ts";
import { resumeSession } from "../usecases/sessions.ts";
import type { SiteRequest } from "./request/request.ts";

/** The person behind a request. */
export interface Actor {
  /** The signed-in user; null for a visitor, and when the session cannot be looked up. */
  readonly user: UserDocument | null;
  /**
   * Whether the browser sent a session cookie that cannot be looked up now. Its owner must not be treated as a
   * visitor.
   */
  readonly isUnknown: boolean;
}

/**
 * Looks up the session, once per request. When the database does not answer, pages are still served and nobody is
 * told that they are signed out. A POST fails instead, so that it is not handled as a visitor's.
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
    // The outage itself is already in the log.
    if (isUnavailable(error)) app.log.info({ requestId }, "session not read: the database is unavailable");
    else app.log.error({ err: error, requestId }, "session not read");
    return { user: null, isUnknown: true };
  }
}
