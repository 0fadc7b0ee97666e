import { useContext, useLayoutEffect, type ReactNode } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import * as messages from "../domain/site/messages.ts";
import { paths } from "../domain/site/paths.ts";
import { themeColour } from "../domain/site/theme.ts";
import { CriticalPathContext } from "./critical-path/elements.ts";
import { repeatInput } from "./critical-path/repeat-input.ts";
import { DemoNotice } from "./shell/demo-notice.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { IdlePart } from "./shell/idle-part.tsx";
import { LogInProvider } from "./shell/log-in-provider.tsx";
import { PageTransition } from "./shell/page-transition.tsx";
import { LostRequests } from "./shell/lost-requests.tsx";
import { usePageMotion } from "./shell/use-page-motion.ts";
import { usePrefetchOnIntent } from "./shell/use-prefetch-on-intent.ts";
import { SavesProvider } from "./saves/saves-provider.tsx";
import { ToastProvider } from "./ui/toast.tsx";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/fallback-faces.css";
import "./styles/motion.css";

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
  const { head, end } = useContext(CriticalPathContext);
  const { pathname } = useLocation();
  usePrefetchOnIntent();
  usePageMotion();
  return (
    <html lang="en">
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
              <Header />
              <PageTransition key={pathname} name={`page${pathname.replaceAll(/\W/g, "-")}`}>
                <main id="content" tabIndex={-1}>
                  {children}
                </main>
              </PageTransition>
              <Footer />
              <IdlePart load={loadPendingGem} />
            </SavesProvider>
          </LogInProvider>
        </ToastProvider>
        <ScrollRestoration />
        {end}
      </body>
    </html>
  );
}
