import type { Documents } from "../../server/documents/documents.ts";
import { beginSession, settle } from "../support/people.ts";

/** A user with an account, in a signed-in browser. */
export interface SignedIn {
  readonly id: string;
  readonly cookie: string;
}

/** Creates users with a session directly in the database of a server in another process. */
export const settling =
  (documents: Documents) =>
  async (id: string): Promise<SignedIn> => {
    await settle(documents, id, { username: null, nickname: id });
    return { id, cookie: `anaba-session=${await beginSession(documents, id)}` };
  };
