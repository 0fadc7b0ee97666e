import { randomBytes } from "node:crypto";
import { hashToken } from "../../server/auth/hashes.ts";
import { createPasswords } from "../../server/auth/passwords.ts";
import type { Documents } from "../../server/documents/documents.ts";
import { password } from "../support/people.ts";

/** Somebody with an account, as a browser that is signed in. */
export interface SignedIn {
  readonly id: string;
  readonly cookie: string;
}

const lifetime = 86_400_000;

/** Gives people an account and a session, straight in the database of a server that runs as a process of its own. */
export async function settling(documents: Documents): Promise<(id: string) => Promise<SignedIn>> {
  const passwordHash = await createPasswords({ memoryKiB: 8 }).hash(password);
  if (!passwordHash.ok) throw new Error("too many hashes at once");
  return async (id) => {
    const now = Date.now();
    const token = randomBytes(32).toString("base64url");
    await documents.users.create({
      id,
      email: `${id}@example.com`,
      emailVerified: false,
      name: "",
      username: null,
      nickname: id,
      bio: "",
      createdAt: now,
    });
    await documents.credentials.set({ userId: id, passwordHash: passwordHash.value });
    const session = { userId: id, createdAt: now, expiresAt: now + lifetime };
    await documents.sessions.begin({ tokenHash: hashToken(token), ...session });
    return { id, cookie: `anaba-session=${token}` };
  };
}
