import { afterFirstPicture } from "./after-first-picture.ts";
import { append } from "./append.ts";
import { readCriticalPathData } from "./data.ts";
import { answerHearts } from "./early-notice.ts";
import { applyFonts } from "./fonts.ts";
import { recordInput } from "./record-input.ts";

/**
 * When the head is parsed within this time, in milliseconds, the connection is fast. Measured: 95–235 on the same
 * machine, 150 with a delay of 30 ms, 250 with one of 60 ms, 390 and more over the slow connection of the benchmark.
 */
const quick = 330;

/**
 * The script that runs before the application (docs/decisions/0017-critical-path.md): one classic script in the head,
 * after the element with its data. Over a fast connection nothing is delayed. Over a slow one the first paint and the
 * first picture come first, then the application and the other pictures, and the fonts last. Input in the meantime is
 * recorded.
 */
export function startCriticalPath(): void {
  window.beforeHydration = { address: location.pathname + location.search, endRecording: recordInput() };
  const data = readCriticalPathData();
  const isQuick = performance.now() < quick;
  const fetchFonts = applyFonts(data, { isQuick, nonce: document.currentScript?.nonce });
  document.addEventListener("DOMContentLoaded", answerHearts);
  afterFirstPicture(isQuick, () => {
    const { first, entry, imports } = data.application;
    for (const href of imports) append(document.head, "link", { rel: "modulepreload", href });
    // Without `async` they run in this order, because the entry needs what the first ones set.
    for (const src of [...first, entry])
      append(document.body, "script", { type: "module", src, async: false });
    fetchFonts();
  });
}
