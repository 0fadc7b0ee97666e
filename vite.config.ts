import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  css: { modules: { generateScopedName: "[hash:base64:5]" } },
  build: {
    target: "es2022",
    // Inlined data addresses would widen the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Only the browser loads on demand; what it does so is rightly imported at once by the server's bundle.
      checks: { ineffectiveDynamicImport: false },
      output: {
        // What every page needs comes in one file: each further file costs its own headers, and on a slow line a place
        // in the queue.
        codeSplitting: {
          groups: [
            { name: "account-messages", test: /[/\\]domain[/\\]messages[/\\]account\./, priority: 1 },
            // Named one by one: a pattern that also takes what only a dialog needs would send it with every page.
            {
              name: "shared",
              test: /[/\\]node_modules[/\\](?:react|react-dom|react-router|scheduler)[/\\]|[/\\]app[/\\](?:root|post|early-search-hand-over|ui[/\\](?:button|icon|menu|toast)|components[/\\](?:action-link|avatar|footer|header|header-menu|log-in|not-found|page-meta|picture|save-after-log-in|save-button|saves|session-news|stylesheets|use-site|wordmark)\.)|[/\\]domain[/\\](?:messages[/\\]visitor|excerpt|paths|picture-set|pictures|picture|google|viewer)\./,
            },
            {
              name: "prints",
              test: /[/\\]app[/\\]components[/\\](?:gem-meta|gem-not-found|gem-title|stars|viewer-history)\.|[/\\]domain[/\\](?:gallery|picture-texts?)\./,
            },
          ],
        },
      },
    },
  },
});
