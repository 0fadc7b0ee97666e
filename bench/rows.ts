/** A bench: a file of this folder that measures one row of the scoreboard or more. */
export interface Bench {
  /** The name of its file, without `.ts`. */
  readonly name: string;
  /** The rows of bench/README.md that it measures; empty for a bench without a row. */
  readonly rows: readonly number[];
  readonly what: string;
  /** The packages that it installs first, by folder. */
  readonly needs?: readonly ("bench" | "peers")[];
}

/** The benches in the order in which they run. */
export const benches: readonly Bench[] = [
  {
    name: "first-view",
    rows: [1, 2],
    what: "the home page over a slow line: paints, typing, hearts",
    needs: ["peers"],
  },
  { name: "weight", rows: [3, 4], what: "scripts, document and prints of a first view", needs: ["peers"] },
  { name: "lighthouse", rows: [5], what: "Lighthouse on every visitor page", needs: ["bench"] },
  {
    name: "interactions",
    rows: [6],
    what: "layout shift and the longest interaction on a slow processor",
    needs: ["peers"],
  },
  { name: "throughput", rows: [7], what: "visitors' pages for a second of processor time", needs: ["peers"] },
  { name: "signed-in", rows: [8], what: "pages for somebody signed in", needs: ["peers"] },
  { name: "documents", rows: [9, 10], what: "reads and writes of documents, against raw SQLite" },
  { name: "sign-ins", rows: [11], what: "visitors' pages while people sign in" },
  { name: "memory", rows: [12], what: "memory, idle and under load; HOUR=1 keeps the load up for an hour" },
  { name: "start", rows: [13], what: "start to ready, and the first byte after a rest" },
  { name: "install", rows: [14], what: "npm ci and a build in a copy; TESTS=1 runs npm test too" },
  { name: "dev", rows: [14], what: "the development server, from its start to an edit that shows" },
  { name: "growth", rows: [15], what: "many gems, people and reviews; VOLUME=L for a million of each" },
];

/** Measurements without a row. They run by name only. */
export const others: readonly Bench[] = [
  { name: "row-sizes", rows: [], what: "bytes of a row on PostgreSQL, with its indexes" },
  { name: "build-peers", rows: [], what: "installs, checks and builds the pages of the other frameworks" },
  { name: "publish", rows: [], what: "table and chart once more from bench/results.json" },
];

/** The benches for an argument: a name, or the number of a row. */
export const benchesFor = (argument: string): readonly Bench[] =>
  [...benches, ...others].filter(
    ({ name, rows }) => name === argument || rows.map(String).includes(argument),
  );
