import { createElement, useContext, useLayoutEffect, type ReactNode } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import * as messages from "../domain/site/messages.ts";
import { paths } from "../domain/site/paths.ts";
import { themeColour } from "../domain/site/theme.ts";
import { copyBar } from "./copy-bar.ts";
import { CriticalPathContext } from "./document/elements.ts";
import { repeatInput } from "./document/repeat-input.ts";
import { DemoNotice } from "./shell/frame/demo-notice.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import { Footer } from "./shell/frame/footer.tsx";
import { Header } from "./shell/frame/header.tsx";
import { IdlePart } from "./shell/idle-part.tsx";
import { LogInProvider } from "./log-in-provider.tsx";
import { PageTransition } from "./shell/page-transition.tsx";
import { LostRequests } from "./shell/frame/lost-requests.tsx";
import { announceChange } from "./shell/phone-storage.ts";
import { usePageMotion } from "./shell/print-motion.ts";
import { useShownCopy } from "./shell/use-shown-copy.ts";
import { usePrefetchOnIntent } from "./shell/use-prefetch-on-intent.ts";
import { SavesProvider } from "./saves/saves-provider.tsx";
import { hasWorker } from "./ui/engine.ts";
import { ToastProvider } from "./ui/toast.tsx";
import "./document/styles/tokens.css";
import "./document/styles/base.css";
import "./document/styles/fallback-faces.css";
import "./document/styles/rare-letter-faces.css";
import "./document/styles/motion.css";

/** Only where somebody has kept a copy. */
const loadFollow = async () => (hasWorker() ? (await import("./offline/follow.tsx")).Follow : null);
const loadPendingGem = async () => (await import("./gem/pending-gem.tsx")).PendingGem;

/** The document of every page. */
export function Root() {
  return (
    <Document>
      <Outlet />
    </Document>
  );
}

/** The document where its own frame has failed. */
export function FailedRoot() {
  return (
    <Document>
      <ErrorPage />
    </Document>
  );
}

function Document({ children }: { readonly children: ReactNode }) {
  // In the same step as hydration, so that each press and each key is handled exactly once.
  useLayoutEffect(repeatInput, []);
  // A document that React makes anew, after an error, has lost the appearance (app/document/appearance.ts).
  useLayoutEffect(() => void announceChange(), []);
  const { head, end } = useContext(CriticalPathContext);
  const { pathname } = useLocation();
  usePrefetchOnIntent();
  usePageMotion();
  const bar = useShownCopy() && copyBar();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColour.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColour.dark} media="(prefers-color-scheme: dark)" />
        {head}
        <link rel="icon" type="image/svg+xml" href={paths.icon("favicon.svg")} />
        <link rel="apple-touch-icon" href={paths.icon("apple-touch-icon.png")} />
        <link rel="manifest" href={paths.webManifest()} />
      </head>
      <body>
        <ToastProvider>
          <LogInProvider>
            <SavesProvider>
              <a className="skip" href="#content">
                {messages.site.skipToContent}
              </a>
              <LostRequests />
              <DemoNotice />
              {bar && createElement(bar)}
              <Header />
              <PageTransition key={pathname} name={`page${pathname.replaceAll(/\W/g, "-")}`}>
                <main id="content" tabIndex={-1}>
                  {children}
                </main>
              </PageTransition>
              <Footer />
              <IdlePart load={loadPendingGem} />
              <IdlePart load={loadFollow} />
            </SavesProvider>
          </LogInProvider>
        </ToastProvider>
        <ScrollRestoration />
        {end}
      </body>
    </html>
  );
}
