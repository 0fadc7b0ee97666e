import type { Config } from "../config/config.ts";
import { paths } from "../../domain/site/paths.ts";
import { pagesThat } from "./public-pages.ts";
import { webManifest } from "./web-manifest.ts";
import type { Layer } from "./response/response.ts";

/** Every public page, for search engines (sitemaps.org protocol 0.9). */
function sitemap(origin: string): string {
  const urls = pagesThat("isListed")
    .map((page) => `<url><loc>${new URL(page, origin).href}</loc></url>`)
    .join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

/** Keeps personal pages out of search engines and allows all others (RFC 9309). */
const robots = (origin: string): string =>
  [
    "User-agent: *",
    ...[paths.saved(), paths.stamps(), paths.profile(), paths.accountSettings()].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${new URL(paths.sitemap(), origin).href}`,
    "",
  ].join("\n");

/** Serves what programs read about the site as a whole. */
export function serveSiteFiles({ baseUrl: { origin }, offline }: Pick<Config, "baseUrl" | "offline">): Layer {
  const files = new Map(
    (
      [
        [paths.sitemap(), "application/xml; charset=utf-8", sitemap(origin)],
        [paths.robots(), "text/plain; charset=utf-8", robots(origin)],
        [paths.webManifest(), "application/manifest+json", JSON.stringify(webManifest(offline))],
      ] as const
    ).map(([path, type, text]): [string, { type: string; body: Buffer }] => [
      path,
      { type, body: Buffer.from(text) },
    ]),
  );
  return ({ method, path }) => {
    const file = method === "POST" ? undefined : files.get(path);
    return file === undefined
      ? null
      : { status: 200, headers: [["Content-Type", file.type]], body: file.body };
  };
}
