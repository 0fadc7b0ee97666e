import { readdirSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { brieflyCached, immutable, inertPolicy } from "./headers.ts";
import type { Layer, SiteEnv } from "./variables.ts";

const isFingerprinted = (path: string, version: string | undefined) =>
  path.startsWith("/assets/") || (path.startsWith("/pictures/") && version !== undefined);

/** Serves the files of the build: from the compressed copies made at build time, and for ever where the address changes with the content. */
export const serveFiles = (root: string): Layer => {
  const serve = serveStatic<SiteEnv>({ root, precompressed: true });
  // Asking the disk about every page that it has no such file costs more than the answer.
  const places = new Set(readdirSync(root));
  return async (c, next) => {
    const [, place = ""] = c.req.path.split("/", 2);
    if (c.req.method === "POST" || c.req.path.endsWith("/") || !places.has(place)) return next();
    const answer = await serve(c, next);
    if (answer === undefined || !("headers" in answer)) return answer;
    const lasts = isFingerprinted(c.req.path, c.req.query("v"));
    answer.headers.set("Cache-Control", lasts ? immutable : brieflyCached);
    answer.headers.set("Content-Security-Policy", inertPolicy);
    return answer;
  };
};
