import { defineConfig } from "vite";

/** Bundles the server: one file starts in half the time of two hundred, and with a third less memory. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: "server/runtime/start.ts",
        ops: "server/ops/start.ts",
        "hash-passwords": "server/auth/hash-passwords.ts",
      },
      // All beside each other, as what starts another process looks for it.
      output: { chunkFileNames: "[name]-[hash].js" },
    },
    outDir: "build/server",
    // The pages are there already.
    emptyOutDir: false,
    target: "node24",
  },
  // The rest is loaded when first used, or shared with the pages, or native.
  ssr: { noExternal: [/^@remix-run\//, "aws4fetch", "kysely", "valibot"] },
});
