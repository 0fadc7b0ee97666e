/**
 * Row 5: Lighthouse (mobile) on every visitor page, in light and dark: the median of `RUNS` (3) runs by performance.
 * Run: npm run bench -- lighthouse
 *
 * Deliberate behaviour does not count: some pages ask search engines not to index them, and a page that is not found
 * answers 404, which Chromium reports in its console.
 */
import { launch } from "chrome-launcher";
import lighthouse, { type Flags, type RunnerResult } from "lighthouse";
import { findChromium, launchOf } from "../tests/support/browser.ts";
import { startProduct } from "./product.ts";

const runs = Number(process.env["RUNS"] ?? 3);
const indexed = ["/", "/?category=temple", "/gem/1", "/photos", "/photos?photo=2", "/photos/gem/1"];
const leftOut = ["/?q=temple", "/?q=nothing-like-it", "/saved", "/profile"];
const notFound = ["/gem/13", "/nowhere"];
const pages = process.env["PAGES"]?.split(",") ?? [...indexed, ...leftOut, ...notFound];
const schemes = { light: 1, dark: 0 } as const;

/** The value of an audit, in milliseconds. */
const measured = ({ lhr }: RunnerResult, audit: string) =>
  Math.round(lhr.audits[audit]?.numericValue ?? Number.NaN);
const scoreOf = ({ lhr }: RunnerResult, category: string) =>
  Math.round((lhr.categories[category]?.score ?? 0) * 100);

async function run(path: string, flags: Flags): Promise<RunnerResult> {
  const onPurpose = [
    ...(indexed.includes(path) ? [] : ["is-crawlable"]),
    ...(notFound.includes(path) ? ["http-status-code", "errors-in-console"] : []),
  ];
  const result = await lighthouse(product.base + path, {
    ...flags,
    logLevel: "error",
    ignoreStatusCode: true,
    skipAudits: onPurpose,
  });
  if (result === undefined) throw new Error(`${path}: no result`);
  return result;
}

const product = await startProduct(4350);
const { executablePath, args } = launchOf(await findChromium());
for (const [scheme, setting] of Object.entries(schemes)) {
  for (const path of pages) {
    const results: RunnerResult[] = [];
    for (let index = 0; index < runs; index++) {
      const chrome = await launch({
        chromePath: executablePath,
        chromeFlags: [...args, `--blink-settings=preferredColorScheme=${setting}`],
      });
      results.push(await run(path, { port: chrome.port }));
      chrome.kill();
    }
    const middle = results.toSorted((a, b) => scoreOf(a, "performance") - scoreOf(b, "performance"))[
      Math.floor(runs / 2)
    ];
    if (middle === undefined) continue;
    const scores = ["performance", "accessibility", "best-practices", "seo"].map((name) =>
      scoreOf(middle, name),
    );
    const failed = Object.values(middle.lhr.audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === "binary")
      .map(({ id }) => id);
    const times = `FCP ${measured(middle, "first-contentful-paint")} LCP ${measured(middle, "largest-contentful-paint")} TBT ${measured(middle, "total-blocking-time")} CLS ${middle.lhr.audits["cumulative-layout-shift"]?.displayValue ?? ""}`;
    console.log(`${scheme.padEnd(5)} ${path.padEnd(20)} ${scores.join("/")}  ${times} ${failed.join(", ")}`);
  }
}
await product.stop();
