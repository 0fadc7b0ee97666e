import type { Documents } from "../../server/documents/documents.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { readConfig } from "../../server/config/config.ts";
import { startServer, type StartedServer } from "../support/started-server.ts";
import { settling, type SignedIn } from "./signed-in.ts";

/** Two server processes on one database. */
export interface TwoServers extends AsyncDisposable {
  readonly documents: Documents;
  readonly servers: [StartedServer, StartedServer];
  /** Creates a user with a session. */
  readonly settle: (id: string) => Promise<SignedIn>;
}

/** Starts the two servers with the same settings, which name an empty or used database. */
export async function startTwo(settings: Readonly<Record<string, string>>): Promise<TwoServers> {
  const documents = await openDocuments({ url: readConfig(settings).databaseUrl });
  const servers: TwoServers["servers"] = [await startServer(settings), await startServer(settings)];
  return {
    documents,
    servers,
    settle: settling(documents),
    async [Symbol.asyncDispose]() {
      await Promise.all(servers.map((server) => server.stop()));
      await documents.close();
    },
  };
}
