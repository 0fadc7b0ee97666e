import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Documents } from "../../server/documents/documents.ts";
import { openDocuments } from "../../server/documents/open.ts";
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

/** A new data folder, in whose SQLite database these users have a session. */
export async function inhabitedFolder(ids: readonly string[]) {
  const folder = mkdtempDisposableSync(path.join(tmpdir(), "anaba-hardening-"));
  const url = `sqlite:${folder.path}/anaba.sqlite`;
  const documents = await openDocuments({ url });
  const people: SignedIn[] = [];
  for (const id of ids) people.push(await settling(documents)(id));
  await documents.close();
  return { dataDir: folder.path, url, people, [Symbol.dispose]: () => folder.remove() };
}

/** Requests an address of a server; returns the status. */
export async function getStatus(port: number, address: string, headers: HeadersInit = {}): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, { headers });
  await response.arrayBuffer();
  return response.status;
}

/** Posts a form to a server as this user does; returns the status. */
export async function postForm(
  port: number,
  { cookie }: SignedIn,
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie, Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-origin" },
  });
  await response.arrayBuffer().catch(() => undefined);
  return response.status;
}

/** The status of an answer, 0 where there is none, and its time in milliseconds. */
export interface Timed {
  readonly status: number;
  readonly ms: number;
}

export async function timed(asking: Promise<number>): Promise<Timed> {
  const begun = performance.now();
  const status = await asking.catch(() => 0);
  return { status, ms: performance.now() - begun };
}
