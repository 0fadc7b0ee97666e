/**
 * Row 5: Lighthouse, mobile, for every visitor page in light and dark.
 * Run: npm run bench:lighthouse
 */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findChromium, launchOf } from "../tests/support/browser.ts";
import { startProduct } from "./product.ts";

const pages = ["/", "/gem/1", "/photos", "/photos/gem/1", "/saved", "/profile"];
const schemes = { light: 1, dark: 0 } as const;

const product = await startProduct(4350);
const { executablePath, args } = launchOf(await findChromium());
for (const [scheme, setting] of Object.entries(schemes)) {
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: [...args, `--blink-settings=preferredColorScheme=${setting}`],
  });
  for (const path of pages) {
    const result = await lighthouse(product.base + path, { port: chrome.port, logLevel: "error" });
    const scores = Object.entries(result?.lhr.categories ?? {}).map(
      ([name, { score }]) => `${name} ${Math.round((score ?? 0) * 100)}`,
    );
    const failed = Object.values(result?.lhr.audits ?? {})
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === "binary")
      .map(({ id }) => id);
    console.log(
      `${scheme.padEnd(5)} ${path.padEnd(15)} ${scores.join(", ")}${failed.length > 0 ? ` (${failed.join(", ")})` : ""}`,
    );
  }
  chrome.kill();
}
await product.stop();
