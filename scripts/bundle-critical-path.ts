import { bundleScript } from "./bundle-script.ts";

/** Engines in which the application does not start must be able to read it (docs/decisions/0038-engines.md). */
const target = "es2020";

/**
 * The critical-path scripts, by kind of page. The server writes them into its documents
 * (docs/decisions/0017-critical-path.md).
 */
export const bundleCriticalPath = async (): Promise<Readonly<Record<"home" | "every-page", string>>> => ({
  home: await bundleScript("app/document/home.ts", target),
  "every-page": await bundleScript("app/document/every-page.ts", target),
});
