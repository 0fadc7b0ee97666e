import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { catalogue } from "../../domain/catalogue.ts";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import type { App } from "../app.ts";
import { isRefused } from "../documents/refused.ts";
import { readActor } from "./actor.ts";
import { clientAddress, limitedAddress } from "./address.ts";
import type { BuiltFiles } from "./built-files.ts";
import { answerKept, answerRendered } from "./documents.ts";
import { serveFiles } from "./files.ts";
import { refuseForeignWrites, refuseOddRequests } from "./guards.ts";
import { inertPolicy, securityHeaders, strictTransportSecurity, uncached } from "./headers.ts";
import { health, readiness } from "./health.ts";
import { limitBody } from "./limit-body.ts";
import { PageCache } from "./page-cache.ts";
import { createNonce, createPages } from "./pages.ts";
import { serveProfileImage } from "./profile-images.ts";
import { logRequests } from "./request-log.ts";
import { readClient } from "./session-cookie.ts";
import type { Layer, SiteContext, SiteEnv } from "./variables.ts";

const mostKeyLength = 200;

/** The pages that are the same for everybody who is not signed in, and never redirect. */
const visitorPages: ReadonlySet<string> = new Set([
  paths.home(),
  paths.photos(),
  ...catalogue.flatMap(({ id }) => [paths.gem(id), paths.gemPhotos(id)]),
]);

/** The whole site as one function from request to response; every request passes the layers from top to bottom. */
export function createSite(
  app: App,
  build: ServerBuild,
  files: BuiltFiles,
  isStopping: () => boolean = () => false,
): Hono<SiteEnv> {
  const site = new Hono<SiteEnv>();
  const secure = app.config.baseUrl.protocol === "https:";
  const renderPage = createPages(app, build, files);
  const cache = new PageCache(app.now);
  const placeholder = createNonce();

  site.onError((error, c) => {
    app.log.error({ err: error, requestId: c.get("requestId") }, "request failed");
    if (isRefused(error) && error.refusal.code === "unavailable")
      return c.text(messages.http.unavailable, 503, { "Retry-After": "1" });
    return c.text(messages.http.serverError(c.get("requestId")), 500);
  });
  site.use(logRequests(app), sendSecurityHeaders(secure), refuseOddRequests);
  site.get(paths.health(), health);
  site.get(paths.readiness(), readiness({ ...app, isStopping }));
  site.use(serveFiles(files.root));
  site.get(`${paths.profileImage("profile-images")}/*`, serveProfileImage(app));
  site.use(refuseForeignWrites(app.config.baseUrl.origin), limitBody);
  const { standIn } = app;
  if (standIn !== null) site.all(`${paths.standIn()}/*`, (c) => standIn.handle(c.req.raw));
  site.all("*", async (c) => {
    const { method } = c.req;
    const request = atPublicAddress(c.req.raw, app.config.baseUrl);
    const nonce = createNonce();
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
    if (isSame && actor === null) {
      const page = await cache.page(key, placeholder, () =>
        renderPage(request, { nonce: placeholder, requestId, actor, client }),
      );
      return answerKept(c, page, nonce);
    }
    const rendered = await renderPage(request, { nonce, requestId, actor, client });
    // Reviews, names and pictures that visitors see may have changed.
    if (method === "POST") cache.clear();
    const response = await answerRendered(c, rendered, nonce);
    for (const line of setCookies) response.headers.append("Set-Cookie", line);
    return response;
  });
  return site;
}

/** The client's address as limits count it. A request that came through no socket, as in tests, is this machine's. */
function addressOf(c: SiteContext, trustProxy: number): string {
  const env: SiteEnv["Bindings"] | undefined = c.env;
  const socketAddress = env?.incoming?.socket.remoteAddress ?? "127.0.0.1";
  return limitedAddress(clientAddress(socketAddress, c.req.header("X-Forwarded-For") ?? null, trustProxy));
}

/** Pages see the public address whatever name or proxy the request came through (hardening row 14). */
function atPublicAddress(request: Request, baseUrl: URL): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(new URL(pathname + search, baseUrl), request);
}

const sendSecurityHeaders =
  (secure: boolean): Layer =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    // A page may be stricter than the rest, as where its address is a secret.
    for (const [name, value] of Object.entries(securityHeaders))
      if (!headers.has(name)) headers.set(name, value);
    if (secure) headers.set("Strict-Transport-Security", strictTransportSecurity);
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", inertPolicy);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", uncached);
  };
