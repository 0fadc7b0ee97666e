import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { awaitScripts, retryPageData } from "./actions/page-requests.ts";

const isAsRendered = () => window.renderedAddress === window.location.pathname + window.location.search;

// Where Back was pressed before the application was there, the page is another than the one that came. In the middle of
// its start React finds out by itself, and renders the page anew.
if (isAsRendered()) {
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
} else window.location.reload();
