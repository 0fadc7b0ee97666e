import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Engine, Preferences, Session } from "./engine.ts";
import type { Journey, Traveller } from "./journey.ts";
import { pageOf } from "./page.ts";
import { artefacts } from "./places.ts";
import { openSite, type Site } from "./site.ts";

/** A browser that starts may take long on a busy machine. */
const startTimeout = 180_000;

// When Vitest is gone, so is this process, and with it the browsers (`bound.sh`).
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));

/** Pictures go to the folder that SHOTS names. */
const shots = process.env["SHOTS"];

/** Writes a file with a name made from words. */
function keep(folder: string, name: string, ending: string, content: Uint8Array | string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name.replace(/\W+/g, "-") + ending), content);
}

/**
 * Keeps a picture of a journey that failed, and returns what tells why: the complaints, the presses that reached the
 * page, and its text. Returned as text too, because a log is often all that is left of a run.
 */
async function keepTraces(name: string, { page, session }: Traveller): Promise<string> {
  keep(artefacts, name, ".png", await session.window.screenshot());
  const text = await page.evaluate(() => document.body.innerText);
  const traces = [...(await page.ask("presses")), ...(await session.complaints()), text].join("\n");
  keep(artefacts, name, ".txt", traces);
  return traces;
}

function travellerOf(session: Session, site: Site, engineName: string): Traveller {
  const script = inject("inPageScript");
  const page = pageOf(session.window, site.origin, script);
  return {
    page,
    site,
    session,
    signedIn: async (address, nickname) => {
      const user = await site.createUser(nickname);
      await page.visit(await site.signInPath(user, address));
      return user;
    },
    openWindow: async (address) => {
      const other = pageOf(await session.openWindow(), site.origin, script);
      await other.visit(address);
      return other;
    },
    openedBy: async (act) => {
      const before = new Set(await session.windows());
      await act();
      const opened = async () => (await session.windows()).find((window) => !before.has(window));
      await expect.poll(opened).toBeDefined();
      const window = await opened();
      if (window === undefined) throw new Error("the window has closed");
      return pageOf(window, site.origin, script);
    },
    photograph: async (name) =>
      keep(shots ?? artefacts, `${engineName} ${name}`, ".png", await session.window.screenshot()),
  };
}

/** Does journeys in an engine: one after the other, each in a fresh session of the same browser. */
export function runJourneys(
  engineName: string,
  start: (() => Promise<Engine> | Engine) | null,
  journeys: readonly Journey[],
  preferences: Preferences = {},
): void {
  describe.skipIf(start === null)(engineName, () => {
    let engine: Engine | null = null;
    let site: Site | null = null;
    beforeAll(async () => {
      [engine, site] = await Promise.all([start?.() ?? null, openSite()]);
    }, startTimeout);
    afterAll(async () => {
      await Promise.all([engine?.stop(), site?.stop()]);
    });

    test.for(journeys)("$name", async ({ name, run, expected = [], ...journey }) => {
      if (engine === null || site === null) throw new Error("nothing has started");
      const failures = site.begin();
      const session = await engine.begin({ ...preferences, ...journey.preferences });
      const traveller = travellerOf(session, site, engineName);
      try {
        await run(traveller);
        const complaints = [...(await session.complaints()), ...failures];
        const unexpected = complaints.filter((line) => !expected.some((pattern) => pattern.test(line)));
        expect(unexpected, "complaints of the browser").toEqual([]);
      } catch (error) {
        // The failure is what matters, also where the page is gone and leaves no trace.
        const traces = await keepTraces(`${engineName} ${name}`, traveller).catch(() => "no traces");
        if (error instanceof Error) error.message += `\n${traces}`;
        throw error;
      } finally {
        await session.end();
      }
    });
  });
}
