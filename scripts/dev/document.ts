import type { DevEnvironment, EnvironmentModuleNode } from "vite";
import type { ModuleRunner } from "vite/module-runner";
import type { DocumentFiles } from "../../app/entry.server.tsx";
import type { RouteName } from "../../app/page.ts";
import { workerSources } from "../../server/http/response/headers.ts";
import { sourceOf } from "../../server/http/build-output.ts";
import type { FinishedResponse } from "../../server/http/pipeline.ts";
import type { SiteResponse } from "../../server/http/response/response.ts";

/** What the document of every page needs from Vite, which has no built files. */
export const viteFiles = (criticalPath: string): DocumentFiles => ({
  application: {
    // Both must run before React.
    first: ["/@vite/client", "/@id/@vitejs/plugin-react/preamble"],
    entry: "/app/entry.client.tsx",
    imports: [],
    heldStyles: [],
    files: { addresses: [], pages: {} },
  },
  styles: "",
  criticalPath,
});

/** The stylesheets that the modules of a page import, in their order. */
async function stylesheetsOf(
  page: RouteName,
  { moduleGraph }: DevEnvironment,
): Promise<ReadonlySet<EnvironmentModuleNode>> {
  const found = new Set<EnvironmentModuleNode>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (node: EnvironmentModuleNode | undefined) => {
    if (node === undefined || seen.has(node)) return;
    seen.add(node);
    for (const imported of node.importedModules) visit(imported);
    if (node.url.endsWith(".css")) found.add(node);
  };
  for (const source of ["app/root.tsx", sourceOf(page)])
    visit(await moduleGraph.getModuleByUrl(`/${source}`));
  return found;
}

/** The modules that the server renders pages with. */
interface PageModules {
  readonly environment: DevEnvironment;
  readonly runner: ModuleRunner;
}

/**
 * Adds to a document what Vite has: the styles of the page, which Vite's client replaces when they change, and the nonce that
 * it reads for the styles that it adds.
 */
export async function withVite(
  html: string,
  { page, nonce }: { readonly page: RouteName; readonly nonce: string },
  { environment, runner }: PageModules,
): Promise<string> {
  const sheets = [...(await stylesheetsOf(page, environment))];
  const styles = await Promise.all(
    sheets.map(async ({ id, url }) => {
      const { default: text } = await runner.import<{ readonly default: string }>(`${url}?inline`);
      return `<style nonce="${nonce}" data-vite-dev-id="${id}">${text}</style>`;
    }),
  );
  return html.replace(
    "<head>",
    (head) => `${head}<meta property="csp-nonce" nonce="${nonce}">${styles.join("")}`,
  );
}

/** Allows the worker with which Vite's client waits for a server that restarts. */
export function withReconnect(response: FinishedResponse): FinishedResponse {
  const headers = response.headers.map((text) => text.replace(workerSources, `${workerSources} blob:`));
  return { ...response, headers };
}

/** The error page for faulty sources. Vite's client reloads it when the sources are fixed. */
export function faultPage(fault: string, nonce: string, policy: string): SiteResponse {
  const text = fault.replace(/[&<]/g, (c) => (c === "&" ? "&amp;" : "&lt;"));
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
