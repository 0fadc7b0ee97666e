import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DocumentFiles } from "../../app/entry.server.tsx";
import type { RouteName } from "../../app/page.ts";
import type { PageFiles } from "../../app/document/data.ts";
import { isPage } from "../../domain/site/page-traits.ts";
import { pageNames } from "../../domain/site/paths.ts";

/** The service workers: what answers from the kept copies, and what removes them and itself (`app/offline/worker/`). */
export const workerNames = ["worker", "removal"] as const;
export type WorkerName = (typeof workerNames)[number];

/** The files of the build that the server serves or puts into documents. */
export interface BuiltFiles {
  /** The folder of the static files. */
  readonly root: string;
  /** The addresses of the assets of this build, without those that are kept of earlier ones. */
  readonly assets: readonly string[];
  /** Those that a phone keeps (`server/http/offline/`). */
  readonly keptAssets: readonly string[];
  /** The text of a service worker. */
  readonly worker: (name: WorkerName) => Promise<string>;
  /** The files for the document of a page, for a visitor or for a user. */
  readonly filesOf: (page: RouteName, isVisitor?: boolean) => DocumentFiles;
}

/** A chunk in Vite's manifest (`build.manifest`), as far as it is read here. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: true;
  readonly isDynamicEntry?: true;
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const entrySource = "app/entry.client.tsx";
/** What only pages of users need (`app/saves/user-saves.ts`). */
const userSource = "app/saves/user/user-saves-provider.tsx";
/** The check of a new password, with the list of common ones: large, and of no use without a connection. */
const passwordSource = "domain/account/password.ts";
const routeNames = [...pageNames, "notFound"] as const;
/** The source file of a page (`app/routes.ts`). */
export const sourceOf = (page: RouteName) =>
  `app/routes/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;

/** Adds a chunk and all that it imports, each once, what is imported first. */
function chunksOf(manifest: Manifest, key: string, found = new Set<Chunk>()): ReadonlySet<Chunk> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`${key} is not in the build`);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  return found.add(chunk);
}

/** The files of no use without a connection: what only pages need that are not kept, and the check of a new password. */
function filesForConnection(manifest: Manifest): ReadonlySet<string> {
  const notKept = pageNames.filter(
    (page) => !isPage(page, "isKept") && (isPage(page, "isForUsers") || isPage(page, "isOwnDocument")),
  );
  const sources = new Set([passwordSource, ...notKept.map(sourceOf)]);
  function filesOf(keys: Iterable<string>): readonly string[] {
    const found = new Set<Chunk>();
    for (const key of keys) chunksOf(manifest, key, found);
    return [...found].flatMap(({ file, css = [] }) => css.concat(file));
  }
  const others = Object.keys(manifest).filter((key) => {
    const { isEntry, isDynamicEntry } = manifest[key] ?? {};
    return (isEntry ?? isDynamicEntry) === true && !sources.has(key);
  });
  const elsewhere = new Set(filesOf(others));
  return new Set(
    filesOf(sources)
      .filter((file) => !elsewhere.has(file))
      .map(address),
  );
}

const address = (file: string) => `/${file}`;
const scripts = (chunks: Iterable<Chunk>) => [...chunks].map(({ file }) => address(file));
const stylesheets = (chunks: Iterable<Chunk>) => [
  ...new Set([...chunks].flatMap(({ css = [] }) => css).map(address)),
];

/** What each of some pages needs in addition to what the entry has loaded. */
function pageFiles(manifest: Manifest, pageList: readonly RouteName[]): PageFiles {
  const loaded = chunksOf(manifest, entrySource);
  const wanted = pageList.map((page) => {
    const chunks = [...chunksOf(manifest, sourceOf(page))].filter((chunk) => !loaded.has(chunk));
    return [page, [...stylesheets(chunks), ...scripts(chunks)]] as const;
  });
  const addresses = [...new Set(wanted.flatMap(([, files]) => files))];
  const pages = wanted.map(([page, files]) => [page, files.map((file) => addresses.indexOf(file))] as const);
  return { addresses, pages: Object.fromEntries(pages) };
}

/** Reads the manifest, the stylesheets and the critical-path scripts of a build into memory. */
export function readBuiltFiles(buildDir: string): BuiltFiles {
  const root = path.join(buildDir, "client");
  const read = (file: string) => readFileSync(path.join(buildDir, file), "utf8");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite's own
  const manifest = JSON.parse(read("client/.vite/manifest.json")) as Manifest;
  const replaced: object = JSON.parse(read("replaced-assets.json"));
  const assets = readdirSync(path.join(root, "assets"))
    .filter((name) => !/\.(?:br|gz)$/.test(name) && !Object.hasOwn(replaced, name))
    .sort()
    .map((name) => `/assets/${name}`);
  const forConnection = filesForConnection(manifest);
  const texts = new Map(
    readdirSync(path.join(root, "assets"))
      .filter((name) => name.endsWith(".css"))
      .map((name) => [`/assets/${name}`, read(`client/assets/${name}`)]),
  );
  const criticalPaths = {
    home: read("critical-path/home.js").trim(),
    "every-page": read("critical-path/every-page.js").trim(),
  };
  const workers = {
    worker: read("worker/worker.js"),
    removal: read("worker/removal.js"),
  } satisfies Record<WorkerName, string>;
  const files = pageFiles(manifest, routeNames);
  const visitorFiles = pageFiles(
    manifest,
    pageNames.filter((page) => !isPage(page, "isForUsers") && !isPage(page, "isOwnDocument")),
  );
  const ofEntry = chunksOf(manifest, entrySource);
  const userImports = scripts([...chunksOf(manifest, userSource)].filter((chunk) => !ofEntry.has(chunk)));
  const made = new Map(
    routeNames.map((page): [RouteName, DocumentFiles] => {
      const chunks = chunksOf(manifest, sourceOf(page), new Set(chunksOf(manifest, entrySource)));
      const entry = address(manifest[entrySource]?.file ?? "");
      const heldStyles = stylesheets(chunks);
      const imports = scripts(chunks).filter((script) => script !== entry);
      return [
        page,
        {
          application: { first: [], entry, imports, heldStyles, files },
          styles: heldStyles.map((name) => texts.get(name) ?? "").join(""),
          criticalPath: criticalPaths[page === "home" ? "home" : "every-page"],
        },
      ];
    }),
  );
  return {
    root,
    assets,
    keptAssets: assets.filter((asset) => !forConnection.has(asset)),
    worker: async (name) => workers[name],
    filesOf(page, isVisitor = false) {
      const known = made.get(page);
      if (known === undefined) throw new Error(`${page} has no files`);
      const { application } = known;
      const more = isVisitor
        ? { files: visitorFiles }
        : { imports: [...new Set([...application.imports, ...userImports])] };
      return { ...known, application: { ...application, ...more } };
    },
  };
}
