import { measures, type Measure } from "./goals.ts";
import type { Figure, Results, Sample } from "./results.ts";

/** The measure of a figure. */
export const measureOf = ({ measure }: Pick<Figure, "measure">): Measure => measures[measure];

const shortened = (value: number) =>
  value.toLocaleString("en-US", { maximumSignificantDigits: value >= 1000 ? 4 : 3 });
const sampleText = ({ median, low, high, rounds }: Sample) =>
  rounds === 1 || low === high
    ? shortened(median)
    : `${shortened(median)} (${shortened(low)}–${shortened(high)})`;
const heldText = (held: boolean | null) => (held === null ? "not measured" : held ? "held" : "**not held**");

const goalsText = ({ goals }: Figure) =>
  goals.map(
    ({ goal, ratio, held }) =>
      `${goal}: ${ratio === null ? "" : `×${ratio.toLocaleString("en-US")}, `}${heldText(held)}`,
  );

/** A figure in one line. */
export function figureText(figure: Figure): string {
  const { what, unit, floor } = measureOf(figure);
  const others = [
    ...(figure.floor === null ? [] : [`${floor ?? "floor"} ${sampleText(figure.floor)}`]),
    ...figure.peers.map(({ name, sample }) => `${name} ${sampleText(sample)}`),
  ];
  return [`${what}: ${sampleText(figure.product)} ${unit}`.trim(), ...others, ...goalsText(figure)].join(
    "; ",
  );
}

const cells = (texts: readonly string[]) => `| ${texts.join(" | ")} |`;
const header = ["row", "what", "Anaba", "floor", "others", "goals"];

/** The table of bench/README.md: every figure of the results file, in its order. */
export function scoreboardTable({ rows }: Results): string {
  const lines = rows.flatMap(({ row, name, failed, figures }) => [
    ...figures.map((figure) => {
      const { row: number, what, unit, floor } = measureOf(figure);
      return [
        String(number),
        what,
        `${sampleText(figure.product)} ${unit}`.trim(),
        figure.floor === null ? "" : `${floor ?? ""}: ${sampleText(figure.floor)}`,
        figure.peers.map((peer) => `${peer.name}: ${sampleText(peer.sample)}`).join("; "),
        goalsText(figure).join("; "),
      ];
    }),
    ...(failed === null ? [] : [[String(row), `\`${name}\` ended early`, failed, "", "", ""]]),
  ]);
  return [cells(header), cells(header.map(() => "---")), ...lines.map(cells)].join("\n");
}

/** The measures of the chart. */
export const headlines: ReadonlySet<string> = new Set([
  "first-paint",
  "largest-paint",
  "typing-filters",
  "heart-answers",
  "visitors-home",
  "signed-in-home",
  "save",
  "start",
  "memory-idle",
]);

/** The date of the measurement, and the machine. */
export function conditions({ machine, rows }: Results): string {
  const days = [...new Set(rows.map(({ date }) => date.slice(0, 10)))].toSorted();
  return `Measured ${days.join(", ")} on ${machine.cores} cores (${machine.processor}), Node ${machine.node}, load ${machine.load} at the start. Medians; lowest and highest round in brackets.`;
}
