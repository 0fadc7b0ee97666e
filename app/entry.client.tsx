import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { awaitScripts, awaitScriptsOfHistory } from "./actions/awaited-scripts.ts";
import { untilOnline } from "./actions/online.ts";
import { retryPageData } from "./actions/page-data.ts";
import { readCriticalPathData } from "./critical-path/data.ts";
import { provideRouterData } from "./critical-path/router-data.ts";
import * as root from "./root.tsx";

const rendered = window.beforeHydration?.address;
const isAsRendered = () => rendered === window.location.pathname + window.location.search;

async function start(): Promise<void> {
  await provideRouterData(readCriticalPathData().application, root);
  // When Back was pressed before hydration, the address belongs to another page than the document. During hydration React
  // notices that by itself and renders the page again.
  if (!isAsRendered()) {
    // Without a connection a reload would replace the page by the browser's own error page.
    await untilOnline();
    return window.location.reload();
  }
  retryPageData();
  awaitScriptsOfHistory();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[awaitScripts]} />
      </StrictMode>,
      { onRecoverableError: (error) => isAsRendered() && reportError(error) },
    );
  });
}

void start();
