import { readdirSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { paths } from "../../domain/site/paths.ts";
import { buildDir } from "../support/world.ts";
import { unkeyed } from "../support/unkeyed-headers.ts";
import { personalAddresses } from "../support/personal-addresses.ts";
import { hasProgram } from "../support/programs.ts";
import { startServer } from "../support/started-server.ts";
import { startNginx, type SharedCache } from "./nginx.ts";
import { noneOf, type Row } from "./row.ts";
import { inhabitedFolder, type SignedIn } from "./signed-in.ts";

/** The result of requests through a shared cache. */
interface Behind {
  readonly requests: number;
  /** Responses from the cache (static files). It must be more than 0, or nothing was tested. */
  readonly hits: number;
  /** Violations, in words: one person's bytes sent to another, or responses changed by another request's header. */
  readonly wrong: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

const fileOf = (folder: string, ending: string) =>
  readdirSync(path.join(buildDir, "client", folder)).find((name) => name.endsWith(ending)) ?? "";
const files = (): readonly string[] => [
  `/assets/${fileOf("assets", ".js")}`,
  `/assets/${fileOf("assets", ".css")}`,
  `/pictures/${fileOf("pictures", ".jpg")}`,
  paths.icon("favicon.svg"),
  paths.sitemap(),
  paths.robots(),
  paths.webManifest(),
];
const pages = [
  paths.home(),
  paths.gem(1),
  paths.gem(13),
  paths.photos(),
  paths.gemPhotos(1),
  paths.saved(),
  "/nowhere",
  "/assets/nowhere.js",
  `${paths.photos()}.json`,
];
const personal = [paths.home(), ...personalAddresses];

/** The server's public name; the proxy passes the browser's `Host` on. */
const host = "localhost:3000";
const canary = "canary.test";

const patience = 20_000;

/** Sends a request with its address unchanged; `fetch` would normalise it. */
const ask = (port: number, address: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const to = { port, host: "127.0.0.1", path: address, agent: false } as const;
    const asked = request({ ...to, headers: { Host: host, ...headers } });
    asked.setTimeout(patience, () => asked.destroy(new Error(`no answer to ${address}`)));
    asked.on("error", reject).on("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject).on("end", () => {
        const text = Buffer.concat(parts).toString("latin1");
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
    });
    asked.end();
  });

/** A response without the values that differ each time: it must be the same for two visitors. */
const steady = ({ status, headers, text }: Answer) =>
  JSON.stringify([
    status,
    headers["content-type"],
    headers["cache-control"],
    headers["location"],
    headers["set-cookie"],
    headers["content-encoding"],
    text.replace(/nonce="[^"]*"/g, "").replace(/cb=\w+/g, ""),
  ]);

const valuesOf = (header: string): readonly string[] => {
  if (/method/i.test(header)) return ["POST", "DELETE"];
  if (/proto|scheme|ssl/i.test(header)) return ["gopher", canary];
  return [canary, `https://${canary}/`];
};

/** Malformed requests. Their refusal must not be cached in place of the file or page. */
const refused: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["a header of 20 kB", { "X-Oversized": "x".repeat(20_000) }],
  ["101 headers", Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`X-Many-${n}`, "x"]))],
  ["another host", { Host: canary }],
  ["a range", { Range: "bytes=0-0" }],
  ["a range out of reach", { Range: "bytes=99999999-" }],
  ["a condition", { "If-Match": '"x"' }],
  ["an expectation", { Expect: canary }],
  ["no encoding", { "Accept-Encoding": "identity;q=0" }],
  ["an odd type", { Accept: "application/xml" }],
  ["a compressed body", { "Content-Encoding": "gzip" }],
  ["an upgrade", { Upgrade: "h2c", Connection: "Upgrade, HTTP2-Settings", "HTTP2-Settings": "AAMAAABk" }],
  ["a lost header", { Connection: "close, Cookie, Accept-Encoding" }],
];

/**
 * docs/security.md row 14: sends each header that a cache ignores with each file and page; then requests without it
 * must get unchanged responses.
 */
async function poison({ heeding, eager }: SharedCache): Promise<Behind> {
  const count = { requests: 0, hits: 0 };
  const wrong: string[] = [];
  const seen = async (port: number, address: string, headers: Readonly<Record<string, string>> = {}) => {
    count.requests += 1;
    const answer = await ask(port, address, headers);
    if (answer.headers["x-cache"] === "HIT") count.hits += 1;
    return answer;
  };
  const attacks = [
    ...unkeyed.flatMap((name) => valuesOf(name).map((value) => [name, { [name]: value }] as const)),
    ...refused,
  ];
  for (const [port, addresses] of [
    [heeding, [...files(), ...pages]],
    [eager, files()],
  ] as const)
    for (const address of addresses) {
      const plain = steady(await seen(port, `${address}?cb=plain`));
      for (const [n, [name, headers]] of attacks.entries()) {
        // An address that the cache does not know yet, so that the attacker's response may be stored.
        const fresh = `${address}?cb=n${n}`;
        // Only the later visitors' responses count, not the attacker's.
        await seen(port, fresh, headers).catch(() => undefined);
        const next = await seen(port, fresh);
        if (steady(next) !== plain)
          wrong.push(`${name} on ${address}: the next one is answered ${next.status} otherwise`);
        if (JSON.stringify(next).includes(canary)) wrong.push(`${name} on ${address}: told to the next one`);
      }
    }
  return { ...count, wrong };
}

/** Suffixes that make an address look like a file's, while a server may still treat it as the page's. */
function dresses(): readonly string[] {
  const bytes = Array.from({ length: 256 }, (_, n) => `%${n.toString(16).padStart(2, "0")}`);
  const signs = "!$&'()*+,-.:;=@_~|^`{}[]<>\"\\/".split("");
  const separators = [...bytes, ...signs, "//", "/./", "/../", "%2f..%2f", "/%2e%2e/", "%252f", "%c0%af"];
  return [
    "",
    "?x.css",
    "#x.css",
    ...separators.flatMap((separator) => [`${separator}x.css`, `${separator}assets/x.js`]),
    ".json",
    ".json?x.css",
    ".css",
  ];
}

/** Paths into a folder of files and out of it again; a cache may read only the first half. */
const detours = (address: string) => [
  `/assets/..${address}`,
  `/assets/..%2f${address.slice(1)}`,
  `/assets/%2e%2e${address}`,
  `/assets/..;${address}`,
  `/assets//..${address}`,
  `/icons/..%5c${address.slice(1)}`,
  `${address}%2f..%2fassets%2fx.css`,
  `${address}/..%2f..%2fassets/x.css`,
  `/${address}`,
];

/**
 * docs/security.md row 14: two users and a visitor request every page in turn, with addresses that look like files in
 * every way.
 */
async function deceive({ heeding, eager }: SharedCache, people: readonly SignedIn[]): Promise<Behind> {
  const [ann, ben] = people;
  if (ann === undefined || ben === undefined) throw new Error("two users are needed");
  const count = { requests: 0, hits: 0 };
  const wrong: string[] = [];
  let own = 0;
  for (const port of [heeding, eager])
    for (const address of personal)
      for (const dressed of [...dresses().map((dress) => address + dress), ...detours(address)])
        for (const [who, others, cookie] of [
          [ann.id, [ben.id], ann.cookie],
          ["a visitor", [ann.id, ben.id], ""],
          [ben.id, [ann.id], ben.cookie],
          ["a visitor", [ann.id, ben.id], ""],
        ] as const) {
          count.requests += 1;
          const { headers, text } = await ask(port, dressed, cookie === "" ? {} : { Cookie: cookie });
          if (text.includes(who)) own += 1;
          const isHit = headers["x-cache"] === "HIT";
          if (isHit) count.hits += 1;
          for (const other of others)
            if (text.includes(other)) wrong.push(`${dressed}: ${who} is shown ${other}'s`);
          if (isHit && headers["set-cookie"] !== undefined)
            wrong.push(`${dressed}: a cookie out of the cache`);
          if (isHit && text.includes("nonce=")) wrong.push(`${dressed}: a nonce out of the cache`);
        }
  if (own === 0) wrong.push("nobody was shown their own");
  return { ...count, wrong };
}

/**
 * docs/security.md row 14 behind a real shared cache: nginx in two configurations. It needs nginx on the PATH, such
 * as Debian's (`apt-get install nginx`, or `apt-get download nginx` and `dpkg -x`).
 */
export const cache: Row = {
  name: "cache",
  shows: "row 14: poisoning and deceiving a shared cache; needs an nginx on the PATH",
  lacks: () => (hasProgram("nginx") ? null : "nginx is not on the PATH; on Debian: apt-get install nginx"),
  async run() {
    using home = await inhabitedFolder(["canary_ann", "canary_ben"]);
    await using server = await startServer({ DATA_DIR: home.dataDir, TRUST_PROXY: "1" });
    await using nginx = await startNginx(server.port);
    const told = (name: string, { requests, hits, wrong }: Behind) =>
      `${name}: ${requests} requests, ${hits} from the cache; wrong: ${wrong.length}`;
    const headers = await poison(nginx);
    const addresses = await deceive(nginx, home.people);
    const line = noneOf(told("headers", headers), headers.wrong, "0 wrong, and something from the cache");
    return [
      { ...line, passed: line.passed && headers.hits > 0 },
      noneOf(told("addresses", addresses), addresses.wrong, "0 wrong"),
    ];
  },
};
