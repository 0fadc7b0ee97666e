import path from "node:path";
import { launch, type Browser, type KeyInput, type Page } from "puppeteer-core";
import { boundProgram } from "./bound.ts";
import { phone, type BrowserWindow, type Engine, type Preferences, type Session } from "./engine.ts";
import { artefacts } from "./places.ts";
import { holdNotices } from "./preload.ts";

let profiles = 0;
const newProfile = () => path.join(artefacts, "profiles", `${process.pid}-${++profiles}`);

/** Starts Firefox, driven over WebDriver BiDi. */
const launchFirefox = (program: string, { dark = false, scripts = true }: Preferences): Promise<Browser> =>
  launch({
    browser: "firefox",
    headless: true,
    executablePath: boundProgram,
    env: { ...process.env, BOUND: program },
    userDataDir: newProfile(),
    defaultViewport: phone,
    extraPrefsFirefox: {
      "ui.prefersReducedMotion": 1,
      "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
      "javascript.enabled": scripts,
    },
    // A busy machine may take long to start a browser.
    timeout: 120_000,
    protocolTimeout: 60_000,
    // A signal ends this process, and with it the browser (`bound.sh`). Puppeteer's own handlers would end only the browser
    // here, because Vitest does not let a test's process exit by itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

/** A request that the page itself has ended, for example by leaving. */
const isAborted = (failure: string) => /NS_BINDING_ABORTED/.test(failure);

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

async function beginIn(browser: Browser): Promise<Session> {
  const context = await browser.createBrowserContext();
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

/**
 * Firefox: it has no command for preferences of the system or for scripts, so there is a browser for each kind of preferences,
 * started when the first journey asks for it.
 */
export function startFirefox(program: string): Engine {
  const browsers = new Map<string, Promise<Browser>>();
  return {
    begin: async (preferences) => {
      const kind = `${preferences.dark} ${preferences.scripts}`;
      const browser = browsers.get(kind) ?? launchFirefox(program, preferences);
      browsers.set(kind, browser);
      const running = await browser;
      if (!running.connected) throw new Error("the browser has ended");
      return beginIn(running);
    },
    stop: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}
