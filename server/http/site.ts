import type { RequestListener } from "node:http";
import { paths } from "../../domain/site/paths.ts";
import type { App } from "../app.ts";
import type { Layer } from "./response/response.ts";
import { refuseBodies } from "./body/body-limits.ts";
import { createBodyRoom } from "./body/body-room.ts";
import { redirectToCanonical } from "./canonical-address.ts";
import type { BuiltFiles } from "./build-output.ts";
import { PageCache } from "./cache/page-cache.ts";
import { serveCached } from "./cache/serve-cached.ts";
import { serveExports } from "./exports.ts";
import { warnOfUndeclaredProxy } from "./forwarded.ts";
import { refuseCrossSiteWrites, refuseMalformedRequests } from "./guards.ts";
import { health, readiness } from "./health.ts";
import { listenerOf } from "./listener.ts";
import { shedSignIns } from "./load-shedding.ts";
import { createPages, type RenderPage } from "./pages.ts";
import { createPipeline, type Pipeline } from "./pipeline.ts";
import { createOfflineCopies } from "./offline/offline-pack.ts";
import { serveOffline } from "./offline/serve-offline.ts";
import { serveProfileImages } from "./profile-images.ts";
import { serveDevelopmentProvider } from "./serve-development-provider.ts";
import { servePages, withData } from "./serve-pages.ts";
import { serveSiteFiles } from "./site-files.ts";
import { serveFiles } from "./static-files.ts";

/** The whole site. */
export interface Site {
  /** Handles a request. */
  readonly answer: Pipeline;
  /** The same as a request listener for Node's server. */
  readonly listener: RequestListener;
}

interface Options {
  readonly isStopping?: () => boolean;
  /** Whether visitors' pages are cached. In development each page is rendered anew, with a nonce that Vite can use. */
  readonly cachesPages?: boolean;
}

/** Creates the site from its layers. */
export function createSite(
  app: App,
  renderPage: RenderPage,
  files: BuiltFiles,
  { isStopping = () => false, cachesPages = true }: Options = {},
): Site {
  const { origin, protocol } = app.config.baseUrl;
  const cache = new PageCache(app.now);
  const offline = createOfflineCopies(app, renderPage, files);
  const pages = createPages(app, renderPage, files, { isCopy: false, offer: offline.offer });
  app.reviewEvents.subscribe((gemIds) =>
    cache.expire(new Set(gemIds.flatMap((id) => withData(paths.gem(id))))),
  );

  /**
   * Everything that may answer a request, in order: a request passes through the layers until one responds. There is
   * no other way to a response. Each response gets the common headers and a line in the log (`pipeline.ts`).
   */
  const layers: readonly Layer[] = [
    warnOfUndeclaredProxy(app),
    refuseMalformedRequests,
    refuseCrossSiteWrites(app.config),
    refuseBodies,
    serveCached(cache, protocol === "https:"),
    redirectToCanonical,
    health,
    readiness({ ...app, isStopping }),
    serveFiles(files.root),
    serveSiteFiles(app.config),
    serveExports(origin),
    serveOffline(app, offline, files),
    serveProfileImages(app),
    shedSignIns(app),
    serveDevelopmentProvider(app),
    servePages(app, pages, { bodies: createBodyRoom(), cache: cachesPages ? cache : null }),
  ];
  const pipeline = createPipeline(app, layers);
  return { answer: pipeline, listener: listenerOf(pipeline) };
}
