import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { listen } from "./support/product.ts";

const built = path.join(import.meta.dirname, "..", "build", "client");

/** Filters the cards by the typed text: the smallest script that makes the search field work. */
const filterScript = `<script>
const cards = [...document.querySelectorAll("article")].map((card) => [card, card.textContent.toLowerCase()]);
document.querySelector("input[name=q]").addEventListener("input", (event) => {
  const typed = event.target.value.toLowerCase();
  for (const [card, text] of cards) card.hidden = !text.includes(typed);
});
</script><style>article[hidden] { display: none }</style></body>`;

/**
 * Serves the product's home page without scripts, fonts and preloading: the floor of rows 1 and 2. Below `/filter` it has a
 * script that filters; `/elsewhere` is an empty page to come from.
 */
export async function serveBarePage(port: number, product: string): Promise<Server> {
  const html = await (await fetch(`${product}/`)).text();
  const bare = html
    .replaceAll(/<script(?! type="application\/ld)[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link rel="(?:preload|stylesheet|manifest)"[^>]*>/g, "");
  const pages: Readonly<Record<string, Buffer>> = {
    "/elsewhere": gzipSync("<!doctype html><title>Elsewhere</title>"),
    "/": gzipSync(bare, { level: 9 }),
    "/filter": gzipSync(bare.replace("</body>", filterScript), { level: 9 }),
  };
  return listen(port, (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const page = pages[pathname];
    const file = path.join(built, path.normalize(pathname));
    if (page !== undefined)
      response
        .writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip" })
        .end(page);
    else if (pathname.startsWith("/pictures/") && existsSync(file))
      response
        .writeHead(200, { "Content-Type": pathname.endsWith("avif") ? "image/avif" : "image/jpeg" })
        .end(readFileSync(file));
    else response.writeHead(404).end();
  });
}
