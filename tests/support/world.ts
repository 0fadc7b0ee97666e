import { mkdtempSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import type * as Entry from "../../app/entry.server.tsx";
import type { App } from "../../server/app.ts";
import { createApp } from "../../server/runtime/create-app.ts";
import { createPasswords } from "../../server/auth/passwords.ts";
import { systemRandom } from "../../server/auth/random.ts";
import { readConfig, type Config } from "../../server/config/config.ts";
import type { Mail } from "../../server/base/mail.ts";
import { readBuiltFiles } from "../../server/http/build-output.ts";
import { createSite } from "../../server/http/site.ts";
import { Browser } from "./browser-in-process.ts";
import { Clock } from "./clock.ts";
import { fetchOf } from "./fetch.ts";
import { fixture } from "./fixture.ts";
import { createPeople, type People } from "./people.ts";

/** The folder of the build. */
export const buildDir = path.join(import.meta.dirname, "..", "..", "build");

/** A complete product for a test: a database in a new folder, a clock that stands still, captured mails. */
export interface World extends AsyncDisposable {
  readonly app: App;
  readonly clock: Clock;
  /** The sent mails, oldest first; `sendDueMails(app)` sends the waiting ones. */
  readonly mails: Mail[];
  /** The log lines. */
  readonly log: string[];
  /** The log lines, parsed. */
  logged(): readonly Readonly<Record<string, unknown>>[];
  /** The public origin of the site. */
  readonly origin: string;
  /** Requests an address such as "/gem/1", without cookies (a `Browser` keeps cookies). */
  request(address: string, init?: RequestInit): Promise<Response>;
  /** Sends any request to the site. */
  fetch(request: Request): Promise<Response>;
  /** The site's request listener, for tests that listen on a port. */
  readonly listener: RequestListener;
  readonly people: People;
  /** A new browser with its own cookies. */
  browser(address?: string): Browser;
  /**
   * A second server on the same database. On PostgreSQL only: two SQLite connections in one process would block each
   * other.
   */
  another(): Promise<World>;
  /** Makes the site report that it is stopping. */
  stop(): void;
  close(): Promise<void>;
}

interface Given extends Partial<Pick<App, "files" | "passwords" | "random" | "sendMail">> {
  /** Environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The start of the clock, in ms. */
  readonly startsAt?: number;
}

const logEntry = v.record(v.string(), v.unknown());

/** Passwords with a low hashing cost. */
const quickPasswords = () => createPasswords({ memoryKiB: 8 });

/** Creates a world. Its files are deleted when it closes. */
export async function createWorld({ settings = {}, startsAt, ...given }: Given = {}): Promise<World> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "anaba-world-"));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "debug", ...settings });
  const world = await open(config, given, new Clock(startsAt));
  const close = async () => {
    await world.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...world, close, [Symbol.asyncDispose]: close };
}

async function open(
  config: Config,
  given: Omit<Given, "settings" | "startsAt">,
  clock: Clock,
): Promise<World> {
  const log: string[] = [];
  const mails: Mail[] = [];
  const app = await createApp(config, {
    now: clock.now,
    logTo: { write: (line) => void log.push(line) },
    passwords: quickPasswords(),
    random: systemRandom,
    sendMail: async (mail) => void mails.push(mail),
    ...given,
  });
  const pages = pathToFileURL(path.join(buildDir, "server", "pages.js"));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from this very module
  const { renderPage } = (await import(pages.href)) as typeof Entry;
  const stopping = { yes: false };
  const site = createSite(app, renderPage, readBuiltFiles(buildDir), { isStopping: () => stopping.yes });
  const fetch = fetchOf(site.answer);
  const { origin } = app.config.baseUrl;
  const browser = (address?: string) => new Browser(site, app.config.baseUrl, address);
  return {
    app,
    clock,
    mails,
    log,
    logged: () => log.map((line) => v.parse(logEntry, JSON.parse(line))),
    origin,
    request: (address, init) => fetch(new Request(origin + address, init)),
    fetch: (request) => fetch(request),
    listener: site.listener,
    browser,
    people: createPeople(app, browser),
    another: () => open(config, given, clock),
    stop: () => {
      stopping.yes = true;
    },
    close: app.close,
    [Symbol.asyncDispose]: app.close,
  };
}

/** Creates a world for the tests of a `describe` or a file. A function is called before the first test. */
export const useWorld = (given: Given | (() => Given | Promise<Given>) = {}): World =>
  fixture(async (owned) => owned.use(await createWorld(typeof given === "function" ? await given() : given)));
