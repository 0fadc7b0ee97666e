import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { awaitScripts, retryPageData } from "./actions/page-requests.ts";
import { readCriticalPathData } from "./critical-path/data.ts";
import { provideRouterData } from "./critical-path/router-data.ts";

const rendered = window.beforeHydration?.address;
const isAsRendered = () => rendered === window.location.pathname + window.location.search;

async function start(): Promise<void> {
  await provideRouterData(readCriticalPathData().application);
  // Where Back was pressed before the application was there, the page is another than the one that came. In the middle of
  // its start React finds out by itself, and renders the page anew.
  if (!isAsRendered()) return window.location.reload();
  retryPageData();
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
