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
      output: {
        // What every page needs comes in one file: each further file costs its own headers, and on a slow line a place
        // in the queue.
        advancedChunks: {
          groups: [
            { name: "react", test: /node_modules[/\\](?:react|react-dom|react-router|scheduler)[/\\]/ },
            {
              name: "shared",
              test: /[/\\]app[/\\](?:root|ui[/\\])|[/\\]domain[/\\](?:messages|paths|picture)/,
            },
            { name: "shared-parts", test: /[/\\](?:app|domain)[/\\]/, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
