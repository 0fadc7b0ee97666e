import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { etag } from "hono/etag";
import type { ServerBuild } from "react-router";
import { catalogue } from "../../domain/catalogue.ts";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import type { App } from "../runtime/app.ts";
import { isUnavailable } from "../documents/refused.ts";
import { answerAction } from "./actions.ts";
import { readActor } from "./actor.ts";
import { clientAddress, limitedAddress } from "./address.ts";
import type { BuiltFiles } from "./build-output.ts";
import { answerRendered, cachedResponse } from "./page-responses.ts";
import { serveFiles } from "./static-files.ts";
import { shedSignIns } from "./load-shedding.ts";
import { refuseForeignWrites, refuseOddRequests } from "./guards.ts";
import { headersOfAll, inertPolicy, retrySoon, uncached } from "./headers.ts";
import { health, readiness } from "./health.ts";
import { limitBody } from "./limit-body.ts";
import { isLoopbackHost } from "./loopback.ts";
import { withBudget } from "../runtime/waiting-time.ts";
import { warnOfForgottenProxy } from "./forwarded.ts";
import { serveCached } from "./cache/serve-cached.ts";
import { noncePlaceholder } from "./cache/cached-page.ts";
import { createNonce } from "./cache/nonce.ts";
import { PageCache } from "./cache/page-cache.ts";
import { createPages } from "./pages.ts";
import { serveProfileImage } from "./profile-images.ts";
import { logRequests } from "./request-log.ts";
import { readClient } from "./session-cookie.ts";
import type { Layer, SiteContext, SiteEnv } from "./variables.ts";

const mostKeyLength = 200;

/** A page, and its data, which React Router fetches on the way to it from another. */
const withData = (path: string) => [path, path === paths.home() ? `${path}_.data` : `${path}.data`];

/** What is the same for everybody who is not signed in, and never redirects. */
const visitorPages: ReadonlySet<string> = new Set(
  [
    paths.home(),
    paths.photos(),
    ...catalogue.flatMap(({ id }) => [paths.gem(id), paths.gemPhotos(id)]),
  ].flatMap(withData),
);

/** The whole site, by its two doors. */
export interface Site {
  /** As one function from request to response. */
  readonly fetch: Hono<SiteEnv>["fetch"];
  /** As Node's server calls it: shorter ways to the same answer, for cached pages and for sign-ins that cannot be looked at. */
  readonly listener: RequestListener;
}

/** Puts the site together; every request passes its layers from top to bottom, but for what `serveCached` answers. */
export function createSite(
  app: App,
  build: ServerBuild,
  files: BuiltFiles,
  isStopping: () => boolean = () => false,
): Site {
  const site = new Hono<SiteEnv>();
  const secure = app.config.baseUrl.protocol === "https:";
  const renderPage = createPages(app, build, files);
  const cache = new PageCache(app.now);
  app.reviewEvents.subscribe((gemIds) =>
    cache.expire(new Set(gemIds.flatMap((id) => withData(paths.gem(id))))),
  );

  site.onError((error, c) => {
    app.log.error({ err: error, requestId: c.get("requestId") }, "request failed");
    if (isUnavailable(error)) return c.text(messages.http.unavailable, 503);
    return c.text(messages.http.serverError(c.get("requestId")), 500);
  });
  site.use((_, next) => withBudget(next), warnOfForgottenProxy(app));
  site.use(logRequests(app), sendSecurityHeaders(secure), refuseOddRequests);
  site.get(paths.health(), health);
  site.get(paths.readiness(), readiness({ ...app, isStopping }));
  site.use(serveFiles(files.root));
  site.get(`${paths.profileImage("profile-images")}/*`, etag(), serveProfileImage(app));
  site.use(refuseForeignWrites(app.config.baseUrl.origin), limitBody);
  const { developmentProvider } = app;
  if (developmentProvider !== null)
    site.all(`${paths.developmentProvider()}/*`, async (c) =>
      isLoopbackHost(socketAddress(c))
        ? developmentProvider.handle(c.req.raw)
        : c.text(messages.http.thisMachineOnly, 404),
    );
  site.all("*", async (c) => {
    const { method } = c.req;
    const request = atPublicAddress(c.req.raw, app.config.baseUrl);
    // As it was sent: Hono decodes its path, and an address spelt otherwise is another page.
    const { pathname, search } = new URL(request.url);
    const key = pathname + search;
    const isSame = method === "GET" && visitorPages.has(pathname) && key.length <= mostKeyLength;
    const requestId = c.get("requestId");
    const { client, setCookies } = readClient(
      addressOf(c, app.config.trustProxy),
      c.req.header("Cookie"),
      secure,
    );
    const actor = await readActor(app, client, c);
    if (isSame && actor.user === null && !actor.isUnknown) {
      // For all who come: neither what the first of them sent nor their going away may have a part in it.
      const page = await cache.page(key, () =>
        renderPage(new Request(request.url), { nonce: noncePlaceholder, requestId, actor, client }),
      );
      const { status, headers, body } = cachedResponse(page, c.req.header("Accept-Encoding"));
      return new Response(Buffer.from(body, "latin1"), { status, headers: headers.map(([...pair]) => pair) });
    }
    const nonce = createNonce();
    const rendered =
      (await answerAction(request, { app, client, actor, requestId })) ??
      (await renderPage(request, { nonce, requestId, actor, client }));
    const response = await answerRendered(c, rendered, nonce);
    for (const line of setCookies) response.headers.append("Set-Cookie", line);
    return response;
  });
  const renderAsFull = createPages(
    { ...app, passwords: { ...app.passwords, isFull: () => true } },
    build,
    files,
  );
  const visitor = { user: null, isUnknown: false };
  const { client: nobody } = readClient("", undefined, secure);
  const renderFull = (request: Request) =>
    renderAsFull(request, { nonce: "", requestId: "", actor: visitor, client: nobody });
  const listener = shedSignIns(app, renderFull, serveCached(app, cache, toListener(site)));
  return { fetch: site.fetch, listener };
}

/** Hono's own listener answers all by itself, errors included: nothing is left to wait for. */
function toListener({ fetch }: Hono<SiteEnv>): RequestListener {
  const listen = getRequestListener(fetch);
  return (request, response) => void listen(request, response);
}

/** Who called. A request that came through no socket, as in tests, is this machine's. */
function socketAddress(c: SiteContext): string {
  const env: SiteEnv["Bindings"] | undefined = c.env;
  return env?.incoming?.socket.remoteAddress ?? "127.0.0.1";
}

/** The client's address as limits count it. */
function addressOf(c: SiteContext, trustProxy: number): string {
  return limitedAddress(clientAddress(socketAddress(c), c.req.header("X-Forwarded-For") ?? null, trustProxy));
}

/** Pages see the public address whatever name or proxy the request came through (hardening row 14). */
function atPublicAddress(request: Request, baseUrl: URL): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(new URL(pathname + search, baseUrl), request);
}

const sendSecurityHeaders = (secure: boolean): Layer => {
  const all = headersOfAll(secure);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    // A page may be stricter than the rest, as where its address is a secret.
    for (const [name, value] of all) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", inertPolicy);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", uncached);
    if (c.res.status === 503 && !headers.has(retrySoon[0])) headers.set(...retrySoon);
  };
};
