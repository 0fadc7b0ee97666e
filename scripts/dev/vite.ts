import type { Server } from "node:http";
import { findPackageJSON } from "node:module";
import path from "node:path";
import { createLogger, createServer, type Logger, type ViteDevServer } from "vite";
import type { Config } from "../../server/runtime/config.ts";

interface Options {
  /** Folder of the repository. */
  readonly root: string;
  readonly config: Config;
  /** The product's own server, whose port the websocket shares: the page's policy allows no other. */
  readonly server: Server;
  /** Hears of every file that changes, by its absolute path, once nothing of it is kept any more. */
  readonly onChange: (file: string) => void;
}

/** What the page may load: never the data folder, nor the server's code. */
const served = ["app", "domain", "node_modules"];
/** What is no source of the running product; thousands of files need not be watched. */
const unwatched = [
  "artefacts",
  "bench",
  "build",
  "data",
  "docs",
  "pictures",
  "public",
  "test-results",
  "tests",
];

/** Starts Vite inside of our own server: it transforms the sources and tells the page of changes. */
export function createVite({ root, config, server, onChange }: Options): Promise<ViteDevServer> {
  const inRoot = (name: string) => path.join(root, name);
  // Another folder than the root's where the packages are installed further up.
  const packages = path.dirname(path.dirname(findPackageJSON("react", import.meta.url) ?? root));
  return createServer({
    root,
    configFile: inRoot("vite.config.ts"),
    mode: "development",
    appType: "custom",
    clearScreen: false,
    customLogger: logOfThePage(),
    // The settings are those of the product: from the environment alone.
    envDir: false,
    // The product's own layers serve these files.
    publicDir: false,
    server: {
      middlewareMode: true,
      hmr: { server },
      cors: false,
      allowedHosts: [config.baseUrl.hostname],
      fs: { allow: [...served.map(inRoot), packages] },
      watch: { ignored: [...unwatched.map(inRoot), path.resolve(config.dataDir)].map((at) => `${at}/**`) },
    },
    plugins: [
      {
        name: "anaba:server-change",
        hotUpdate({ file }) {
          if (this.environment.name === "ssr") onChange(file);
        },
      },
    ],
  });
}

/** Without what Vite says of modules on the server: they are evaluated anew in another way (product.ts). */
function logOfThePage(): Logger {
  const logger = createLogger("info", { allowClearScreen: false });
  return {
    ...logger,
    info: (text, options) => {
      if (options?.environment?.includes("ssr") !== true) logger.info(text, options);
    },
  };
}

/** Whether a request is for Vite, which answers for sources and for nothing else. */
export const isForVite = (target: string): boolean => /^\/(?:@|app\/|domain\/|node_modules\/)/.test(target);
