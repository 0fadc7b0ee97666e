import { openDocuments } from "../../../server/documents/open.ts";

/** A server that starts: it opens the database, checks that it is ready, and stops. */
const documents = await openDocuments({ url: process.argv[2] ?? "" });
await documents.ready();
await documents.close();
