/**
 * Draws the README's chart from `bench/compared.json`: for each measure one bar for the product and one for each
 * peer.
 * Run: npm run bench -- chart
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

const comparisons = v.object({
  date: v.string(),
  machine: v.string(),
  charts: v.array(
    v.object({
      title: v.string(),
      unit: v.string(),
      better: v.picklist(["less", "more"]),
      bars: v.array(v.object({ name: v.string(), value: v.number() })),
    }),
  ),
});

const root = path.join(import.meta.dirname, "..");
const { date, machine, charts } = v.parse(
  comparisons,
  JSON.parse(readFileSync(path.join(root, "bench", "compared.json"), "utf8")),
);

/** Sizes in pixels. */
const size = { width: 760, margin: 24, labels: 216, line: 22, bar: 12, gap: 30, title: 24, foot: 40 };
const room = size.width - 2 * size.margin - size.labels - 90;

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

let top = size.margin;
const parts: string[] = [];
const text = (x: number, y: number, kind: string, words: string) =>
  parts.push(`<text x="${x}" y="${y}" class="${kind}">${escaped(words)}</text>`);
for (const { title, unit, better, bars } of charts) {
  text(size.margin, top + 14, "title", `${title} (${better} is better)`);
  top += size.title;
  const most = Math.max(...bars.map(({ value }) => value));
  for (const [index, { name, value }] of bars.entries()) {
    const width = Math.max(2, (room * value) / most);
    const x = size.margin + size.labels;
    text(size.margin, top + 14, "name", name);
    parts.push(
      `<rect x="${x}" y="${top + 4}" width="${width.toFixed(1)}" height="${size.bar}" class="${index === 0 ? "own" : "peer"}"/>`,
    );
    text(x + width + 8, top + 14, "name", `${value.toLocaleString("en-US")} ${unit}`);
    top += size.line;
  }
  top += size.gap - size.line / 2;
}
text(size.margin, top + 6, "foot", `Measured ${date}: ${machine}.`);

const style = `
  text { font: 13px system-ui, sans-serif; fill: #2b2a28; }
  .title { font-weight: 600; }
  .foot { font-size: 11px; opacity: 0.75; }
  .ground { fill: #faf6ec; }
  .own { fill: #c8402a; }
  .peer { fill: #9a958a; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e8e2d4; }
    .ground { fill: #1f2226; }
    .own { fill: #e2674f; }
    .peer { fill: #716d64; }
  }`;
const height = top + size.foot;
writeFileSync(
  path.join(root, "docs", "images", "compared.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" role="img" aria-label="Anaba beside its peers">
<style>${style}
</style>
<rect width="${size.width}" height="${height}" class="ground"/>
${parts.join("\n")}
</svg>
`,
);
process.stdout.write("docs/images/compared.svg\n");
