import type { Documents } from "../../server/documents/documents.ts";
import { beginSession, settle } from "../support/people.ts";

/** Somebody with an account, as a browser that is signed in. */
export interface SignedIn {
  readonly id: string;
  readonly cookie: string;
}

/** Gives people an account and a session, straight in the database of a server that runs as a process of its own. */
export const settling =
  (documents: Documents) =>
  async (id: string): Promise<SignedIn> => {
    await settle(documents, id, { username: null, nickname: id });
    return { id, cookie: `anaba-session=${await beginSession(documents, id)}` };
  };
