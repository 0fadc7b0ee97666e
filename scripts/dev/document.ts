import type { ServerBuild } from "react-router";
import type * as Entry from "../../app/entry.server.tsx";
import type { SiteResponse } from "../../server/http/response.ts";
import { workerSources } from "../../server/http/headers.ts";
import type { FinishedResponse } from "../../server/http/pipeline.ts";
import { textOf } from "./faults.ts";

const nonceOfLink = /(<link [^>]*?) nonce="[^"]*"/g;

/**
 * Changes a document for Vite's client and for React's development build. Vite's client reads the nonce for its
 * styles from a `meta` element. The module of Fast Refresh must run before React, so it comes before the critical
 * path, which starts the application after parsing. Nonces on links are removed, because React warns about them in
 * the browser.
 */
const arrangeForVite = (html: string, nonce: string, refresh: string): string =>
  html
    .replace("<head>", (head) => `${head}<meta property="csp-nonce" nonce="${nonce}">`)
    .replace("</head>", (end) => `<script type="module" nonce="${nonce}" src="${refresh}"></script>${end}`)
    .replace(nonceOfLink, "$1");

/** Wraps the build so that its documents are changed for Vite. */
export function withVite(build: ServerBuild): ServerBuild {
  // React Router's type covers only the part of the entry that it needs; this is our own module.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { contexts } = build.entry.module as unknown as typeof Entry;
  const refresh = build.assets.hmr?.runtime ?? "";
  const module: ServerBuild["entry"]["module"] = {
    ...build.entry.module,
    async default(request, status, headers, routerContext, loadContext) {
      const response = await build.entry.module.default(request, status, headers, routerContext, loadContext);
      if (response.body === null) return response;
      const html = await response.text();
      return new Response(arrangeForVite(html, loadContext.get(contexts.nonceContext), refresh), response);
    },
  };
  return { ...build, entry: { ...build.entry, module } };
}

/** Allows the worker with which Vite's client waits for a server that restarts. */
export function withReconnect(response: FinishedResponse): FinishedResponse {
  const headers = response.headers.map((text) => text.replace(workerSources, `${workerSources} blob:`));
  return { ...response, headers };
}

/** The error page for faulty sources. Vite's client reloads it when the sources are fixed. */
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
