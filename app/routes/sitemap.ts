import { catalogue } from "../../domain/catalogue.ts";
import { paths } from "../../domain/paths.ts";
import { appContext } from "../contexts.ts";
import type { Route } from "./+types/sitemap";

/** Every public page, for search engines (sitemaps.org protocol 0.9). */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(appContext).config.baseUrl;
  const pages = [
    paths.home(),
    paths.photos(),
    paths.map(),
    ...catalogue.flatMap(({ id }) => [paths.gem(id), paths.gemPhotos(id)]),
  ];
  const urls = pages.map((page) => `<url><loc>${new URL(page, origin).href}</loc></url>`).join("\n");
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  return new Response(text, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
