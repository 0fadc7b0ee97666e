import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { pageAt } from "../domain/site/pages.ts";
import { paths } from "../domain/site/paths.ts";
import { untilOnline } from "./client/online.ts";
import { providePageFiles } from "./client/page-files.ts";
import { read } from "./client/read.ts";
import { retryOnceOnline, untilReached } from "./client/retry.ts";
import { append } from "./critical-path/append.ts";
import { readCriticalPathData, readPageData } from "./critical-path/data.ts";
import { fetchPage } from "./fetch-page.ts";
import { loadComponent } from "./page-components.ts";
import { createRoutes } from "./router.ts";

const rendered = window.beforeHydration?.address;
const isAsRendered = () => rendered === window.location.pathname + window.location.search;

/** A view transition that another navigation has skipped: the page has changed nevertheless. */
const isSkip = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

const routes = createRoutes({
  site: ({ request: { url, signal } }) =>
    untilReached("page", signal, () => read("site", new URL(paths.site(), url), signal)),
  page:
    (name) =>
    ({ url, request: { signal } }) =>
      fetchPage({ name, url, signal }),
});

async function start(): Promise<void> {
  retryOnceOnline();
  const { files, heldStyles } = readCriticalPathData().application;
  providePageFiles(files);
  // Vite's code looks for a link before it fetches a stylesheet of a module; a disabled one fetches nothing
  // (HTML §4.6.7.8).
  for (const href of heldStyles) append(document.head, "link", { rel: "stylesheet", href, disabled: true });
  await loadComponent(pageAt(window.location.pathname)?.name ?? "notFound");
  // When Back was pressed before hydration, the address belongs to another page than the document. During hydration React
  // notices that by itself and renders the page again.
  if (!isAsRendered()) {
    // Without a connection a reload would replace the page by the browser's own error page.
    await untilOnline();
    return window.location.reload();
  }
  const router = createBrowserRouter(routes, { hydrationData: readPageData() });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      { onRecoverableError: (error) => isAsRendered() && !isSkip(error) && reportError(error) },
    );
  });
}

void start();
