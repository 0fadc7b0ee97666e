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
  @media (prefers-color-scheme: dark) {
    text { fill: #e8e2d4; }
    .ground { fill: #1f2226; }
    .own { fill: #e2674f; }
    .other { fill: #716d64; }
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
