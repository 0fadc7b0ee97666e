import type { Server } from "node:http";
import { findPackageJSON } from "node:module";
import path from "node:path";
import { createServer, type ViteDevServer } from "vite";
import type { Config } from "../../server/config/config.ts";

interface Options {
  /** The folder of the repository. */
  readonly root: string;
  readonly config: Config;
  /** The product's own server. The WebSocket of Vite shares its port, because the page's policy allows no other. */
  readonly server: Server;
  /** Called with the absolute path of each changed file, after Vite has invalidated its modules. */
  readonly onChange: (file: string) => void;
}

/** The folders that the page may load from: never the data folder or the server's code. */
const served = ["app", "domain", "node_modules"];
/** Folders with thousands of files and no sources of the running product. */
const unwatched = "{artefacts,bench,build,data,docs,pictures,public,test-results,tests}";

/** Starts Vite inside our own server: it transforms the sources and notifies the page of changes. */
export function createVite({ root, config, server, onChange }: Options): Promise<ViteDevServer> {
  const inRoot = (name: string) => path.join(root, name);
  // Not always the repository's own folder: the packages may be installed further up.
  const packages = path.dirname(path.dirname(findPackageJSON("react", import.meta.url) ?? root));
  return createServer({
    root,
    configFile: inRoot("vite.config.ts"),
    mode: "development",
    appType: "custom",
    clearScreen: false,
    // The product's settings come from the environment only, so no .env files.
    envDir: false,
    // The product's own layers serve these files.
    publicDir: false,
    server: {
      middlewareMode: true,
      hmr: { server },
      cors: false,
      allowedHosts: [config.baseUrl.hostname],
      fs: { allow: [...served.map(inRoot), packages] },
      watch: { ignored: [`${root}/${unwatched}/**`, `${path.resolve(config.dataDir)}/**`] },
    },
    plugins: [
      {
        name: "anaba:server-change",
        hotUpdate({ file, type }) {
          if (this.environment.name !== "ssr") return undefined;
          onChange(file);
          // A changed file is evaluated again at its next import. Who imports a new or a deleted file, only Vite knows.
          return type === "update" ? [] : undefined;
        },
      },
    ],
  });
}

/** Whether a request is for Vite, which serves sources only. */
export const isForVite = (target: string): boolean => /^\/(?:@|app\/|domain\/|node_modules\/)/.test(target);
