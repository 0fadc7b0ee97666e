import { createHash } from "node:crypto";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type BuildEnvironmentOptions } from "vite";

/**
 * The names of files in a build: seven characters of the hash are enough for a name that nobody else has used, and a page
 * names forty files.
 */
const fileNames = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:7][extname]",
};

/** For the browser: the application and a file for each page. */
const browser: BuildEnvironmentOptions = {
  outDir: "build/client",
  // Which page needs which files (server/http/build-output.ts).
  manifest: true,
  rolldownOptions: {
    input: "app/entry.client.tsx",
    output: {
      ...fileNames,
      // One file has everything that every page needs: each further file costs headers, and a slot on a slow
      // connection.
      codeSplitting: {
        groups: [
          // Messages of the account pages, of reports, and refusals only (domain/site).
          {
            name: "account-messages",
            test: /[/\\](?:messages[/\\](?:account|report-dialog|mistake)|domain[/\\]site[/\\]refusals)\./,
            priority: 1,
          },
          // Messages of the pages with facts only, with the code for days and for telephone links that they need.
          {
            name: "traveller-messages",
            test: /[/\\](?:messages[/\\]traveller|domain[/\\](?:travel[/\\](?:opening|japan-time|telephone)|gems[/\\](?:gem-facts|place)))\./,
            priority: 1,
          },
          // Grouped by folder: the frame of every page and all that it imports, the packages, and the entry.
          {
            name: "shared",
            test: /[/\\]messages[/\\](?:distance|offline-link)\.|[/\\]pictures[/\\]japan\.svg|[/\\]gems[/\\]japanese-name\.|[/\\](?:node_modules|app[/\\](?:shell|ui(?![/\\]stars)|saves(?![/\\]user[/\\])|client))[/\\]|[/\\]app[/\\][^/\\]+\.tsx?$/,
          },
          // What the pages with cards share. It includes the search; otherwise the search help would get a file for
          // the search rule alone.
          {
            name: "gem-cards",
            test: /[/\\](?:app[/\\]gem[/\\]gem-(?:card|grid)|domain[/\\]search[/\\]search)\./,
          },
          // The ways to prove who one is, beside a password: in the log-in dialog and in the account settings.
          {
            name: "google-button",
            test: /[/\\]app[/\\]account[/\\](?:google-button|use-google|passkeys|engine)\./,
          },
          // What makes presses wait for a connection: with each page of a user.
          { name: "waiting", test: /[/\\]app[/\\]waiting[/\\]/ },
          // What a gem's page begins with, before its data have come.
          {
            name: "gem-page",
            test: /[/\\]app[/\\](?:gem[/\\](?:gem-(?:about|summary|page|gallery\.module)|prose|season-seal)|ui[/\\]stars)\b/,
          },
          // What the pages that are printed share.
          {
            name: "printed-pages",
            test: /[/\\](?:app[/\\]travel[/\\](?:print-button|japanese|phrase-letters)|domain[/\\](?:travel|site[/\\]messages)[/\\]gem-list)\./,
          },
          // What a gem's page and the galleries share.
          { name: "prints", test: /[/\\]app[/\\]prints[/\\]/ },
        ],
      },
    },
  },
};

/** For the server: how to render a page. A file that both name, such as a font, has the same address in both. */
const server: BuildEnvironmentOptions = {
  outDir: "build/server",
  copyPublicDir: false,
  // The fonts are named here alone; the build copies them (scripts/build-if-stale.ts).
  ssrEmitAssets: true,
  rolldownOptions: {
    input: { pages: "app/entry.server.tsx" },
    // As in vite.server.config.ts: V8 keeps the text in memory.
    output: {
      assetFileNames: fileNames.assetFileNames,
      codeSplitting: false,
      comments: { jsdoc: false },
      charset: "ascii",
    },
  },
};

/** The stylesheets, by what the names of their classes begin with. */
const styleSheets = new Map<string, string>();

/**
 * The built name of a class: three characters for its file, and its place in it. Documents hold their styles, and names
 * that begin alike are compressed to half of what random ones need.
 * @throws Error when two files have the same characters.
 */
function classNameOf(name: string, file: string, styles: string): string {
  const sheet = path.relative(import.meta.dirname, file);
  const hash = createHash("sha256")
    .update(sheet)
    .digest("base64")
    .replace(/[^a-z]/gi, "");
  const prefix = hash.slice(0, 3);
  const other = styleSheets.get(prefix) ?? sheet;
  if (other !== sheet) throw new Error(`${sheet} and ${other} would have the same names: rename one.`);
  styleSheets.set(prefix, sheet);
  const names = [...new Set(styles.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
  return `${prefix}${names.indexOf(name).toString(36)}`;
}

export default defineConfig(({ isSsrBuild }) => {
  const { rolldownOptions, ...target } = isSsrBuild === true ? server : browser;
  return {
    plugins: [react()],
    css: { modules: { generateScopedName: classNameOf } },
    build: {
      target: "es2022",
      // Images as data URLs would need a weaker content security policy.
      assetsInlineLimit: 0,
      ...target,
      rolldownOptions: {
        ...rolldownOptions,
        // The browser loads some modules on demand; in the server bundle they are all loaded at once. A print's address
        // belongs to the part that shows it, not into the file that every page loads.
        optimization: { inlineConst: { mode: "all" } },
        checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      },
    },
  };
});
