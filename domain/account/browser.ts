/** The longest `User-Agent` that is read. Real ones have less than 400 characters. */
const longest = 1000;

/** Browsers by a word in their `User-Agent`. Most name others as well, so the first that matches counts. */
const browsers = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|OPiOS)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ["Safari", /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
] as const;

/** Systems likewise. An iPad calls itself a Mac. */
const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
] as const;

/**
 * The browser as its owner knows it, such as "Firefox on Windows"; null when the header names none. Only this is stored:
 * versions and models would tell people apart, and the list of devices does not need them (docs/product.md §8).
 */
export function browserOf(userAgent: string): string | null {
  const read = userAgent.slice(0, longest);
  const [browser] = browsers.find(([, pattern]) => pattern.test(read)) ?? [];
  const [system] = systems.find(([, pattern]) => pattern.test(read)) ?? [];
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}
