import type { Browser } from "@playwright/test";

/** The bytes that a browser receives for the first view of a page, response headers included. */
export interface PageWeight {
  readonly document: number;
  readonly scripts: number;
}

/** The longest time that a page may take to load, in milliseconds. A page that prefetches others may never become idle. */
const longest = 30_000;

/** A page is loaded after this long without a request, in milliseconds: more than a page waits before it loads what it needs when it is idle. */
const quiet = 2500;

/**
 * Waits until the product serves a page in its smallest form, which it makes after the first requests.
 * @throws Error when that does not happen.
 */
export async function untilSmallest(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetch(url, { headers: { "Accept-Encoding": "br" } });
    await answer.arrayBuffer();
    if (answer.headers.get("content-encoding") === "br") return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not come in brotli.`);
}

/** Weighs the first view of a page on a phone; the address must be of `localhost`, for brotli. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    const kinds = new Map<string, string>();
    const pending = new Set<string>();
    let changed = performance.now();
    const begin = (requestId: string) => {
      pending.add(requestId);
      changed = performance.now();
    };
    const end = (requestId: string) => {
      pending.delete(requestId);
      changed = performance.now();
    };
    const weight = { Document: 0, Script: 0 };
    devtools.on("Network.requestWillBeSent", ({ requestId }) => begin(requestId));
    devtools.on("Network.loadingFailed", ({ requestId }) => end(requestId));
    devtools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      end(requestId);
      const kind = kinds.get(requestId);
      if (kind === "Document" || kind === "Script") weight[kind] += encodedDataLength;
    });
    await page.goto(url);
    // Scripts may be requested only after the first paint, which is late on a busy machine.
    const isLoaded = () => weight.Script > 0 && pending.size === 0 && performance.now() - changed >= quiet;
    const latest = performance.now() + longest;
    while (!isLoaded() && performance.now() < latest)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return { document: weight.Document, scripts: weight.Script };
  } finally {
    await context.close();
  }
}
