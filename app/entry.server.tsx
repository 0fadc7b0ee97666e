import { renderToStaticMarkup, renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";
import {
  appContext,
  criticalPathContext,
  failureContext,
  nonceContext,
  requestIdContext,
  stylesheetContext,
} from "./contexts.ts";
import {
  applicationData,
  criticalPathElements,
  matchedRoutes,
  scriptFor,
} from "./critical-path/document.tsx";
import { CriticalPathContext } from "./critical-path/elements.ts";
import { stylesheetsOf, withoutStylesheetsOf } from "./critical-path/manifest.ts";
import { OwnAvatar } from "./shell/own-avatar.tsx";
import * as messages from "../domain/messages/visitor.ts";
import type { CurrentUser, Site } from "../domain/site-data.ts";
import { fontFaces, fonts, kanjiFaces, serif, serifFace } from "./styles/fonts.ts";

/** The context keys, for the server: both sides need the same objects. */
export * as contexts from "./contexts.ts";

/** Renders the header's initial of a person without a picture, for templates of pages (decision 30). */
export const renderInitial = (user: CurrentUser): string => renderToStaticMarkup(<OwnAvatar user={user} />);

/** Renders a page at once: nothing here is slow enough to stream, and one string costs less than half as much. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const { serverHandoffStream, ...rest } = routerContext;
  const loaderData = serverHandoffStream === undefined ? "" : await readAll(serverHandoffStream);
  const nonce = loadContext.get(nonceContext);
  const routes = matchedRoutes(routerContext);
  const sheets = [...stylesheetsOf(rest.manifest, routes)].map(loadContext.get(stylesheetContext));
  // Either all or, in development, none.
  const holdsStylesheets = sheets.every((text) => text !== null);
  const elements = criticalPathElements({
    nonce,
    script: loadContext.get(criticalPathContext)(scriptFor(routes)),
    styles: holdsStylesheets ? sheets.join("") : "",
    loaderData,
    earlyNotice: earlyNoticeFor(routerContext),
    serif,
    serifFace,
    kanjiFaces,
    fonts,
    fontFaces,
    application: applicationData(routerContext, holdsStylesheets),
  });
  const context = holdsStylesheets
    ? { ...rest, manifest: withoutStylesheetsOf(rest.manifest, routes) }
    : rest;
  const html = renderToString(
    <CriticalPathContext value={elements}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </CriticalPathContext>,
  );
  return new Response(`<!doctype html>${html}`, { status, headers });
}

/** A visitor is asked to log in; of a session that cannot be looked up nothing is said before the application starts. */
function earlyNoticeFor({ staticHandlerContext }: EntryContext): string | null {
  const site: Site | undefined = staticHandlerContext.loaderData["root"];
  if (site === undefined || site.currentUser !== null || site.isSessionUnknown) return null;
  return messages.saves.logIn;
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/**
 * Logs errors of loaders and rendering with the request's id. An aborted request is no error, and neither is a 404 or
 * 405: anyone can cause those, and the line of the request shows them.
 */
export function handleError(
  error: unknown,
  { request, context }: { readonly request: Request; readonly context: RouterContextProvider },
): void {
  context.get(failureContext)(error);
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(appContext).log.error({ err: error, requestId: context.get(requestIdContext) }, "page failed");
}
