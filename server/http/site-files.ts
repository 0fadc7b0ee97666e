import { catalogue } from "../../domain/gems/catalogue.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { themeColour } from "../../domain/site/theme.ts";
import type { Layer } from "./response.ts";

/** Every public page, for search engines (sitemaps.org protocol 0.9). */
function sitemap(origin: string): string {
  const pages = [
    paths.home(),
    paths.photos(),
    paths.map(),
    ...catalogue.flatMap(({ id }) => [paths.gem(id), paths.gemPhotos(id)]),
  ];
  const urls = pages.map((page) => `<url><loc>${new URL(page, origin).href}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

/** Keeps personal pages out of search engines and allows all others (RFC 9309). */
const robots = (origin: string): string =>
  [
    "User-agent: *",
    ...[paths.saved(), paths.profile(), paths.accountSettings()].map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL(paths.sitemap(), origin).href}`,
    "",
  ].join("\n");

const png = (size: number) => ({ sizes: `${size}x${size}`, type: "image/png" });

/** The web app manifest (W3C): name, colours and icons for a home screen. */
const webManifest = {
  name: messages.site.name,
  short_name: messages.site.name,
  description: messages.site.description,
  start_url: paths.home(),
  display: "minimal-ui",
  background_color: themeColour.light,
  theme_color: themeColour.light,
  icons: [
    { src: paths.icon("icon-192.png"), ...png(192) },
    { src: paths.icon("icon-512.png"), ...png(512) },
    { src: paths.icon("icon-maskable-512.png"), ...png(512), purpose: "maskable" },
  ],
};

/** Serves what programs read about the site as a whole. */
export function serveSiteFiles(origin: string): Layer {
  const files = new Map(
    (
      [
        [paths.sitemap(), "application/xml; charset=utf-8", sitemap(origin)],
        [paths.robots(), "text/plain; charset=utf-8", robots(origin)],
        [paths.webManifest(), "application/manifest+json", JSON.stringify(webManifest)],
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
