import { expect } from "vitest";
import type { BrowserWindow } from "./engine.ts";
import type { InPage, Query } from "./in-page.ts";

/** A value that JSON can hold. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** What a journey does in a window, and what it sees there. Everything waits until it is possible, or fails. */
export interface Page {
  readonly window: BrowserWindow;
  /** Opens a path, and waits until the page is hydrated. */
  readonly visit: (path: string) => Promise<void>;
  /** Opens a path, and waits for nothing but the document: for pages without scripts. */
  readonly open: (path: string) => Promise<void>;
  readonly hydrated: () => Promise<void>;
  /** Presses the only element with this role and name, in its middle. A pattern as name is written between slashes. */
  readonly press: (role: string, name?: string, within?: Query) => Promise<void>;
  /** Presses a field and types a text over what it contains. */
  readonly fill: (role: string, name: string, text: string) => Promise<void>;
  /** Chooses an option of a list, by the keyboard: how an open list looks and is driven is up to the system. */
  readonly choose: (field: string, option: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly keys: (...keys: readonly string[]) => Promise<void>;
  /** Waits until there is such an element. */
  readonly see: (role: string, name?: string, within?: Query) => Promise<void>;
  /** Waits until there is none. */
  readonly gone: (role: string, name?: string, within?: Query) => Promise<void>;
  /** Waits until a text is visible. */
  readonly read: (text: string) => Promise<void>;
  /** Waits until the path of the address, with query and fragment, is this one. */
  readonly address: (path: string) => Promise<void>;
  readonly focus: (role: string, name?: string) => Promise<void>;
  /** Waits until a value in the page is this one. */
  readonly until: <Value extends Json, Given extends readonly Json[]>(
    value: (...given: Given) => Value,
    expected: Value,
    ...given: Given
  ) => Promise<void>;
  readonly evaluate: <Value, Given extends readonly Json[]>(
    value: (...given: Given) => Value,
    ...given: Given
  ) => Promise<Value>;
  /** Calls one of the functions in the page that know roles and names. */
  readonly ask: <Name extends keyof InPage>(
    name: Name,
    ...given: Parameters<InPage[Name]>
  ) => Promise<ReturnType<InPage[Name]>>;
}

export function pageOf(window: BrowserWindow, origin: string, inPageScript: string): Page {
  const evaluate: Page["evaluate"] = (value, ...given) =>
    window.evaluate(`(${value.toString()})(...${JSON.stringify(given)})`);
  const ask = async <Name extends keyof InPage>(name: Name, ...given: Parameters<InPage[Name]>) => {
    // In an array, because an answer may be null. A new document does not know the functions yet.
    const call = `window.inPage === undefined ? null : [window.inPage.${name}(...${JSON.stringify(given)})]`;
    const attempt = () => window.evaluate<readonly [ReturnType<InPage[Name]>] | null>(call);
    let answer = await attempt();
    if (answer === null) {
      await window.evaluate(`(() => { ${inPageScript} })()`);
      answer = await attempt();
    }
    if (answer === null) throw new Error("the document has been replaced");
    return answer[0];
  };
  const named = (role: string, name?: string, within?: Query): Query => ({ role, name, within });
  const told = ({ role, name, within }: Query): string =>
    `${role} “${name ?? ""}”${within === undefined ? "" : ` in ${told(within)}`}`;

  /** The place of an element that stands still. */
  async function placeOf(query: Query): Promise<readonly [number, number]> {
    let before = "";
    const still = async () => {
      const now = await ask("target", query);
      const isStill = now === before || !/^-?\d/.test(now);
      before = now;
      return isStill ? now : "moving";
    };
    await expect.poll(still, { message: told(query) }).toMatch(/^-?\d+,-?\d+$/);
    const [x = 0, y = 0] = before.split(",").map(Number);
    return [x, y];
  }

  const page: Page = {
    window,
    evaluate,
    ask,
    open: (path) => window.open(origin + path),
    visit: async (path) => {
      // Firefox tells of each module that is still on its way when a page is left.
      await page.until(() => "beforeHydration" in globalThis, false);
      await page.open(path);
      await page.hydrated();
    },
    hydrated: () =>
      page.until(
        () => document.querySelector("header button") !== null && !("beforeHydration" in globalThis),
        true,
      ),
    press: async (role, name, within) => {
      await window.press(...(await placeOf(named(role, name, within))));
    },
    fill: async (role, name, text) => {
      await page.press(role, name);
      await page.keys("Control+a");
      await page.type(text);
      await expect
        .poll(() => ask("value", named(role, name)), { message: told(named(role, name)) })
        .toBe(text);
    },
    choose: async (field, option) => {
      const query = named("combobox", field);
      await placeOf(query);
      await ask("takeFocus", query);
      await page.type(option);
      await expect.poll(() => ask("value", query), { message: told(query) }).not.toBe("");
    },
    type: (text) => window.type(text),
    keys: (...keys) => window.keys(...keys),
    see: (role, name, within) => {
      const query = named(role, name, within);
      return expect.poll(() => ask("count", query), { message: told(query) }).toBeGreaterThan(0);
    },
    gone: (role, name, within) => {
      const query = named(role, name, within);
      return expect.poll(() => ask("count", query), { message: told(query) }).toBe(0);
    },
    // Asked in the page: all its text is long to send, many times a second.
    read: (text) =>
      expect
        .poll(() => evaluate((wanted) => document.body.innerText.includes(wanted), text), {
          message: `the text “${text}”`,
        })
        .toBe(true),
    address: (path) =>
      expect.poll(() => evaluate(() => location.pathname + location.search + location.hash)).toBe(path),
    focus: (role, name) =>
      expect.poll(() => ask("hasFocus", named(role, name)), { message: told(named(role, name)) }).toBe(true),
    until: (value, expected, ...given) =>
      expect.poll(() => evaluate(value, ...given), { message: value.toString() }).toEqual(expected),
  };
  return page;
}
