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
      // A print's address goes to the part that shows it, not with those of all parts into the file that every page loads.
      optimization: { inlineConst: { mode: "all" } },
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      output: {
        // What every page needs comes in one file: each further file costs its own headers, and on a slow line a place
        // in the queue.
        codeSplitting: {
          groups: [
            // What only the account's pages say: an audience of its own, see domain/messages.ts.
            { name: "account-messages", test: /[/\\]domain[/\\]messages[/\\]account\./, priority: 1 },
            // What only the traveller's pages say, with the calendar that it needs.
            { name: "traveller-messages", test: /[/\\]domain[/\\]messages[/\\]traveller\./, priority: 1 },
            // By where a file lies: the frame of every page with all that it imports, and the packages.
            {
              name: "shared",
              test: /[/\\](?:node_modules|app[/\\](?:shell|ui|saves))[/\\]|[/\\]app[/\\]root\./,
            },
            // What the pages with cards share; searching, too, lest the help with it make a file of the rule alone.
            { name: "gem-cards", test: /[/\\](?:app[/\\]gem[/\\]gem-(?:card|grid)|domain[/\\]search)\./ },
            // What a gem's page and the galleries share.
            { name: "prints", test: /[/\\]app[/\\]prints[/\\]/ },
          ],
        },
      },
    },
  },
});
