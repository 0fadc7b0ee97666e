import type { RequestListener } from "node:http";
import type { ServerBuild } from "react-router";
import { paths } from "../../domain/paths.ts";
import type { App } from "../runtime/app.ts";
import type { Layer } from "./answer.ts";
import { refuseBodies } from "./body-limits.ts";
import { redirectToCanonical } from "./canonical-address.ts";
import type { BuiltFiles } from "./build-output.ts";
import { PageCache } from "./cache/page-cache.ts";
import { serveCached } from "./cache/serve-cached.ts";
import { serveExports } from "./exports.ts";
import { warnOfForgottenProxy } from "./forwarded.ts";
import { refuseForeignWrites, refuseOddRequests } from "./guards.ts";
import { health, readiness } from "./health.ts";
import { listenerOf } from "./listener.ts";
import { shedSignIns } from "./load-shedding.ts";
import { createPages } from "./pages.ts";
import { createPipeline, type Pipeline } from "./pipeline.ts";
import { serveProfileImages } from "./profile-images.ts";
import { serveDevelopmentProvider } from "./serve-development-provider.ts";
import { servePages, withData } from "./serve-pages.ts";
import { readClient } from "./session-cookie.ts";
import { serveFiles } from "./static-files.ts";

/** The whole site. */
export interface Site {
  /** From a request to its answer. */
  readonly answer: Pipeline;
  /** The same, as Node's server calls it. */
  readonly listener: RequestListener;
}

interface Options {
  readonly isStopping?: () => boolean;
  /** Whether visitors share their pages; in development each is rendered anew, with a nonce that Vite can use. */
  readonly sharesPages?: boolean;
}

/** Puts the site together. */
export function createSite(
  app: App,
  build: ServerBuild,
  files: BuiltFiles,
  { isStopping = () => false, sharesPages = true }: Options = {},
): Site {
  const { origin, protocol } = app.config.baseUrl;
  const cache = new PageCache(app.now);
  app.reviewEvents.subscribe((gemIds) =>
    cache.expire(new Set(gemIds.flatMap((id) => withData(paths.gem(id))))),
  );

  /**
   * Everything that may answer a request, in order. A request passes from top to bottom until one answers; there is no
   * other way to an answer. Each answer gets the headers of all and a line in the log (`pipeline.ts`).
   */
  const layers: readonly Layer[] = [
    warnOfForgottenProxy(app),
    refuseOddRequests,
    refuseForeignWrites(origin),
    refuseBodies,
    serveCached(cache, protocol === "https:"),
    redirectToCanonical,
    health,
    readiness({ ...app, isStopping }),
    serveFiles(files.root),
    serveExports(origin),
    serveProfileImages(app),
    shedSignIns(app, createFullPages(app, build, files)),
    serveDevelopmentProvider(app),
    servePages(app, sharesPages ? cache : null, createPages(app, build, files)),
  ];
  const pipeline = createPipeline(app, layers);
  return { answer: pipeline, listener: listenerOf(pipeline) };
}

/** The pages as they answer while the queue of hashes is full, to nobody in particular. */
function createFullPages(app: App, build: ServerBuild, files: BuiltFiles) {
  const render = createPages({ ...app, passwords: { ...app.passwords, isFull: () => true } }, build, files);
  const { client } = readClient("", undefined, false);
  const actor = { user: null, isUnknown: false };
  return (request: Request) => render(request, { nonce: "", requestId: "", actor, client });
}
