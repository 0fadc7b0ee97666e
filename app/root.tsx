import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunction,
} from "react-router";
import { useContext, useLayoutEffect, type ReactNode } from "react";
import * as messages from "../domain/messages.ts";
import { paths } from "../domain/paths.ts";
import { viewSite } from "../server/views/site-data.ts";
import { DemoNotice } from "./shell/demo-notice.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { IdlePart } from "./shell/idle-part.tsx";
import { LogInProvider } from "./shell/log-in-provider.tsx";
import { LostRequests } from "./shell/lost-requests.tsx";
import { usePageMotion } from "./shell/use-page-motion.ts";
import { usePrefetchOnIntent } from "./shell/use-prefetch-on-intent.ts";
import { FailedPage } from "./shell/failed-page.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { privateMeta } from "./shell/page-meta.ts";
import { SessionUnknown } from "./shell/session-unknown.tsx";
import { SavesProvider } from "./saves/saves-provider.tsx";
import { ToastProvider } from "./ui/toast.tsx";
import { actorContext, appContext, sessionUnknownContext } from "./contexts.ts";
import { CriticalPathContext } from "./critical-path/elements.ts";
import { repeatInput } from "./critical-path/repeat-input.ts";
import type { Route } from "./+types/root";
import { themeColour } from "./styles/theme.ts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/fallback-faces.css";
import "./styles/motion.css";

/** The signed-in person, for every page: `useRouteLoaderData("root")`. */
export const loader = ({ context }: Route.LoaderArgs) =>
  viewSite(context.get(appContext), context.get(actorContext), context.get(sessionUnknownContext));

/** The title of a failed page, which has none of its own. */
export const meta: Route.MetaFunction = ({ error }) =>
  privateMeta({
    title: hasStatus(error, 503) ? messages.failures.sessionUnknown : messages.failures.unexpected,
  });

const hasStatus = (error: unknown, status: number) => isRouteErrorResponse(error) && error.status === status;

/** The root's data changes after an action, and when a page loads its own data again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => formMethod !== undefined || (defaultShouldRevalidate && currentUrl.href === nextUrl.href);

const loadPendingGem = async () => (await import("./gem/pending-gem.tsx")).PendingGem;

/** The document of every page, error pages included. */
export function Layout({ children }: { readonly children: ReactNode }) {
  // In the same step as hydration, so that each press and each key is handled exactly once.
  useLayoutEffect(repeatInput, []);
  const { head, end } = useContext(CriticalPathContext);
  usePrefetchOnIntent();
  usePageMotion();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColour.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColour.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        {head}
        <Links />
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
              <main id="content" tabIndex={-1}>
                {children}
              </main>
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

export default function Root() {
  return <Outlet />;
}

/** The page after an error: what happened, in plain words, and where to go on. Details are in the log only. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  if (hasStatus(error, 503)) return <SessionUnknown />;
  return hasStatus(error, 404) ? (
    <NotFound title={messages.failures.pageNotFound} hint={messages.failures.pageNotFoundHint} />
  ) : (
    <FailedPage title={messages.failures.unexpected} hint={messages.failures.serverErrorHint} />
  );
}
