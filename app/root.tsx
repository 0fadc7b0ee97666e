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
import { LogInProvider } from "./shell/log-in-provider.tsx";
import { LostRequests } from "./shell/lost-requests.tsx";
import { usePageMotion } from "./shell/use-page-motion.ts";
import { usePrefetchOnIntent } from "./shell/use-prefetch-on-intent.ts";
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

/** Who is signed in, for every page: `useRouteLoaderData("root")`. */
export const loader = ({ context }: Route.LoaderArgs) =>
  viewSite(context.get(appContext), context.get(actorContext), context.get(sessionUnknownContext));

/** For a page that failed, whose own title is lost with it; the document needs one. */
export const meta: Route.MetaFunction = ({ error }) =>
  privateMeta({
    title: hasStatus(error, 503) ? messages.failures.sessionUnknown : messages.failures.unexpected,
  });

const hasStatus = (error: unknown, status: number) => isRouteErrorResponse(error) && error.status === status;

/** Who is signed in changes by what is sent, and where a page asks for all to be read again at its own address. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, currentUrl, nextUrl }) =>
  formMethod !== undefined || currentUrl.href === nextUrl.href;

/** The document around every page, error pages included. */
export function Layout({ children }: { readonly children: ReactNode }) {
  // In the same step as React takes over: a press or a letter is heard by one of the two.
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

/** What a visitor sees when a page fails: a plain sentence, and the way home. Details go to the log only. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  if (hasStatus(error, 503)) return <SessionUnknown />;
  return hasStatus(error, 404) ? (
    <NotFound title={messages.failures.pageNotFound} hint={messages.failures.pageNotFoundHint} />
  ) : (
    <NotFound title={messages.failures.unexpected} hint={messages.failures.serverErrorHint} />
  );
}
