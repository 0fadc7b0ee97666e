/** A server that refuses every request at once: it measures what the load itself costs. */
import { createServer } from "node:http";
import { listening } from "../support/listening.ts";

const server = createServer((request, response) => {
  request.resume().on("end", () => response.writeHead(503, { "Content-Length": 4 }).end("busy"));
});
process.send?.(await listening(server));
process.once("disconnect", () => process.exit(0));
