import { documentGoal, scriptsGoals } from "./size-limits.ts";

/** Other frameworks' pages and servers, as the scoreboard names them. */
export type Peer = "React Router 8" | "Next.js 16" | "Parse Server 9";

/** What a goal compares with: a fixed value, the floor in the same run, or a peer. */
export type Basis = "value" | "worst" | "floor" | Peer;

/**
 * A goal. With `value` it limits the product's median, with `worst` each of its rounds. Otherwise it limits the ratio
 * of the product's median to that of the floor or of a peer.
 */
export interface Goal {
  readonly most?: number;
  readonly least?: number;
  readonly basis: Basis;
}

/** One thing that is measured, with its goals. */
export interface Measure {
  readonly row: number;
  readonly what: string;
  readonly unit: string;
  readonly better: "less" | "more";
  /**
   * The floor, to which the product is compared: the least that could do the same job, or the same job with less data.
   */
  readonly floor?: string;
  readonly goals: readonly Goal[];
}

const most = (value: number, basis: Basis = "value"): Goal => ({ most: value, basis });
const least = (value: number, basis: Basis = "value"): Goal => ({ least: value, basis });

const bare = "the same page as bare HTML";
const hello = "`node:http` saying hello";
const sqlite = "raw `node:sqlite` behind `node:http`";
const fewer = "10,000 users, 50 reviews";

type Rest = Pick<Measure, "goals"> & Partial<Measure>;
const time = (row: number, what: string, rest: Rest): Measure => ({
  row,
  what,
  unit: "ms",
  better: "less",
  ...rest,
});
const size = (row: number, what: string, rest: Rest): Measure => time(row, what, { unit: "KiB", ...rest });
/** Requests for each second of the server's processor time, which other programs on the machine do not change. */
const rate = (row: number, what: string, rest: Rest): Measure =>
  time(row, what, { unit: "/s of processor", better: "more", ...rest });
const grown = (what: string, ratio = 1.5): Measure =>
  time(15, `${what}, many users and reviews`, {
    unit: "µs of processor",
    floor: fewer,
    goals: [most(ratio, "floor")],
  });

/** Every measure of the scoreboard by its id, in the order of the rows. No other file has goals. */
export const measures = {
  "first-paint": time(1, "first paint, slow line", { floor: bare, goals: [most(1.2, "floor")] }),
  "largest-paint": time(1, "largest paint, slow line", { floor: bare, goals: [most(1, "floor")] }),
  "first-paint-weak": time(1, "first paint, slow line and a quarter of the processor", {
    floor: bare,
    goals: [most(1.15, "floor")],
  }),
  "largest-paint-weak": time(1, "largest paint, slow line and a quarter of the processor", {
    floor: bare,
    goals: [most(1, "floor")],
  }),
  "typing-filters": time(2, "typing filters, slow line and a quarter of the processor", {
    floor: "the same page with a script of 1 KB",
    goals: [most(1.1, "floor")],
  }),
  "heart-answers": time(2, "a heart answers, slow line and a quarter of the processor", {
    goals: [most(0.8, "React Router 8")],
  }),
  "scripts-home": size(3, "scripts of the home page with their headers", {
    goals: [most(scriptsGoals.home)],
  }),
  "scripts-heaviest": size(3, "scripts of the heaviest visitor page with their headers", {
    goals: [most(scriptsGoals.heaviest)],
  }),
  document: time(4, "the home page's document with its headers", {
    unit: "KB",
    goals: [most(documentGoal)],
  }),
  lighthouse: time(5, "Lighthouse performance, worst page and run", {
    unit: "points",
    better: "more",
    goals: [least(99, "worst")],
  }),
  "lighthouse-others": time(5, "Lighthouse, worst of the other three categories", {
    unit: "points",
    better: "more",
    goals: [least(100, "worst")],
  }),
  shift: time(6, "layout shift", { unit: "", goals: [most(0, "worst")] }),
  typing: time(6, "longest interaction while typing, a sixth of the processor", {
    goals: [most(80)],
  }),
  filtering: time(6, "longest interaction while filtering", { goals: [most(80)] }),
  hearts: time(6, "longest interaction while pressing hearts", {
    goals: [most(80)],
  }),
  lightbox: time(6, "longest interaction in the lightbox", { goals: [most(80)] }),
  "opening-gem": time(6, "longest interaction while opening a gem", { goals: [most(80)] }),
  "visitors-home": rate(7, "visitors' home pages", {
    floor: hello,
    goals: [least(10, "Next.js 16"), least(0.15, "floor")],
  }),
  "signed-in-home": time(8, "processor for a home page, signed in", {
    goals: [most(0.4, "React Router 8")],
  }),
  "signed-in-saved": time(8, "processor for the saved gems", { goals: [most(0.4, "React Router 8")] }),
  "signed-in-gem": time(8, "processor for a gem with 50 reviews, signed in", {
    goals: [most(0.5, "React Router 8")],
  }),
  "signed-in-p99": time(8, "p99 of the slowest of the three at half load", { goals: [most(20)] }),
  "reviews-page": rate(9, "pages of reviews", {
    floor: sqlite,
    goals: [least(0.4, "floor"), least(4, "Parse Server 9")],
  }),
  "own-document": rate(9, "own user documents", {
    floor: sqlite,
    goals: [least(4, "Parse Server 9")],
  }),
  save: rate(10, "saves, durable", {
    floor: sqlite,
    goals: [least(5, "Parse Server 9")],
  }),
  review: rate(10, "reviews written, durable", {
    floor: sqlite,
    goals: [least(3, "Parse Server 9")],
  }),
  "browsing-p99": time(11, "p99 of visitors' pages while 20 people a second sign in", {
    floor: "nobody signs in",
    goals: [most(2, "floor")],
  }),
  "memory-idle": time(12, "memory, idle", { unit: "MB", goals: [most(110)] }),
  "memory-loaded": time(12, "memory, visitors and people signed in at once", {
    unit: "MB",
    goals: [most(300, "worst")],
  }),
  "memory-hour": time(12, "memory at the end of an hour of that load", {
    unit: "MB",
    floor: "after ten minutes",
    goals: [most(1.1, "floor")],
  }),
  start: time(13, "start to ready", { goals: [most(600)] }),
  "first-byte": time(13, "first byte after a second's rest", { goals: [most(2)] }),
  install: time(14, "`npm ci`", { unit: "s", goals: [most(60)] }),
  build: time(14, "build", { unit: "s", goals: [most(15)] }),
  dev: time(14, "`npm run dev` to a page that answers", { unit: "s", goals: [most(5)] }),
  edit: time(14, "an edit shows, the slowest kind", { unit: "s", goals: [most(1)] }),
  test: time(14, "`npm test`", { unit: "s", goals: [most(600)] }),
  "search-grown": time(15, "search and suggestions among 1,200 gems, worst term", { goals: [most(5)] }),
  "grown-page": grown("page of reviews and totals", 1.2),
  "grown-own-review": grown("own review"),
  "grown-user": grown("user document"),
  "grown-address": grown("account by address"),
  "grown-session": grown("session"),
  "grown-username": grown("username free"),
  "grown-save": grown("save (write)", 2),
  "grown-review": grown("review (write)"),
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureId = keyof typeof measures;
