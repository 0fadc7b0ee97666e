import path from "node:path";
import { launch, type Browser, type BrowserContext, type KeyInput, type Page } from "puppeteer-core";
import { findChromium, launchOf } from "../../support/browser.ts";
import { boundProgram } from "./bound.ts";
import { phone, type BrowserWindow, type Engine, type Preferences, type Session } from "./engine.ts";
import { artefacts } from "./places.ts";
import { holdNotices } from "./preload.ts";

/** Starts a browser that Puppeteer drives. */
type Launch = (preferences: Preferences) => Promise<Browser>;

const common = {
  headless: true,
  defaultViewport: phone,
  // A busy machine may take long to start a browser.
  timeout: 120_000,
  protocolTimeout: 60_000,
  // A signal ends this process, and with it the browser (`bound.sh`). Puppeteer's own handlers would end only the browser
  // here, because Vitest does not let a test's process exit by itself.
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
} as const;

let profiles = 0;
const newProfile = () => path.join(artefacts, "profiles", `${process.pid}-${++profiles}`);

/** Chromium, over its own protocol. */
const launchChromium: Launch = async () => {
  const { executablePath, args, env } = launchOf(await findChromium());
  return launch({
    ...common,
    browser: "chrome",
    executablePath: boundProgram,
    env: { ...env, BOUND: executablePath },
    userDataDir: newProfile(),
    args: [...args, "--force-prefers-reduced-motion"],
  });
};

/** Firefox, over WebDriver BiDi. It has no command for preferences of the system or for scripts, so each is a browser of its own. */
const launchFirefox =
  (program: string): Launch =>
  ({ dark = false, scripts = true }) =>
    launch({
      ...common,
      browser: "firefox",
      executablePath: boundProgram,
      env: { ...process.env, BOUND: program },
      userDataDir: newProfile(),
      extraPrefsFirefox: {
        "ui.prefersReducedMotion": 1,
        "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
        "javascript.enabled": scripts,
      },
    });

/** A request that the page itself has ended, for example by leaving. */
const isAborted = (failure: string) => /ERR_ABORTED|NS_BINDING_ABORTED/.test(failure);

function collectComplaints(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    if (/^(?:error|warn)/.test(message.type()))
      complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url ?? ""})`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${String(error)}`));
  page.on("error", (error) => complaints.push(`the page crashed: ${String(error)}`));
  page.on("requestfailed", (request) => {
    const failure = request.failure()?.errorText ?? "";
    if (!isAborted(failure)) complaints.push(`failed: ${request.url()} ${failure}`);
  });
}

function windowOf(page: Page): BrowserWindow {
  const parsed = { waitUntil: "domcontentloaded", timeout: 60_000 } as const;
  const pressKeys = async (keys: string) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Puppeteer refuses an unknown name itself
    const names = keys.split("+") as KeyInput[];
    for (const name of names) await page.keyboard.down(name);
    for (const name of names.toReversed()) await page.keyboard.up(name);
  };
  return {
    open: async (address) => void (await page.goto(address, parsed)),
    back: async () => void (await page.goBack(parsed)),
    forward: async () => void (await page.goForward(parsed)),
    reload: async () => void (await page.reload(parsed)),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the interface leaves the type to whoever asks
    evaluate: async (expression) => (await page.evaluate(expression)) as never,
    press: (x, y) => page.mouse.click(x, y),
    keys: async (...keys) => {
      for (const key of keys) await pressKeys(key);
    },
    type: (text) => page.keyboard.type(text),
    attach: async (selector, file) => {
      const found = await page.$(selector);
      const field = await found?.toElement("input");
      if (field === undefined) throw new Error(`there is no ${selector}`);
      await field.uploadFile(file);
    },
    // Of the window: Firefox leaves notices out of a picture of the whole page.
    screenshot: () => page.screenshot({ captureBeyondViewport: false }),
  };
}

/** Lets pages write to the clipboard when somebody presses, which Chromium without a screen refuses. */
async function allowClipboard(page: Page): Promise<void> {
  const { id } = page.browserContext();
  // It ends with this connection, so nothing detaches it.
  const protocol = await page.browser().target().createCDPSession();
  await protocol.send("Browser.grantPermissions", {
    permissions: ["clipboardReadWrite", "clipboardSanitizedWrite"],
    ...(id === undefined ? {} : { browserContextId: id }),
  });
}

async function beginIn(
  context: BrowserContext,
  preferences: Preferences,
  isChromium: boolean,
): Promise<Session> {
  const complaints: string[] = [];
  const known = new WeakMap<Page, BrowserWindow>();
  const meet = (page: Page): BrowserWindow => {
    const met = known.get(page);
    if (met !== undefined) return met;
    collectComplaints(page, complaints);
    const window = windowOf(page);
    known.set(page, window);
    return window;
  };
  context.on("targetcreated", (target) => {
    // A popup may close again before it is known.
    void target.page().then(
      (page) => page && meet(page),
      () => undefined,
    );
  });
  const openWindow = async () => {
    const page = await context.newPage();
    if (isChromium) {
      await page.setViewport(preferences.size ?? phone);
      await page.emulateMediaFeatures([
        { name: "prefers-color-scheme", value: preferences.dark === true ? "dark" : "light" },
      ]);
      await page.setJavaScriptEnabled(preferences.scripts !== false);
      await allowClipboard(page);
    }
    await page.evaluateOnNewDocument(holdNotices);
    return meet(page);
  };
  return {
    window: await openWindow(),
    openWindow,
    windows: async () => (await context.pages()).map(meet),
    complaints: async () => complaints,
    end: () => context.close(),
  };
}

/** A browser for each kind of preferences, started when the first journey asks for it. */
function engineOf(start: Launch, kindOf: (preferences: Preferences) => string, isChromium: boolean): Engine {
  const browsers = new Map<string, Promise<Browser>>();
  return {
    begin: async (preferences) => {
      const kind = kindOf(preferences);
      const browser = browsers.get(kind) ?? start(preferences);
      browsers.set(kind, browser);
      const running = await browser;
      if (!running.connected) throw new Error("the browser has ended");
      return beginIn(await running.createBrowserContext(), preferences, isChromium);
    },
    stop: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}

export const startChromium = (): Engine => engineOf(launchChromium, () => "", true);

export const startFirefox = (program: string): Engine =>
  engineOf(launchFirefox(program), ({ dark, scripts }) => `${dark} ${scripts}`, false);
