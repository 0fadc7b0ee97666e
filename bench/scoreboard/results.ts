import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { measures, type Basis, type Goal, type Measure, type MeasureId } from "./goals.ts";

const root = path.join(import.meta.dirname, "..", "..");
const file = path.join(root, "bench", "results.json");

const sample = v.object({ median: v.number(), low: v.number(), high: v.number(), rounds: v.number() });
const measured = v.object({
  measure: v.custom<MeasureId>((id) => typeof id === "string" && Object.hasOwn(measures, id)),
  product: sample,
  floor: v.nullable(sample),
  peers: v.array(v.object({ name: v.string(), sample })),
});
const row = v.object({
  row: v.number(),
  name: v.string(),
  date: v.string(),
  seconds: v.number(),
  /** Why the row ended early; null when it did not. */
  failed: v.nullable(v.string()),
  figures: v.array(v.pipe(measured, v.transform(judged))),
});
const results = v.object({
  machine: v.object({ cores: v.number(), processor: v.string(), node: v.string(), load: v.number() }),
  rows: v.array(row),
});

/** The median of the rounds, the lowest and the highest. */
export type Sample = v.InferOutput<typeof sample>;
type Measured = v.InferOutput<typeof measured>;
/** The figures of one measure, and which of its goals it reaches: the goals of today, not those of the day of the run. */
export interface Figure extends Measured {
  readonly goals: readonly {
    readonly goal: string;
    /** Null when the goal is a value, or when the floor or peer was not measured. */
    readonly ratio: number | null;
    readonly held: boolean | null;
  }[];
}
/** The result of one bench, with the first row of the scoreboard that it measures. */
export type Row = v.InferOutput<typeof row>;
/** The results file, from which the table and the chart are made. */
export type Results = v.InferOutput<typeof results>;

/** The rounds of one measure, as a bench reports them. */
export interface Rounds {
  readonly product: readonly number[];
  readonly floor?: readonly number[];
  readonly peers?: Readonly<Record<string, readonly number[]>>;
}

/** Four digits are more precise than any of these measurements. */
const digits = 4;
const rounded = (value: number) => Number(value.toPrecision(digits));

/**
 * Summarises rounds.
 * @throws RangeError when there is none, or one that is not a number.
 */
export function summarize(rounds: readonly number[]): Sample {
  const sorted = rounds.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = [sorted[0], sorted.at(-1)];
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  const median = sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
  if (!rounds.every(Number.isFinite) || !Number.isFinite(median))
    throw new RangeError(`These are no measurements: ${rounds.join(", ")}`);
  return { median: rounded(median), low: rounded(low), high: rounded(high), rounds: rounds.length };
}

const basisNames: Partial<Record<Basis, string>> = { value: "", worst: " in every round" };

/** A goal in words, such as "at most ×1.1 of the floor". */
function goalText({ most, least, basis }: Goal, { unit }: Measure): string {
  const bound =
    most === undefined
      ? `at least ${basis in basisNames ? "" : "×"}${least}`
      : `at most ${basis in basisNames ? "" : "×"}${most}`;
  const name = basisNames[basis];
  return name === undefined
    ? `${bound} of ${basis === "floor" ? "the floor" : basis}`
    : `${bound} ${unit}`.trim() + name;
}

/** Compares a figure with one of its goals. */
function judge(goal: Goal, measure: Measure, seen: Measured): Figure["goals"][number] {
  const text = goalText(goal, measure);
  const isWithin = (value: number) => value <= (goal.most ?? Infinity) && value >= (goal.least ?? -Infinity);
  if (goal.basis === "value") return { goal: text, ratio: null, held: isWithin(seen.product.median) };
  if (goal.basis === "worst")
    return { goal: text, ratio: null, held: isWithin(seen.product.low) && isWithin(seen.product.high) };
  const compared =
    goal.basis === "floor" ? seen.floor : seen.peers.find(({ name }) => name === goal.basis)?.sample;
  if (!compared) return { goal: text, ratio: null, held: null };
  const ratio = rounded(seen.product.median / compared.median);
  return { goal: text, ratio, held: isWithin(ratio) };
}

function judged(seen: Measured): Figure {
  const measure: Measure = measures[seen.measure];
  return { ...seen, goals: measure.goals.map((goal) => judge(goal, measure, seen)) };
}

/** The reported rounds of a measure, summarised and compared with its goals. */
export const figureOf = (measure: MeasureId, { product, floor, peers = {} }: Rounds): Figure =>
  judged({
    measure,
    product: summarize(product),
    floor: floor === undefined ? null : summarize(floor),
    peers: Object.entries(peers).map(([name, rounds]) => ({ name, sample: summarize(rounds) })),
  });

/** A figure as a bench sends it to the program that runs the benches. */
export const readFigure = (sent: unknown): Figure => judged(v.parse(measured, sent));

/** Reads the results file. */
export const readResults = (): Results => v.parse(results, JSON.parse(readFileSync(file, "utf8")));

/** Writes the results file, a line for each figure. */
export function writeResults({ machine, rows }: Results): void {
  const lines = rows.map(({ figures, ...about }) => {
    const seen = figures
      .map(({ measure, product, floor, peers }) => JSON.stringify({ measure, product, floor, peers }))
      .join(",\n");
    return `${JSON.stringify(about).slice(0, -1)},"figures":[\n${seen}\n]}`;
  });
  writeFileSync(file, `{"machine":${JSON.stringify(machine)},"rows":[\n${lines.join(",\n")}\n]}\n`);
}
