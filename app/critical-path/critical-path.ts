import { afterFirstPicture } from "./after-first-picture.ts";
import { append } from "./append.ts";
import { readCriticalPathData } from "./data.ts";
import { applyFonts } from "./fonts.ts";
import { recordInput } from "./record-input.ts";

/**
 * A page whose head is reached within this time, in milliseconds, has come over a quick line. Seen: 95–235 on this
 * machine, 150 with a delay of 30 ms, 250 with one of 60 ms, 390 and more over the slow line of the scoreboard.
 */
const quick = 330;

/**
 * What runs before the application (docs/decisions/0017-critical-path.md): one classic script in the head, after the
 * element with its data. On a quick line nothing waits. On a slow one the first picture and the first paint come first,
 * then the application and the pictures further down, and last the fonts. What is entered meanwhile is recorded.
 */
export function startCriticalPath(): void {
  window.beforeHydration = { address: location.pathname + location.search, endRecording: recordInput() };
  const data = readCriticalPathData();
  const isQuick = performance.now() < quick;
  const fetchFonts = applyFonts(data, { isQuick, nonce: document.currentScript?.nonce });
  afterFirstPicture(isQuick, () => {
    const { first, entry, imports } = data.application;
    for (const href of [...first, entry, ...imports])
      append(document.head, "link", { rel: "modulepreload", href });
    append(document.body, "script", { type: "module", src: entry });
    fetchFonts();
  });
}
