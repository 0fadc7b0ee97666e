import { serveStatic } from "@hono/node-server/serve-static";
import { brieflyCached, immutable, inertPolicy } from "./headers.ts";
import type { Layer } from "./variables.ts";

const isFingerprinted = (path: string, version: string | undefined) =>
  path.startsWith("/assets/") || (path.startsWith("/pictures/") && version !== undefined);

/** Serves the files of the build: from the compressed copies made at build time, and for ever where the address changes with the content. */
export const serveFiles = (root: string): Layer => {
  const serve = serveStatic<{ Variables: { requestId: string } }>({
    root,
    precompressed: true,
    onFound: (_file, c) => {
      c.header("Cache-Control", isFingerprinted(c.req.path, c.req.query("v")) ? immutable : brieflyCached);
      c.header("Content-Security-Policy", inertPolicy);
    },
  });
  return (c, next) => (c.req.method === "POST" || c.req.path.endsWith("/") ? next() : serve(c, next));
};
