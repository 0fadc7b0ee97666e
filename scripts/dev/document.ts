import type { ServerBuild } from "react-router";
import type * as Entry from "../../app/entry.server.tsx";
import type { SiteResponse } from "../../server/http/response.ts";
import type { FinishedResponse } from "../../server/http/pipeline.ts";
import { textOf } from "./faults.ts";

const nonceOfLink = /(<link [^>]*?) nonce="[^"]*"/g;

/**
 * A document as Vite's client and React's development build want it. The client reads the nonce for the styles that it
 * puts into the page from a mark in the head. Fast Refresh takes hold of React before React runs, so its module runs
 * before the critical path starts the application, which is once the document is parsed. React complains of the nonces
 * of links, which it does not know in the browser.
 */
const arrangeForVite = (html: string, nonce: string, refresh: string): string =>
  html
    .replace("<head>", (head) => `${head}<meta property="csp-nonce" nonce="${nonce}">`)
    .replace("</head>", (end) => `<script type="module" nonce="${nonce}" src="${refresh}"></script>${end}`)
    .replace(nonceOfLink, "$1");

/** The build, with its documents arranged for Vite. */
export function withVite(build: ServerBuild): ServerBuild {
  // React Router types the entry by what it needs of it; this is our own entry.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { contexts } = build.entry.module as unknown as typeof Entry;
  const refresh = build.assets.hmr?.runtime ?? "";
  const module: ServerBuild["entry"]["module"] = {
    ...build.entry.module,
    async default(request, status, headers, routerContext, loadContext) {
      const answer = await build.entry.module.default(request, status, headers, routerContext, loadContext);
      if (answer.body === null) return answer;
      const html = await answer.text();
      return new Response(arrangeForVite(html, loadContext.get(contexts.nonceContext), refresh), answer);
    },
  };
  return { ...build, entry: { ...build.entry, module } };
}

/** The answer, whose document may also start the worker with which Vite's client waits for a server that is away. */
export function withReconnect(answer: FinishedResponse): FinishedResponse {
  const headers = answer.headers.map((text) =>
    text.includes("script-src") ? `${text}; worker-src blob:` : text,
  );
  return { ...answer, headers };
}

/** What a page says while the sources are faulty; it loads anew as soon as they are mended. */
export function faultPage(error: unknown, nonce: string, policy: string): SiteResponse {
  const text = textOf(error).replace(/[&<]/g, (c) => (c === "&" ? "&amp;" : "&lt;"));
  return {
    status: 500,
    headers: [
      ["Content-Type", "text/html; charset=utf-8"],
      ["Content-Security-Policy", policy],
    ],
    body: Buffer.from(
      `<!doctype html><html lang="en"><title>Fault</title><meta property="csp-nonce" nonce="${nonce}"><pre>${text}</pre><script type="module" nonce="${nonce}" src="/@vite/client"></script></html>`,
    ),
  };
}
