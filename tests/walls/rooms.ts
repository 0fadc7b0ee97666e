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

/** The rooms of the domain, the lowest first: each uses only rooms before it. */
export const domainRooms: readonly Room[] = [
  inDomain("base"),
  inDomain("prints"),
  inDomain("gems", "prints"),
  inDomain("search", "gems"),
  inDomain("map", "gems"),
  inDomain("travel", "gems"),
  inDomain("account", "base"),
  inDomain("reviews", "base", "account"),
  inDomain("site", "base", "gems", "search", "map", "travel", "account"),
  inDomain("exports", "site"),
];

/**
 * Which room may import which; `docs/architecture.md` shows this table. A file belongs to the first room whose
 * pattern matches.
 */
export const rooms: readonly Room[] = [
  ...domainRooms,
  { name: "ui", holds: /^app\/(?:ui|forms|styles)\//, uses: [], packages: ["react"] },
  {
    name: "critical path",
    holds: /^app\/critical-path\//,
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
    name: "nouns",
    holds: /^app\/(search|gem|photos|saves|reviews|account)\//,
    uses: ["domain", "ui", "client", "shell", "prints", "travel", "critical path"],
    knows: ["server actions"],
    packages: ["react", "react-dom", "react-router"],
  },
  {
    name: "routes",
    holds: /^app\/(?:routes\/|[^/]+$)/,
    uses: ["domain", "ui", "critical path", "client", "shell", "prints", "map", "travel", "nouns"],
    knows: ["views", "server actions"],
    packages: ["react", "react-dom", "react-router"],
  },
  {
    name: "views",
    holds: /^server\/views\//,
    uses: ["domain"],
    knows: ["runtime", "adapters", "usecases"],
    packages: [],
  },
  {
    name: "server actions",
    holds: /^server\/actions\//,
    uses: ["domain", "usecases"],
    knows: ["runtime", "adapters"],
    packages: [],
  },
  {
    name: "usecases",
    holds: /^server\/usecases\//,
    uses: ["domain"],
    knows: ["runtime", "adapters"],
    packages: [],
  },
  {
    name: "adapters",
    holds: /^server\/(documents|files|mail|auth)\//,
    uses: ["domain"],
    knows: ["runtime"],
    packages: [
      "kysely",
      "pg",
      "aws4fetch",
      "sharp",
      "nodemailer",
      "@node-rs/argon2",
      "oidc-provider",
      "openid-client",
      "pino",
    ],
    withNode: true,
  },
  {
    name: "http",
    holds: /^server\/http\//,
    uses: ["domain", "usecases", "views", "server actions"],
    knows: ["runtime", "routes", "critical path", "adapters"],
    packages: ["pino", "@remix-run/multipart-parser"],
    withNode: true,
  },
  {
    name: "jobs",
    holds: /^server\/jobs\//,
    uses: ["domain"],
    knows: ["runtime", "adapters"],
    packages: [],
    withNode: true,
  },
  {
    name: "runtime",
    holds: /^server\/runtime\//,
    uses: ["domain", "usecases", "adapters", "http", "jobs"],
    packages: ["pino", "prom-client", "valibot"],
    withNode: true,
  },
  {
    name: "ops",
    holds: /^server\/ops\//,
    uses: ["domain", "usecases", "adapters", "jobs", "runtime"],
    packages: ["commander", "valibot"],
    withNode: true,
  },
  {
    name: "tools",
    holds: /^(?:(?:scripts|bench|tests)\/|[^/]+$)/,
    uses: [
      "domain",
      "routes",
      "critical path",
      "shell",
      "prints",
      "map",
      "travel",
      "nouns",
      "ui",
      "client",
      "usecases",
      "server actions",
      "views",
      "adapters",
      "http",
      "jobs",
      "runtime",
      "ops",
    ],
    packages: null,
    withNode: true,
  },
];

/** An exception to the table, with its reason. */
interface Arrow {
  /** A file, or a folder with a trailing slash. */
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

/** The exceptions to the table. An unused exception fails too. */
const arrows: readonly Arrow[] = [
  { from: "app/gem/", to: "app/saves/save-button.tsx", why: "a gem's card and head have its heart" },
  {
    from: "app/account/sign-in/log-in-dialog.tsx",
    to: "app/saves/save-after-log-in.ts",
    why: "whoever gives the log-in up gives up the save that waited for it",
  },
  {
    from: "app/shell/log-in-provider.tsx",
    to: "app/account/",
    why: "opens the log-in dialog and what follows it, fetched when first wanted",
  },
  {
    from: "server/jobs/send-mails.ts",
    to: "server/usecases/reset-links.ts",
    why: "the link of a reset is written when mails are sent, not when it is asked for (decision 33)",
  },
  {
    from: "server/views/registry.ts",
    to: "server/usecases/password-reset.ts",
    why: "whether a followed link can still be used is a rule of the reset",
  },
  {
    from: "server/usecases/",
    to: "server/auth/hashes.ts",
    why: "compares hashes in constant time, a pure function",
  },
  {
    from: "server/usecases/",
    to: "server/documents/refused.ts",
    why: "tells a refusal of the database from a failure",
  },
  {
    from: "server/http/",
    to: "server/documents/refused.ts",
    why: "tells an unavailable database from a failure",
  },
  {
    from: "server/mail/mail.ts",
    to: "server/documents/outbox.ts",
    why: "sends what the outbox holds; its type alone",
  },
  { from: "server/files/", to: "server/runtime/queue.ts", why: "bounds the pictures made at once" },
  { from: "server/http/", to: "server/runtime/queue.ts", why: "bounds the files open at once" },
  { from: "server/auth/", to: "server/runtime/queue.ts", why: "bounds the passwords hashed at once" },
  { from: "server/http/", to: "server/runtime/waiting-time.ts", why: "gives each request its budget" },
  { from: "server/documents/", to: "server/runtime/waiting-time.ts", why: "waits out of that budget" },
  { from: "server/files/", to: "server/runtime/waiting-time.ts", why: "waits out of that budget" },
];

const mayUse = ({ uses }: Room, name: string) =>
  uses.some((used) => name === used || name.startsWith(`${used}/`));

const roomOf = (file: string): Room | undefined => rooms.find(({ holds }) => holds.test(file));
/** The folder within a divided room; otherwise the room. */
const placeOf = (file: string, { name, holds }: Room) => holds.exec(file)?.[1] ?? name;

const isArrow = (arrow: Arrow, file: string, from: string) =>
  [
    [arrow.from, file],
    [arrow.to, from],
  ].every(([place = "", name = ""]) => (place.endsWith("/") ? name.startsWith(place) : name === place));

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
    (typeOnly && (room.knows ?? []).includes(target.name)) ||
    arrows.some((arrow) => isArrow(arrow, file, from));
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

/** Finds exceptions that are not needed any more. */
export function unusedArrows(modules: readonly Module[]): readonly Breach[] {
  const taken = modules.flatMap(({ file, imports }) => imports.map(({ from }) => [file, from] as const));
  return arrows
    .filter((arrow) => !taken.some(([file, from]) => isArrow(arrow, file, from)))
    .map(({ from, to }) => ({ at: `${from} → ${to}`, fix: "remove it from tests/walls/rooms.ts." }));
}
