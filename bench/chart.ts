import type { Figure, Results } from "./results.ts";
import { conditions, headlines, measureOf } from "./table.ts";

/** Sizes in pixels. */
const size = { width: 920, margin: 24, labels: 290, line: 22, bar: 12, gap: 18, title: 24, foot: 40 };
const left = size.margin + size.labels;
const room = size.width - size.margin - left - 160;

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const text = (x: number, y: number, kind: string, words: string) =>
  `<text x="${x.toFixed(1)}" y="${y}" class="${kind}">${escaped(words.replaceAll("`", ""))}</text>`;

const style = `
  text { font: 13px system-ui, sans-serif; fill: #2b2a28; }
  .title { font-weight: 600; }
  .foot { font-size: 11px; opacity: 0.75; }
  .ground { fill: #faf6ec; }
  .own { fill: #c8402a; }
  .other { fill: #9a958a; }
  .held { fill: #2f7d5b; }
  .missed { fill: #c8402a; }
  .axis { stroke: #9a958a; stroke-dasharray: 3 3; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e8e2d4; }
    .ground { fill: #1f2226; }
    .own { fill: #e2674f; }
    .other { fill: #716d64; }
    .held { fill: #6fbf97; }
    .missed { fill: #e2674f; }
  }`;

const picture = (label: string, height: number, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" role="img" aria-label="${escaped(label)}">
<style>${style}
</style>
<rect width="${size.width}" height="${height}" class="ground"/>
${parts.join("\n")}
</svg>
`;

const figuresOf = ({ rows }: Results) => rows.flatMap(({ figures }) => figures);

/** The bars of a figure: the product, its floor, its peers. */
function barsOf({ product, floor, peers }: Figure, floorName = "floor") {
  return [
    { name: "Anaba", value: product.median },
    ...(floor === null ? [] : [{ name: floorName, value: floor.median }]),
    ...peers.map(({ name, sample }) => ({ name, value: sample.median })),
  ];
}

/** Whether a figure is in the README and has a peer. */
const isHeadline = ({ measure, peers }: Figure) => headlines.has(measure) && peers.length > 0;

/** The README's measures that have a peer: a bar for the product, its floor and each peer. */
export function barChart(results: Results): string {
  const parts: string[] = [];
  let top = size.margin;
  for (const figure of figuresOf(results).filter(isHeadline)) {
    const { what, unit, better, floor } = measureOf(figure);
    const bars = barsOf(figure, floor);
    const most = Math.max(...bars.map(({ value }) => value));
    parts.push(text(size.margin, top + 14, "title", `${what} (${better} is better)`));
    top += size.title;
    for (const [index, { name, value }] of bars.entries()) {
      const width = Math.max(2, (room * value) / (most || 1));
      parts.push(
        text(size.margin, top + 14, "name", name),
        `<rect x="${left}" y="${top + 4}" width="${width.toFixed(1)}" height="${size.bar}" class="${index === 0 ? "own" : "other"}"/>`,
        text(left + width + 8, top + 14, "name", `${value.toLocaleString("en-US")} ${unit}`),
      );
      top += size.line;
    }
    top += size.gap;
  }
  parts.push(text(size.margin, top + 6, "foot", conditions(results).split(" Medians")[0] ?? ""));
  return picture("Anaba beside the same pages built with other frameworks", top + size.foot, parts);
}

/**
 * The ratio of a figure to a goal: 1 at the goal, less when it is better. Goals that were not measured are left out.
 */
function distances(figure: Figure) {
  const { goals } = measureOf(figure);
  return goals.flatMap((goal, index) => {
    const { ratio, held, goal: words } = figure.goals[index] ?? { ratio: null, held: null, goal: "" };
    const value =
      ratio ??
      (goal.of === "value"
        ? figure.product.median
        : goal.most === undefined
          ? figure.product.low
          : figure.product.high);
    if (held === null || !value) return [];
    const far = goal.most === undefined ? (goal.least ?? 1) / value : value / goal.most;
    const isAlone = goal.of === "value" || goal.of === "worst";
    const beside = isAlone ? "" : `, beside ${goal.of === "floor" ? "the floor" : goal.of}`;
    return [{ words, held, far, beside }];
  });
}

/** The number of characters of a label for which there is room beside the dots. */
const longestLabel = 84;
/** Where the axis of the dots begins, in pixels; the labels before it are whole sentences. */
const dotsFrom = 560;

/** The largest ratio that fits: from an eighth of the goal to eight times the goal. */
const widest = 8;

/** Every goal as a dot on one logarithmic axis: left of the line the goal is reached, right of it not. */
export function goalChart(results: Results): string {
  const scale = (far: number) => {
    const exponent = Math.log(Math.min(widest, Math.max(1 / widest, far))) / Math.log(widest);
    return dotsFrom + ((size.width - size.margin - 12 - dotsFrom) / 2) * (1 + exponent);
  };
  const dots = figuresOf(results).flatMap((figure) => {
    const { row, what } = measureOf(figure);
    return distances(figure).map(({ words, held, far, beside }) => ({
      words,
      held,
      far,
      what: `${row}  ${what}${beside}`,
    }));
  });
  const bottom = size.margin + size.title + dots.length * size.line;
  const parts = [
    text(
      size.margin,
      size.margin + 8,
      "title",
      "Every goal: left of the line it is held (a logarithmic axis)",
    ),
    `<line x1="${scale(1)}" x2="${scale(1)}" y1="${size.margin + size.title - 4}" y2="${bottom}" class="axis"/>`,
    ...dots.flatMap(({ what, words, held, far }, index) => {
      const y = size.margin + size.title + index * size.line + 10;
      const label = what.length > longestLabel ? `${what.slice(0, longestLabel - 1)}…` : what;
      return [
        text(size.margin, y + 4, "name", label),
        `<circle cx="${scale(far).toFixed(1)}" cy="${y}" r="5" class="${held ? "held" : "missed"}"><title>${escaped(words)}</title></circle>`,
      ];
    }),
    text(size.margin, bottom + 20, "foot", conditions(results).split(" Medians")[0] ?? ""),
  ];
  return picture("How far each goal is", bottom + size.foot, parts);
}
