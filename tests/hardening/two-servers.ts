import { randomBytes } from "node:crypto";
import { createPasswords } from "../../server/auth/passwords.ts";
import { hashToken } from "../../server/auth/hashes.ts";
import type { Documents } from "../../server/documents/documents.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { startServer } from "../support/started-server.ts";

export const password = "Kumano8Kodo";

/** Somebody with an account, as a browser that is signed in. */
export interface Racer {
  readonly id: string;
  readonly cookie: string;
}

/** Two servers, each a process of its own, on one PostgreSQL database. */
export interface TwoServers {
  readonly documents: Documents;
  /** Gives somebody an account and a session. */
  settle(id: string): Promise<Racer>;
  /** Sends a form of ours to one of the two; answers the status. */
  post(
    server: 0 | 1,
    racer: Racer,
    address: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<number>;
  stop(): Promise<void>;
}

const origin = "http://localhost:3000";
const lifetime = 86_400_000;

/** Starts the two on an empty or used database. */
export async function startTwo(databaseUrl: string): Promise<TwoServers> {
  const settings = { DATABASE_URL: databaseUrl, AUTH_SECRET: randomBytes(32).toString("base64") };
  const documents = await openDocuments({ url: databaseUrl });
  const servers = [await startServer(settings), await startServer(settings)] as const;
  const passwordHash = await createPasswords({ memoryKiB: 8 }).hash(password);
  if (!passwordHash.ok) throw new Error("too many hashes at once");
  return {
    documents,
    async settle(id) {
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
    },
    async post(server, { cookie }, address, fields) {
      const response = await fetch(`http://127.0.0.1:${servers[server].port}${address}`, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Cookie: cookie, Origin: origin, "Sec-Fetch-Site": "same-origin" },
      });
      await response.arrayBuffer();
      return response.status;
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await documents.close();
    },
  };
}
