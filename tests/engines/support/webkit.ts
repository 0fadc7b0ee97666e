import path from "node:path";
import { setTimeout } from "node:timers/promises";
import * as v from "valibot";
import { vi } from "vitest";
import { freePort } from "../../support/listening.ts";
import { programOf } from "../../support/programs.ts";
import { startBound } from "./bound.ts";
import { phone, type BrowserWindow, type Engine, type Preferences, type Session } from "./engine.ts";
import { holdNotices, tellComplaints } from "./preload.ts";
import { connectTo, keyActions, longest, pressActions, type Send } from "./webdriver.ts";

const gjs = programOf("gjs") ?? "gjs";
const browser = path.join(import.meta.dirname, "webkit-window.js");

/** A screen without a monitor; returns its name. */
async function startScreen() {
  const screen = startBound("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]);
  const said: string[] = [];
  const number = await new Promise<string>((resolve, reject) => {
    screen.onLine((line) => (/^\d+$/.test(line) ? resolve(line) : said.push(line)));
    screen.process.on("exit", () => reject(new Error(`Xvfb has ended: ${said.join(" ")}`)));
  });
  return { display: `:${number}`, stop: screen.stop };
}

/**
 * Whether WebKit draws each layer apart and shares them with a graphics card. Without a card that only costs time; but a
 * picture of a dialog never comes without it.
 */
const composites = process.env["SHOTS"] !== undefined;

const environment = (display: string): NodeJS.ProcessEnv => ({
  DISPLAY: display,
  GDK_BACKEND: "x11",
  NO_AT_BRIDGE: "1",
  GTK_THEME: "",
  LIBGL_ALWAYS_SOFTWARE: "1",
  ...(!composites && { WEBKIT_DISABLE_DMABUF_RENDERER: "1" }),
  // The sandbox needs user namespaces, which containers often lack. All pages are our own.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
});

const preload = [holdNotices, tellComplaints].map((run) => `(${run.toString()})();`).join("\n");

/** What `webkit-window.js` tells of the pages. */
const isComplaint = (line: string) => /^(?:COMPLAINT|CRASH) /.test(line);

/** How long to wait for the value of an expression before it is asked for again, in milliseconds. */
const patience = 2000;
/** How long a browser may take to start, in milliseconds. */
const startPatience = 30_000;

const handles = v.array(v.string());
const element = v.record(v.string(), v.string());

/** The windows of a session. WebDriver's commands go to the chosen window, so each window is chosen first. */
function windowsOf(send: Send) {
  const known = new Map<string, BrowserWindow>();
  let chosen = "";
  const windowOf = (handle: string): BrowserWindow => {
    const inWindow: Send = async (...command) => {
      if (chosen !== handle) await send("POST", "/window", { handle });
      chosen = handle;
      return send(...command);
    };
    const post = async (command: string, body: object = {}) => void (await inWindow("POST", command, body));
    // WebKit does not answer for a document that is replaced in the meantime, so the question is asked again.
    const evaluate = async <Value>(expression: string, deadline = Date.now() + longest): Promise<Value> => {
      const asked = inWindow("POST", "/execute/sync", { script: `return ${expression}`, args: [] });
      const late = Symbol("late");
      const timer = new AbortController();
      const answered = await Promise.race([
        asked,
        setTimeout(patience, late, { signal: timer.signal }),
      ]).finally(() => timer.abort());
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the interface leaves the type to whoever asks
      if (answered !== late) return answered as Value;
      asked.catch(() => undefined);
      if (Date.now() > deadline) throw new Error("the page does not answer");
      return evaluate(expression, deadline);
    };
    /** Sends a command that replaces the document, and waits until the new one is parsed. */
    const replaceBy = async (command: string, body: object = {}) => {
      await evaluate("void (window.isLeft = true)");
      await post(command, body);
      const isParsed = async () => {
        if ((await evaluate('!window.isLeft && document.readyState !== "loading"')) !== true)
          throw new Error("the page is still loading");
      };
      await vi.waitFor(isParsed, { timeout: longest });
    };
    return {
      open: (url) => replaceBy("/url", { url }),
      back: () => post("/back"),
      forward: () => post("/forward"),
      reload: () => replaceBy("/refresh"),
      evaluate,
      press: (x, y) => post("/actions", pressActions(x, y)),
      keys: (...keys) => post("/actions", keyActions(keys)),
      type: (text) => post("/actions", keyActions(Array.from(text))),
      attach: async (selector, file) => {
        const found = await inWindow("POST", "/element", { using: "css selector", value: selector });
        const [id = ""] = Object.values(v.parse(element, found));
        await post(`/element/${id}/value`, { text: file });
      },
      screenshot: async () =>
        Buffer.from(v.parse(v.string(), await inWindow("GET", "/screenshot")), "base64"),
    };
  };
  const meet = (handle: string) => {
    const window = known.get(handle) ?? windowOf(handle);
    known.set(handle, window);
    return window;
  };
  return {
    all: async () => v.parse(handles, await send("GET", "/window/handles")).map(meet),
    open: async () => {
      const { handle } = v.parse(
        v.object({ handle: v.string() }),
        await send("POST", "/window/new", { type: "window" }),
      );
      return meet(handle);
    },
  };
}

/** Starts a driver of its own, a browser, and a session in it. */
async function beginOn(
  display: string,
  { dark = false, scripts = true, without = [] }: Preferences,
): Promise<Session> {
  const port = await freePort();
  const driver = startBound("WebKitWebDriver", [`--port=${port}`], environment(display));
  const ended = new AbortController();
  const lines: string[] = [];
  driver.process.on("exit", () => ended.abort(new Error("WebKitWebDriver has ended")));
  driver.onLine((line) => {
    lines.push(line);
    if (line.startsWith("CRASH ")) ended.abort(new Error("the process of the page has crashed"));
  });
  const base = `http://127.0.0.1:${port}`;
  const options = { ...phone, dark, scripts, without, composites, preload };
  const capabilities = {
    // With another strategy, commands that are sent while a page loads may never be answered.
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": { binary: gjs, args: ["-m", browser, JSON.stringify(options)] },
  };
  try {
    await vi.waitFor(() => fetch(`${base}/status`), { timeout: longest });
    const made = await connectTo(base, ended.signal, startPatience)("POST", "/session", {
      capabilities: { alwaysMatch: capabilities },
    });
    const { sessionId } = v.parse(v.object({ sessionId: v.string() }), made);
    const windows = windowsOf(connectTo(`${base}/session/${sessionId}`, ended.signal));
    const [window] = await windows.all();
    if (window === undefined) throw new Error("WebKit has opened no window");
    return {
      window,
      openWindow: windows.open,
      windows: windows.all,
      complaints: async () => {
        // Lines arrive in order: after this one, all have arrived that were said before.
        const end = `end of ${sessionId}`;
        const tell = `(() => {
          const listener = window.webkit?.messageHandlers?.complaints;
          listener?.postMessage(${JSON.stringify(end)});
          return listener !== undefined;
        })()`;
        if (await window.evaluate(tell))
          await vi.waitUntil(() => lines.some((line) => line.endsWith(end)), { timeout: longest });
        return lines.filter((line) => isComplaint(line) && !line.endsWith(end));
      },
      // The browser ends with its driver.
      end: driver.stop,
    };
  } catch (error) {
    await driver.stop();
    throw error;
  }
}

/**
 * WebKit, over W3C WebDriver. Each session is a driver and a browser of its own, which start fast, so that nothing is left
 * of one in the next.
 */
export async function startWebKit(): Promise<Engine> {
  const screen = await startScreen();
  const begin = async (preferences: Preferences, triesLeft = 2): Promise<Session> => {
    try {
      return await beginOn(screen.display, preferences);
    } catch (error) {
      // Now and then the driver and a new browser miss each other. No page has been opened yet, so this hides no fault.
      if (triesLeft === 0) throw error;
      return begin(preferences, triesLeft - 1);
    }
  };
  return { begin: (preferences) => begin(preferences), stop: screen.stop };
}
