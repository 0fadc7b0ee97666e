import type { Breach, Import, Module } from "./modules.ts";

/** A part of the house: which files it holds, and what they may take from where. */
interface Room {
  readonly name: string;
  readonly holds: RegExp;
  /** Rooms whose values it may use. */
  readonly uses: readonly string[];
  /** Rooms of which it may know the types only. */
  readonly knows?: readonly string[];
  /** Packages it may use; a type is a use. Null: any. */
  readonly packages: readonly string[] | null;
}

const adapters = ["documents", "files", "mail", "auth"] as const;

/**
 * Who may import whom (docs/architecture.md). The first room whose pattern fits holds the file. Every room may use
 * itself.
 */
const rooms: readonly Room[] = [
  { name: "domain", holds: /^domain\//, uses: [], packages: ["valibot"] },
  { name: "styles", holds: /^app\/styles\//, uses: [], packages: [] },
  { name: "ui", holds: /^app\/ui\//, uses: [], packages: ["react"] },
  {
    name: "components",
    holds: /^app\/components\//,
    uses: ["ui", "domain", "early search", "posting"],
    packages: ["react", "react-dom", "react-router", "valibot"],
  },
  { name: "posting", holds: /^app\/post\.ts$/, uses: ["domain"], packages: [] },
  { name: "early search", holds: /^app\/early-search[\w-]*\.ts$/, uses: ["domain"], packages: [] },
  {
    name: "routes",
    holds: /^app\/routes\//,
    uses: ["components", "ui", "domain", "contexts", "actions", "styles", "views", "usecases"],
    packages: ["react", "react-router", "valibot"],
  },
  {
    name: "contexts",
    holds: /^app\/contexts\.ts$/,
    uses: ["domain"],
    knows: ["composition root", "views", "usecases", "client", "documents"],
    packages: ["react-router"],
  },
  {
    name: "actions",
    holds: /^app\/(?:answer|form|profile-form)\.ts$/,
    uses: ["domain", "contexts"],
    knows: ["usecases"],
    packages: ["react-router"],
  },
  {
    name: "document",
    holds: /^app\/[^/]+$/,
    uses: ["components", "ui", "domain", "contexts", "styles", "early search", "views"],
    packages: ["react", "react-dom", "react-router", "@react-router/dev"],
  },
  {
    name: "views",
    holds: /^server\/views\//,
    uses: ["domain"],
    knows: ["composition root", ...adapters],
    packages: [],
  },
  {
    name: "usecases",
    holds: /^server\/usecases\//,
    uses: ["domain", "refusals", "hashes"],
    knows: ["composition root", "client", ...adapters],
    packages: ["valibot"],
  },
  { name: "client", holds: /^server\/client\.ts$/, uses: [], packages: [] },
  { name: "review news", holds: /^server\/review-news\.ts$/, uses: [], packages: [] },
  { name: "queue", holds: /^server\/queue\.ts$/, uses: ["domain"], packages: [] },
  { name: "hashes", holds: /^server\/auth\/hashes\.ts$/, uses: [], packages: [] },
  { name: "refusals", holds: /^server\/documents\/refused\.ts$/, uses: ["domain"], packages: [] },
  {
    name: "documents",
    holds: /^server\/documents\//,
    uses: ["domain", "refusals"],
    packages: ["kysely", "pg"],
  },
  {
    name: "files",
    holds: /^server\/files\//,
    uses: ["domain", "queue"],
    knows: ["config"],
    packages: ["aws4fetch", "sharp"],
  },
  {
    name: "mail",
    holds: /^server\/mail\//,
    uses: ["domain"],
    knows: ["config", "documents"],
    packages: ["nodemailer", "pino"],
  },
  {
    name: "auth",
    holds: /^server\/auth\//,
    uses: ["domain", "queue"],
    knows: ["config", "documents"],
    packages: ["@node-rs/argon2", "oidc-provider", "openid-client", "pino"],
  },
  {
    name: "http",
    holds: /^server\/http\//,
    uses: ["domain", "usecases", "views", "refusals"],
    knows: ["composition root", "client", "document", "contexts", "config", ...adapters],
    packages: ["hono", "@hono/node-server", "react-router", "pino"],
  },
  {
    name: "jobs",
    holds: /^server\/jobs\//,
    uses: ["domain"],
    knows: ["composition root", "documents"],
    packages: [],
  },
  { name: "config", holds: /^server\/(?:config|settings)\.ts$/, uses: ["domain"], packages: ["valibot"] },
  { name: "data folder", holds: /^server\/data-folder\.ts$/, uses: ["config"], packages: [] },
  {
    name: "composition root",
    holds: /^server\/(?:app|log)\.ts$/,
    uses: ["config", "data folder", "domain", "usecases", "hashes", "refusals", "review news", ...adapters],
    packages: ["pino"],
  },
  { name: "stand-down", holds: /^server\/stand-down\.ts$/, uses: [], packages: [] },
  {
    name: "main",
    holds: /^server\/main\.ts$/,
    uses: ["composition root", "config", "http", "jobs", "stand-down"],
    packages: ["react-router"],
  },
  {
    name: "scripts",
    holds: /^scripts\//,
    uses: ["domain", "config", "documents", "auth"],
    packages: null,
  },
  { name: "settings", holds: /^[^/]+$/, uses: ["tests"], packages: null },
  {
    name: "bench",
    holds: /^bench\//,
    uses: ["domain", "config", "composition root", "hashes", "http", "main", "tests", ...adapters],
    packages: null,
  },
];

const tests: Room = { name: "tests", holds: /^tests\//, uses: [], packages: null };

const roomOf = (file: string): Room | undefined => [...rooms, tests].find(({ holds }) => holds.test(file));

/** Only these rooms run where Node is; the others also run in a browser. */
const withNode = new Set([
  ...adapters,
  "hashes",
  "jobs",
  "http",
  "data folder",
  "composition root",
  "main",
  "scripts",
  "settings",
  "bench",
  "config",
]);

const isGenerated = (file: string) => file.split("/").includes("+types");

function breachOf({ file }: Module, room: Room, { from, own, typeOnly, line }: Import): Breach | null {
  const at = `${file}:${line} imports ${from}`;
  if (!own) {
    if (from.startsWith("node:")) {
      const isEntry = file === "app/entry.server.tsx";
      return withNode.has(room.name) || isEntry
        ? null
        : { at, mend: `${room.name} runs without Node; leave the effect to an adapter in server/.` };
    }
    return room.packages === null || room.packages.includes(from)
      ? null
      : {
          at,
          mend: `${room.name} may use ${room.packages.join(", ") || "no package"}; see tests/walls/rooms.ts.`,
        };
  }
  if (isGenerated(from)) return null;
  const target = roomOf(from);
  if (target === undefined)
    return { at, mend: "no room holds that file; give it one in tests/walls/rooms.ts." };
  const allowed =
    target.name === room.name ||
    room.uses.includes(target.name) ||
    (typeOnly && (room.knows ?? []).includes(target.name));
  const types = room.knows === undefined ? "" : `, and know the types of ${room.knows.join(", ")}`;
  return allowed
    ? null
    : {
        at,
        mend: `${room.name} may use ${[room.name, ...room.uses].join(", ")}${types}; move what is shared there.`,
      };
}

/** Imports that cross a wall. Tests may import anything. */
export function brokenWalls(modules: readonly Module[]): readonly Breach[] {
  return modules.flatMap((module) => {
    const room = roomOf(module.file);
    if (room === undefined)
      return [{ at: module.file, mend: "no room holds it; give it one in tests/walls/rooms.ts." }];
    if (room === tests) return [];
    return module.imports.map((taken) => breachOf(module, room, taken)).filter((breach) => breach !== null);
  });
}

/** Chains of imports, types included, that lead back to where they began. */
export function cycles(modules: readonly Module[]): readonly Breach[] {
  const known = new Map(modules.map((module) => [module.file, module]));
  const finished = new Set<string>();
  const found: Breach[] = [];
  function visit(file: string, trail: readonly string[]): void {
    const start = trail.indexOf(file);
    if (start !== -1) {
      const circle = [...trail.slice(start), file].join(" → ");
      found.push({ at: circle, mend: "move what both need into a third module." });
      return;
    }
    if (finished.has(file)) return;
    for (const { own, from } of known.get(file)?.imports ?? [])
      if (own && known.has(from)) visit(from, [...trail, file]);
    finished.add(file);
  }
  for (const { file } of modules) visit(file, []);
  return found;
}

const routeExports = [
  "default",
  "loader",
  "action",
  "meta",
  "headers",
  "links",
  "handle",
  "middleware",
  "clientLoader",
  "clientAction",
  "clientMiddleware",
  "shouldRevalidate",
  "ErrorBoundary",
  "HydrateFallback",
  "Layout",
];

/** The exports that somebody outside of the repository's modules takes: React Router, Vite, Vitest, Playwright. */
const outside: readonly { readonly file: RegExp; readonly names: readonly string[] }[] = [
  { file: /^app\/(?:routes\/|root\.tsx$)/, names: routeExports },
  { file: /^app\/entry\.server\.tsx$/, names: ["default", "handleError", "streamTimeout"] },
  { file: /^app\/routes\.ts$/, names: ["default"] },
  { file: /^[\w.-]+\.config\.ts$/, names: ["default"] },
  { file: /^tests\/support\/(?:build|postgres)\.ts$/, names: ["default"] },
];

/** A type beside what it describes is named by the signatures of its own module; whoever calls them may name it too. */
const namesASignature = ({ text, types }: Module, name: string) =>
  types.includes(name) && (text.match(new RegExp(`\\b${name}\\b`, "g")) ?? []).length > 1;

/** Exports that nothing takes. */
export function unusedExports(modules: readonly Module[]): readonly Breach[] {
  const taken = new Map<string, Set<string> | null>();
  for (const { own, from, names } of modules.flatMap(({ imports }) => imports)) {
    if (!own) continue;
    const before = taken.get(from);
    if (names === null || before === null) taken.set(from, null);
    else taken.set(from, new Set([...(before ?? []), ...names]));
  }
  return modules.flatMap((module) => {
    const { file, exports } = module;
    const names = taken.get(file);
    if (names === null) return [];
    const fromOutside = new Set(
      outside.filter((entry) => entry.file.test(file)).flatMap((entry) => entry.names),
    );
    return exports
      .filter(
        ({ name }) =>
          !(names?.has(name) ?? false) && !fromOutside.has(name) && !namesASignature(module, name),
      )
      .map(({ name, line }) => ({
        at: `${file}:${line} exports ${name}, which nothing imports`,
        mend: "remove it, or only the word export.",
      }));
  });
}
