import { hashToken } from "./hashes.ts";

/** Names a session in a form: a hash of what is stored, so that nobody can sign in with it or find the row. */
export const deviceId = (tokenHash: string): string => hashToken(tokenHash);
