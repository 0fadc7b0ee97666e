import { paths } from "../../domain/paths.ts";
import { appContext } from "../contexts.ts";
import type { Route } from "./+types/robots";

/** Keeps personal pages out of search engines and allows all others (RFC 9309). */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(appContext).config.baseUrl;
  const lines = [
    "User-agent: *",
    ...[paths.saved(), paths.profile(), paths.accountSettings()].map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL(paths.sitemap(), origin).href}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
