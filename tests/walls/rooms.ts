import type { Breach, Import, Module } from "./modules.ts";

/** A room: a group of files, and what they may import. */
interface Room {
  readonly name: string;
  /** When the pattern has a group, each matched folder is a separate room, closed to its neighbours. */
  readonly holds: RegExp;
  /** Rooms from which it may import values. "domain" stands for every room of the domain. */
  readonly uses: readonly string[];
  /** Rooms from which it may import types only. */
  readonly knows?: readonly string[];
  /** Packages that it may import, types included. Null: any. */
  readonly packages: readonly string[] | null;
  /** Whether it runs in Node only; the others also run in a browser. */
  readonly withNode?: true;
}

/** A folder of the domain, and the folders that it may use. */
const inDomain = (folder: string, ...uses: readonly string[]): Room => ({
  name: `domain/${folder}`,
  holds: new RegExp(`^domain/${folder}/`),
  uses: uses.map((other) => `domain/${other}`),
  packages: [],
});

/** The rooms of the domain. */
const domainRooms: readonly Room[] = [
  inDomain("base"),
  inDomain("prints"),
  inDomain("gems", "prints"),
  inDomain("search", "gems"),
  inDomain("map", "gems"),
  inDomain("travel", "base", "gems"),
  inDomain("account", "base"),
  inDomain("reviews", "base", "account"),
  inDomain("saves", "base"),
  inDomain("stamps", "base"),
  inDomain("site", "base", "gems", "search", "map", "travel", "account", "reviews", "saves", "stamps"),
  inDomain("statements", "account", "site"),
  inDomain("exports", "site"),
];

/**
 * Which room may import which, the lowest first: each uses only rooms before it. `docs/architecture.md` shows this table.
 * A file belongs to the first room whose pattern matches.
 */
export const rooms: readonly Room[] = [
  ...domainRooms,
  { name: "ui", holds: /^app\/(?:ui|forms|document\/styles)\//, uses: [], packages: ["react"] },
  {
    name: "document",
    holds: /^app\/document\//,
    uses: ["domain", "ui"],
    packages: ["react"],
  },
  {
    name: "client",
    holds: /^app\/client\//,
    uses: ["domain"],
    knows: ["server actions", "views"],
    packages: ["react-router"],
  },
  {
    name: "shell",
    holds: /^app\/shell\//,
    uses: ["domain", "ui", "client"],
    knows: ["server actions"],
    packages: ["react", "react-dom", "react-router"],
  },
  { name: "prints", holds: /^app\/prints\//, uses: ["domain", "shell"], packages: ["react", "react-router"] },
  {
    name: "map",
    holds: /^app\/map\//,
    uses: ["domain", "ui", "shell"],
    packages: ["react", "react-router"],
  },
  {
    name: "travel",
    holds: /^app\/travel\//,
    uses: ["domain", "ui", "shell", "prints", "map"],
    knows: ["views"],
    packages: ["react", "react-router"],
  },
  {
    name: "waiting",
    holds: /^app\/waiting\//,
    uses: ["domain", "ui", "client", "shell"],
    knows: ["server actions"],
    packages: ["react"],
  },
  {
    name: "saves",
    holds: /^app\/saves\//,
    uses: ["domain", "ui", "client", "shell", "waiting"],
    knows: ["server actions"],
    packages: ["react", "react-router"],
  },
  {
    name: "offline",
    holds: /^app\/offline\//,
    uses: ["domain", "ui", "client", "shell", "map", "saves"],
    knows: ["views"],
    packages: ["react", "react-router"],
  },
  {
    name: "nouns",
    holds: /^app\/(search|gem|photos|reviews|account|notes|stamps|reports|statements)\//,
    uses: ["domain", "ui", "client", "shell", "prints", "travel", "waiting", "saves", "document"],
    knows: ["server actions"],
    packages: ["react", "react-dom", "react-router"],
  },
  {
    name: "routes",
    holds: /^app\/(?:routes\/|[^/]+$)/,
    uses: [
      "domain",
      "ui",
      "document",
      "client",
      "shell",
      "prints",
      "map",
      "travel",
      "saves",
      "offline",
      "nouns",
    ],
    knows: ["views", "server actions"],
    packages: ["react", "react-dom", "react-router"],
  },
  {
    name: "base",
    holds: /^server\/base\//,
    uses: ["domain"],
    packages: ["pino", "prom-client"],
    withNode: true,
  },
  {
    name: "config",
    holds: /^server\/config\//,
    uses: ["domain", "base"],
    packages: ["valibot"],
    withNode: true,
  },
  {
    name: "database",
    holds: /^server\/database\//,
    uses: ["domain", "base"],
    packages: ["kysely", "pg"],
    withNode: true,
  },
  {
    name: "documents",
    holds: /^server\/documents\//,
    uses: ["domain", "base", "database"],
    packages: ["kysely"],
  },
  {
    name: "adapters",
    holds: /^server\/(files|mail|auth)\//,
    uses: ["domain", "base"],
    knows: ["config"],
    packages: [
      "aws4fetch",
      "sharp",
      "nodemailer",
      "@node-rs/argon2",
      "oidc-provider",
      "openid-client",
      "@simplewebauthn/server",
      "pino",
    ],
    withNode: true,
  },
  {
    name: "app",
    holds: /^server\/app\.ts$/,
    uses: [],
    knows: ["base", "config", "documents", "adapters"],
    packages: ["pino"],
  },
  {
    name: "usecases",
    holds: /^server\/usecases\//,
    uses: ["domain", "base"],
    knows: ["documents", "adapters", "app"],
    packages: [],
  },
  {
    name: "views",
    holds: /^server\/views\//,
    uses: ["domain", "base"],
    knows: ["documents", "app", "usecases"],
    packages: [],
  },
  {
    name: "server actions",
    holds: /^server\/actions\//,
    uses: ["domain", "usecases"],
    knows: ["documents", "app"],
    packages: [],
  },
  {
    name: "http",
    holds: /^server\/http\//,
    uses: ["domain", "base", "usecases", "views", "server actions"],
    knows: ["config", "documents", "app", "routes", "document"],
    packages: ["pino", "@remix-run/multipart-parser"],
    withNode: true,
  },
  {
    name: "jobs",
    holds: /^server\/jobs\//,
    uses: ["domain", "usecases"],
    knows: ["documents", "adapters", "app"],
    packages: [],
    withNode: true,
  },
  {
    name: "runtime",
    holds: /^server\/runtime\//,
    uses: ["domain", "base", "config", "database", "documents", "adapters", "usecases", "http", "jobs"],
    knows: ["app"],
    packages: ["pino"],
    withNode: true,
  },
  {
    name: "ops",
    holds: /^server\/ops\//,
    uses: ["domain", "base", "config", "database", "documents", "adapters", "usecases", "jobs", "runtime"],
    packages: ["commander", "valibot"],
    withNode: true,
  },
  {
    name: "tools",
    holds: /^(?:(?:scripts|bench|tests)\/|[^/]+$)/,
    uses: [
      "domain",
      "routes",
      "document",
      "shell",
      "prints",
      "map",
      "travel",
      "waiting",
      "saves",
      "offline",
      "nouns",
      "ui",
      "client",
      "base",
      "config",
      "database",
      "documents",
      "adapters",
      "app",
      "usecases",
      "views",
      "server actions",
      "http",
      "jobs",
      "runtime",
      "ops",
    ],
    packages: null,
    withNode: true,
  },
];

const mayUse = ({ uses }: Room, name: string) =>
  uses.some((used) => name === used || name.startsWith(`${used}/`));

const roomOf = (file: string): Room | undefined => rooms.find(({ holds }) => holds.test(file));
/** The folder within a divided room; otherwise the room. */
const placeOf = (file: string, { name, holds }: Room) => holds.exec(file)?.[1] ?? name;

function breachOf({ file }: Module, room: Room, { from, own, typeOnly, line }: Import): Breach | null {
  const at = `${file}:${line} imports ${from}`;
  if (!own) {
    if (from.startsWith("node:")) {
      return room.withNode === true
        ? null
        : { at, fix: `${room.name} runs without Node; leave the effect to an adapter in server/.` };
    }
    return room.packages === null || room.packages.includes(from)
      ? null
      : {
          at,
          fix: `${room.name} may use ${room.packages.join(", ") || "no package"}; see tests/walls/rooms.ts.`,
        };
  }
  const target = roomOf(from);
  if (target === undefined)
    return { at, fix: "no room holds that file; give it one in tests/walls/rooms.ts." };
  const allowed =
    (target === room && placeOf(from, target) === placeOf(file, room)) ||
    (target !== room && mayUse(room, target.name)) ||
    (typeOnly && (room.knows ?? []).includes(target.name));
  const types = room.knows === undefined ? "" : `, and know the types of ${room.knows.join(", ")}`;
  return allowed
    ? null
    : {
        at,
        fix: `${placeOf(file, room)} may use ${["itself", ...room.uses].join(", ")}${types}; move what is shared there.`,
      };
}

/** Finds imports that the table does not allow. */
export function brokenWalls(modules: readonly Module[]): readonly Breach[] {
  return modules.flatMap((module) => {
    const room = roomOf(module.file);
    if (room === undefined)
      return [{ at: module.file, fix: "no room holds it; give it one in tests/walls/rooms.ts." }];
    return module.imports.map((taken) => breachOf(module, room, taken)).filter((breach) => breach !== null);
  });
}
