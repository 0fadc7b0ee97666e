import { expect, test } from "vitest";
import { browserOf } from "../../domain/account/browser.ts";

const mozilla = "Mozilla/5.0";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, "Firefox on Linux"],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, "Chrome on Windows"],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    "Edge on Windows",
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
    "Safari on iPhone",
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    "Safari on Mac",
  ],
  [
    `${mozilla} (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [
    `${mozilla} (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1`,
    "Chrome on iPad",
  ],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} OPR/110.0 Chrome/142.0.0.0`, "Opera on ChromeOS"],
  [`${mozilla} (Windows NT 10.0)`, "Windows"],
  ["Firefox/140.0", "Firefox"],
  ["curl/8.0", null],
  ["", null],
  [`${"x".repeat(100_000)} Firefox/140.0`, null],
  ["<script>Firefox/1</script> on Linux", "Firefox on Linux"],
])("a browser is named without its version: %s", (userAgent, expected) => {
  expect(browserOf(userAgent)).toBe(expected);
});
