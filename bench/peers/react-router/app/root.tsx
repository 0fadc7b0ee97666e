import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { ReactNode } from "react";
import { Header } from "../../shared/chrome.tsx";
import { personOf } from "../../shared/store.ts";
import "../../shared/site.css";
import type { Route } from "./+types/root";
import { LinkOfRouter } from "./link.tsx";

export const loader = ({ request }: Route.LoaderArgs) => ({
  person: personOf(request.headers.get("Cookie")),
});

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <>
      <Header nickname={person?.nickname ?? null} Link={LinkOfRouter} />
      <Outlet />
    </>
  );
}
