import { randomBytes } from "node:crypto";
import type { Documents } from "../../server/documents/documents.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { startServer } from "../support/started-server.ts";
import { settling, type SignedIn } from "./signed-in.ts";

/** Two server processes on one PostgreSQL database. */
export interface TwoServers {
  readonly documents: Documents;
  /** Creates a user with a session. */
  settle(id: string): Promise<SignedIn>;
  /** Posts a form to one of the two servers; returns the status. */
  post(
    server: 0 | 1,
    racer: SignedIn,
    address: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<number>;
  stop(): Promise<void>;
}

const origin = "http://localhost:3000";

/** Starts the two servers on an empty or used database. */
export async function startTwo(databaseUrl: string): Promise<TwoServers> {
  const settings = {
    DATABASE_URL: databaseUrl,
    SINGLE_SERVER: "1",
    AUTH_SECRET: randomBytes(32).toString("base64"),
  };
  const documents = await openDocuments({ url: databaseUrl });
  const servers = [await startServer(settings), await startServer(settings)] as const;
  return {
    documents,
    settle: settling(documents),
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
