import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { Documents } from "../../../server/documents/documents.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import { freePort } from "../../support/listening.ts";
import { startServer } from "../../support/started-server.ts";

/** A server for one journey only, with its database. */
interface OwnServer {
  readonly origin: string;
  /** The file of the database. */
  readonly file: string;
  readonly documents: Documents;
}

/** Runs a journey on a server of its own, where nobody else writes. Server and data are removed afterwards. */
export async function onOwnServer(page: Page, work: (server: OwnServer) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "anaba-own-server-"));
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "silent", PORT: port, BASE_URL: origin });
  const file = path.join(dataDir, "anaba.sqlite");
  const documents = await openDocuments({ url: `sqlite:${file}` });
  try {
    await work({ origin, file, documents });
  } finally {
    // Requests that the page still sends would be refused.
    await page.goto("about:blank");
    await documents.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
