import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { Documents } from "../../server/documents/documents.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { findChromium, launchOf } from "../support/browser.ts";
import { chanceOf, type Chance } from "../support/chance.ts";
import { beginSession, settle } from "../support/people.ts";
import { startServer, type StartedServer } from "../support/started-server.ts";
import { openLosingLine, type LosingLine, type Loss } from "./losing-line.ts";
import { noneOf, shareOf, type Row } from "./row.ts";

/** How the line is cut while hearts are pressed. */
const cuts = ["none", "offline", "answers", "proxy", "killed"] as const;
/** What happens before the line is back: nothing; the page is loaded again, the tab closed; a log-out; another person's sign-in. */
const ends = ["stay", "reload", "close", "log out", "other person"] as const;

/** What one run does; chosen by its seed. */
interface Plan {
  readonly cut: (typeof cuts)[number];
  readonly end: (typeof ends)[number];
  readonly windows: 1 | 2;
  readonly presses: number;
  /** Whether the end comes while the last press is on its way. */
  readonly isHasty: boolean;
}

function planOf({ next, pick }: Chance): Plan {
  const [cut, end] = [pick(cuts), pick(ends)];
  // Whether a press that is answered arrives before a log-out is a matter of luck.
  const isHasty = next(3) === 0 && cut !== "none";
  return { cut, end, windows: next(2) === 0 ? 1 : 2, presses: 1 + next(4), isHasty };
}

/** A site on a line of its own. */
interface Place extends AsyncDisposable {
  readonly line: LosingLine;
  readonly documents: Documents;
  /** Cuts presses off, or mends the line, with another server in place of one that was killed. */
  readonly lose: (loss: Loss) => Promise<void>;
}

async function openPlace(): Promise<Place> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "anaba-hearts-"));
  const line = await openLosingLine();
  const start = () => startServer({ DATA_DIR: dataDir, BASE_URL: line.origin, LOG_LEVEL: "silent" });
  let server: StartedServer = await start();
  let isDoomed = false;
  const documents = await openDocuments({ url: `sqlite:${path.join(dataDir, "anaba.sqlite")}` });
  line.lead(server, "none");
  return {
    line,
    documents,
    async lose(loss) {
      if (isDoomed) {
        server.process.kill("SIGKILL");
        await server.stop();
        server = await start();
      }
      isDoomed = loss === "killed";
      line.lead(server, loss);
    },
    async [Symbol.asyncDispose]() {
      await documents.close();
      await server.stop();
      line[Symbol.dispose]();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

declare global {
  interface Window {
    /** How often a notice said that the server has answered. */
    claims: number;
  }
}

/** Counts the notices with one of these sentences, in each document from its beginning. */
const countClaims = (sentences: readonly string[]) => {
  window.claims = 0;
  let shown = "";
  new MutationObserver(() => {
    const told = [...document.querySelectorAll("[role=status]")].map(({ textContent }) => textContent).join();
    if (told !== shown && sentences.some((sentence) => told.includes(sentence))) window.claims += 1;
    shown = told;
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

/**
 * Presses a heart. Returns whether it was pressed and whether it was waiting, as the window showed it at that moment: another
 * window may change it at any other.
 */
const click = (page: Page, gemId: number) =>
  page.evaluate((id) => {
    const heart = document.querySelector<HTMLElement>(`[data-heart][value="${id}"]`);
    const before = {
      isPressed: heart?.ariaPressed === "true",
      waits: heart?.ariaLabel?.endsWith(", waiting") === true,
    };
    heart?.click();
    return before;
  }, gemId);

/** What a window shows and keeps, for a run that fails. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    hearts: [...document.querySelectorAll("[data-heart]")]
      .slice(0, 3)
      .map(({ ariaLabel, ariaPressed }) => `${ariaLabel}: ${ariaPressed}`),
    kept: Object.entries(localStorage),
    isOnline: navigator.onLine,
  }));

/** Waits until a window shows a heart like this; `waits` is null where it does not matter. */
async function untilShown(
  page: Page,
  gemId: number,
  isPressed: boolean,
  waits: boolean | null,
): Promise<void> {
  try {
    await page.waitForFunction(
      ([id, pressed, waiting]) => {
        const heart = document.querySelector(`[data-heart][value="${id}"]`);
        if (heart?.ariaPressed !== String(pressed)) return false;
        return waiting === null || heart.ariaLabel?.endsWith(", waiting") === waiting;
      },
      [gemId, isPressed, waits] as const,
    );
  } catch (cause) {
    const wanted = JSON.stringify({ gemId, isPressed, waits });
    throw new Error(`${wanted} was not shown: ${JSON.stringify(await stateOf(page))}`, { cause });
  }
}

/** Waits until the browser keeps nothing of anybody. */
const untilNothingWaits = (page: Page) =>
  page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith("anaba-own")));

const untilHydrated = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector("header button") !== null && window.beforeHydration === undefined,
  );

async function visit(page: Page, { line }: Place): Promise<void> {
  await page.goto(line.origin + paths.home());
  await untilHydrated(page);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

async function signIn(context: BrowserContext, { documents, line }: Place, id: string): Promise<void> {
  const value = await beginSession(documents, id);
  await context.addCookies([
    { name: "anaba-session", value, url: line.origin, httpOnly: true, sameSite: "Lax" },
  ]);
}

/**
 * Presses a heart, and waits until the press waits, is taken back or is answered; in haste only until it shows. Returns the
 * wanted state.
 */
async function press(page: Page, gemId: number, { cut }: Plan, isHasty: boolean): Promise<boolean> {
  const before = await click(page, gemId);
  const isSaved = !before.isPressed;
  await untilShown(page, gemId, isSaved, isHasty ? null : cut !== "none" && !before.waits);
  if (cut === "none") await untilNothingWaits(page);
  return isSaved;
}

/** Logs out by the menu, and waits for the visitor's page, or for the sentence that the server has not heard. */
async function logOut(page: Page, { cut }: Plan): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name: "Log out", exact: true }).click();
  if (cut === "offline" || cut === "killed") {
    await page.getByRole("alert").getByText(messages.menu.logOutUnheard).waitFor();
  } else {
    await page.getByRole("banner").getByRole("button", { name: "Log in", exact: true }).waitFor();
    await untilHydrated(page);
  }
}

/** One run, in a browser without history. */
interface Run {
  readonly plan: Plan;
  readonly chance: Chance;
  readonly place: Place;
  readonly context: BrowserContext;
  /** The one who presses. */
  readonly id: string;
  /** Somebody else. */
  readonly otherId: string;
}

/** Presses hearts in one window or two, on a line that is cut. Returns the windows, the wanted states and what is wrong. */
async function pressAll({ plan, chance, place, context }: Run) {
  const { cut, windows, presses } = plan;
  const pages = await Promise.all(Array.from({ length: windows }, () => context.newPage()));
  for (const page of pages) await visit(page, place);
  if (cut === "offline") await context.setOffline(true);
  else await place.lose(cut);
  place.line.takeAnswered();
  const wanted = new Map<number, boolean>();
  for (let left = presses; left > 0; left--) {
    const gemId = 1 + chance.next(3);
    const isHasty = plan.isHasty && left === 1 && !wanted.has(gemId);
    wanted.set(gemId, await press(chance.pick(pages), gemId, plan, isHasty));
  }
  const answered = place.line.takeAnswered().length;
  const claims = await Promise.all(pages.map((page) => page.evaluate(() => window.claims)));
  const isEarly = cut !== "none" && claims.some((count) => count > 0);
  const isDoubled = cut === "none" && answered !== presses;
  const faults = [
    ...(isEarly ? ["claimed early"] : []),
    ...(isDoubled ? [`doubled: ${answered} of ${presses} presses were answered`] : []),
  ];
  return { pages, wanted, faults };
}

/** What happens before the line is back, and its return. Waits until nothing waits any more. */
async function comeBack(
  { plan: { cut, end, ...plan }, chance, place, context, otherId }: Run,
  pages: readonly Page[],
  wanted: ReadonlyMap<number, boolean>,
): Promise<void> {
  const [first = await context.newPage()] = pages;
  if (end === "log out") await logOut(first, { cut, end, ...plan });
  if (end === "other person") await signIn(context, place, otherId);
  // Where only presses are lost, pages load.
  if (end === "reload" && (cut === "answers" || cut === "proxy")) {
    await reload(first);
    for (const [gemId, isSaved] of wanted) await untilShown(first, gemId, isSaved, null);
  }
  const isClosed = end === "close" || (end === "other person" && chance.next(2) === 0);
  const last = isClosed ? await context.newPage() : first;
  if (isClosed) await Promise.all(pages.map((page) => page.close()));
  // Whether an answer still reaches a page that is being left is a matter of luck.
  if (end !== "stay" && !isClosed) await last.goto("about:blank");
  place.line.takeAnswered();
  await place.lose("none");
  await context.setOffline(false);
  if (end !== "stay") await visit(last, place);
  else if (cut !== "offline") await last.evaluate(() => window.dispatchEvent(new Event("online")));
  await untilNothingWaits(last);
}

/** What is wrong with what the server has in the end. */
async function wrongSaves(
  { plan: { cut, end }, place: { documents, line }, id, otherId }: Run,
  wanted: ReadonlyMap<number, boolean>,
): Promise<readonly string[]> {
  const answered = line.takeAnswered();
  const saved = new Set(await documents.saves.list(id));
  const isErased = end === "log out" || end === "other person";
  // A press that is erased may have been saved, where only its answer was lost.
  const isKnown = !isErased || (cut !== "answers" && cut !== "killed");
  const isRight = [...wanted].every(
    ([gemId, isSaved]) => saved.has(gemId) === (isSaved && (!isErased || cut === "none")),
  );
  const list = (what: Iterable<unknown>) => JSON.stringify([...what]);
  return [
    ...(new Set(answered).size < answered.length ? [`doubled: ${list(answered)}`] : []),
    ...(isErased && answered.length > 0 ? [`sent after the end: ${list(answered)}`] : []),
    ...(isKnown && !isRight ? [`lost: wanted ${list(wanted)}, saved ${list(saved)}`] : []),
    ...((await documents.saves.list(otherId)).length > 0 ? ["sent for another person"] : []),
  ];
}

/** Hearts are pressed on a cut line, something happens, the line is back. Returns what is wrong. */
async function run(browser: Browser, place: Place, seed: number): Promise<readonly string[]> {
  const chance = chanceOf(seed);
  const plan = planOf(chance);
  const [id, otherId] = [`presser-${seed}`, `other-${seed}`];
  for (const person of [id, otherId]) await settle(place.documents, person, { username: null });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
  });
  const faults: string[] = [];
  try {
    await context.addInitScript(countClaims, [messages.saves.added, messages.saves.removed]);
    await signIn(context, place, id);
    const all: Run = { plan, chance, place, context, id, otherId };
    const pressed = await pressAll(all);
    await comeBack(all, pressed.pages, pressed.wanted);
    faults.push(...pressed.faults, ...(await wrongSaves(all, pressed.wanted)));
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  await context.close();
  // A server that was to be killed may have got no press.
  await place.lose("none");
  return faults.map((fault) => `seed ${seed} (${JSON.stringify(plan)}): ${fault}`);
}

const lanes = 2;

/**
 * Hearts are pressed while the line is cut in different ways, tabs are closed, pages loaded again, people log out or change: `runs`
 * times, from a seed on. Returns in words each press that was lost, sent twice, claimed to be saved too early, or sent for
 * another person.
 */
export async function cutAndReturn(runs: number, seed: number): Promise<readonly string[]> {
  const browser = await chromium.launch(launchOf(await findChromium()));
  try {
    const faults: string[] = [];
    let next = seed;
    const lane = async () => {
      await using place = await openPlace();
      for (let n = next++; n < seed + runs; n = next++) faults.push(...(await run(browser, place, n)));
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return faults;
  } finally {
    await browser.close();
  }
}

/** A seed that nobody has tried. */
const anySeed = (): number => Date.now() % 1_000_000_000;

/** Hearts on lines that are cut, at the full count. */
export const waitingHearts: Row = {
  name: "waiting-hearts",
  shows: "presses of hearts on lines that are cut and come back, 200 runs [share] [seed]",
  async run(args) {
    const runs = Math.ceil(200 * shareOf(args));
    const seed = args[1] === undefined ? anySeed() : Number(args[1]);
    const faults = await cutAndReturn(runs, seed);
    return [
      noneOf(
        `${runs} runs from seed ${seed}: ${faults.length} lost, doubled, claimed early or sent for another person`,
        faults,
        "0",
      ),
    ];
  },
};
