import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type LinksFunction,
  type ShouldRevalidateFunction,
} from "react-router";
import { useLayoutEffect, type ReactNode } from "react";
import * as messages from "../domain/messages.ts";
import { paths } from "../domain/paths.ts";
import { viewSite } from "../server/views/site-data.ts";
import { DemoNotice } from "./shell/demo-notice.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { LogInProvider } from "./shell/log-in-provider.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { personalMeta } from "./shell/page-meta.ts";
import { SessionUnknown } from "./shell/session-unknown.tsx";
import { SavesProvider } from "./saves/saves-provider.tsx";
import { Stylesheets } from "./shell/stylesheets.tsx";
import { ToastProvider } from "./ui/toast.tsx";
import { actorContext, appContext, sessionUnknownContext } from "./contexts.ts";
import { repeatEarlyInput } from "./critical-path/early-input.ts";
import type { Route } from "./+types/root";
import { themeColour } from "./styles/theme.ts";
import serif from "./styles/fonts/shippori-mincho-latin-600.woff2?url";
import sansBold from "./styles/fonts/zen-kaku-gothic-latin-700.woff2?url";
import sans from "./styles/fonts/zen-kaku-gothic-latin-500.woff2?url";
import "./styles/tokens.css";
import "./styles/base.css";

/**
 * The faces of the first screen. They are `font-display: optional`, so nothing ever jumps when one arrives late.
 * The document brings them when the line is quick enough for that (app/critical-path/first-view.ts).
 */
export const links: LinksFunction = () =>
  [serif, sans, sansBold].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
    href,
  }));

/** Who is signed in, for every page: `useRouteLoaderData("root")`. */
export const loader = ({ context }: Route.LoaderArgs) =>
  viewSite(context.get(appContext), context.get(actorContext), context.get(sessionUnknownContext));

/** For a page that failed, whose own title is lost with it; the document needs one (`app/critical-path/document.ts`). */
export const meta: Route.MetaFunction = ({ error }) =>
  personalMeta(hasStatus(error, 503) ? messages.failures.sessionUnknown : messages.failures.unexpected);

const hasStatus = (error: unknown, status: number) => isRouteErrorResponse(error) && error.status === status;

/** Who is signed in changes by what is sent, and where a page asks for all to be read again at its own address. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, currentUrl, nextUrl }) =>
  formMethod !== undefined || currentUrl.href === nextUrl.href;

/** The document around every page, error pages included. */
export function Layout({ children }: { readonly children: ReactNode }) {
  // In the same step as React takes over: a press or a letter is heard by one of the two.
  useLayoutEffect(repeatEarlyInput, []);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColour.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColour.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Stylesheets />
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
        <Scripts />
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
