import { renderToString } from "react-dom/server";
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  data,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from "react-router";
import * as messages from "../domain/site/messages/visitor.ts";
import { pageNames } from "../domain/site/paths.ts";
import type { Site } from "../domain/site/site-data.ts";
import type { CompletedAction } from "../server/actions/run-action.ts";
import type { ViewName } from "../server/views/registry.ts";
import type { Viewed, ViewRequest } from "../server/views/view.ts";
import type { ApplicationData, ErrorData, PageData } from "./document/data.ts";
import { loadCopyBar } from "./copy-bar.ts";
import { criticalPathElements } from "./document/document.tsx";
import { CriticalPathContext } from "./document/elements.ts";
import { loadComponent } from "./page-components.ts";
import type { RouteName } from "./page.ts";
import { boundaryRoute, createRoutes } from "./router.ts";
import { loadUserSaves } from "./saves/user-saves.ts";
import { rootRoute } from "./shell/use-site.ts";
import { kanjiFaces, sans, sansFaces, serif, serifFace } from "./document/styles/fonts.ts";

/** What the build provides for the document of a page. */
export interface DocumentFiles {
  readonly application: ApplicationData;
  /** The text of its stylesheets; empty in development, where Vite has them. */
  readonly styles: string;
  /** The script that runs before the application. */
  readonly criticalPath: string;
}

/** What a page is rendered with, in addition to the request. */
export interface PageInput {
  readonly nonce: string;
  readonly filesOf: (page: RouteName) => DocumentFiles;
  /** Reads the data of a page, or of the site. */
  readonly view: (name: ViewName, request: ViewRequest) => Promise<Viewed<object>>;
  /** The result of the form that was posted to the page; null when none was. */
  readonly action: CompletedAction | null;
  /** Called with each error of a view or of the rendering. */
  readonly onError: (error: unknown) => void;
}

/** A rendered page. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly html: string;
}

const inputContext = createContext<PageInput>();

/** Reads data, with its status and headers for the router. A status without data shows the error page. */
async function read(name: ViewName, input: PageInput, request: ViewRequest) {
  const viewed = await input.view(name, request);
  if (viewed.status === 503) throw data(null, { status: viewed.status });
  const headers = viewed.headers?.map(([key, value]): [string, string] => [key, value]);
  return data(viewed.data, { status: viewed.status, ...(headers !== undefined && { headers }) });
}

const missing = () => data(null, { status: 404 });

const handler = createStaticHandler(
  createRoutes({
    site: ({ context, url }) => read("site", context.get(inputContext), { url, id: undefined }),
    page: (name) =>
      name === "notFound"
        ? missing
        : ({ context, url, params }) => read(name, context.get(inputContext), { url, id: params["id"] }),
    action({ context }) {
      const { action } = context.get(inputContext);
      return action === null
        ? missing()
        : data(action.response, { status: action.status, headers: action.headers });
    },
  }),
);

await Promise.all([
  ...[...pageNames, "notFound" as const].map(loadComponent),
  loadUserSaves(),
  loadCopyBar(),
]);

/** Renders a page at once: nothing here is slow enough to stream, and one string costs less than half as much. */
export async function renderPage(request: Request, input: PageInput): Promise<RenderedPage> {
  const requestContext = new RouterContextProvider();
  requestContext.set(inputContext, input);
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) throw new Error("page data must not be a redirect");
  // A chosen status is not an error.
  for (const error of Object.values(context.errors ?? {}))
    if (!isRouteErrorResponse(error)) input.onError(error);
  const headers = [...headersOf(context), ["Content-Type", "text/html; charset=utf-8"] as const];
  const { statusCode: status } = context;
  try {
    return { status, headers, html: htmlOf(context, input) };
  } catch (error) {
    input.onError(error);
    // The frame without the page.
    return { status: 500, headers, html: htmlOf({ ...context, errors: { [boundaryRoute]: error } }, input) };
  }
}

const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

function* headersOf({ actionHeaders, loaderHeaders }: StaticHandlerContext) {
  for (const headers of [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]) yield* headers;
}

function htmlOf(context: StaticHandlerContext, { nonce, filesOf }: PageInput): string {
  const page = pageOf(context);
  const { application, styles, criticalPath } = filesOf(page);
  const pageData = pageDataOf(context);
  const elements = criticalPathElements({
    nonce,
    script: criticalPath,
    styles,
    pageData,
    earlyNotice: earlyNoticeFor(context.loaderData[rootRoute]),
    serif,
    serifFace,
    sansFaces,
    kanjiFaces,
    sans,
    application,
  });
  const html = renderToString(
    <CriticalPathContext value={elements}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </CriticalPathContext>,
  );
  return `<!doctype html>${html}`;
}

/** The name of the page that was asked for, also where an error is shown in its place. */
function pageOf({ matches }: StaticHandlerContext): RouteName {
  const id = matches.at(-1)?.route.id;
  return pageNames.find((name) => name === id) ?? "notFound";
}

const pageDataOf = ({ loaderData, actionData, errors }: StaticHandlerContext): PageData => ({
  loaderData,
  actionData,
  errors:
    errors &&
    Object.fromEntries(
      Object.entries(errors).map(([id, error]): [string, ErrorData] => [
        id,
        { status: statusOf(error), statusText: "", internal: false, data: null },
      ]),
    ),
});

/** A visitor is asked to log in; of a session that cannot be looked up nothing is said before the application starts. */
function earlyNoticeFor(site: Site | undefined): string | null {
  if (site === undefined || site.currentUser !== null || site.isSessionUnknown) return null;
  return messages.saves.logIn;
}
