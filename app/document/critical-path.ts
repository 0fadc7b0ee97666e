import { canStart } from "../ui/engine.ts";
import { afterFirstPaint } from "./after-first-paint.ts";
import { followAppearance } from "./appearance.ts";
import { append } from "./append.ts";
import { isConnectionFast } from "./connection.ts";
import { readCriticalPathData } from "./data.ts";
import { answerHearts } from "./early-notice.ts";
import { markFailedPictures } from "./failed-pictures.ts";
import { applyFonts } from "./fonts.ts";
import { recordInput } from "./record-input.ts";

/**
 * The script that runs before the application (docs/decisions/0017-critical-path.md): one classic script in the head,
 * after the element with its data. The first paint comes first, and over a slow connection the first picture. Then come the
 * fonts, the application and the other pictures. Input in the meantime is recorded.
 * Where the application cannot start, the fonts are applied, and else the page is as without JavaScript.
 */
export async function startCriticalPath(): Promise<void> {
  followAppearance();
  markFailedPictures();
  const data = readCriticalPathData();
  const starts = canStart();
  const isFast = starts && isConnectionFast();
  const showFonts = applyFonts(data, { isFast, nonce: document.currentScript?.nonce });
  if (!starts) return showFonts();
  window.beforeHydration = { address: location.pathname + location.search, endRecording: recordInput() };
  document.addEventListener("DOMContentLoaded", answerHearts);
  await afterFirstPaint(isFast);
  void showFonts();
  const { first, entry, imports } = data.application;
  for (const href of imports) append(document.head, "link", { rel: "modulepreload", href });
  // Without `async` they run in this order, because the entry needs what the first ones set.
  for (const src of [...first, entry]) append(document.body, "script", { type: "module", src, async: false });
}
