/** Sentences of the pocket book (docs/product.md §11). Loaded by that page only. */

import { dayOfYear } from "../date-words.ts";
import type { Day } from "../../gems/evidence.ts";

const gems = (count: number) => (count === 1 ? "1 gem" : `${count} gems`);

export const pocketBook = {
  title: "Pocket book",
  documentTitle: (count: number) => `A pocket book of ${gems(count)}`,
  lede: "One sheet of A4, printed on one side, folds into eight pages that need no battery.",
  leftOut: (titles: readonly string[]) =>
    `The book has room for six. Left out: ${new Intl.ListFormat("en-GB").format(titles)}.`,
  print: "Print",
  back: "Back to the list",
  pages: "The pages",
  page: (number: number) => `Page ${number}`,
  printing: "Choose A4, landscape, one side, and no scaling. Black and white is fine.",
  folding: "How to fold it",
  steps: [
    "Fold the sheet in half each way, then in half again, so that the creases make eight fields. Open it.",
    "Fold it in half across, and cut from the fold along the solid line to the next crease.",
    "Open it, fold it lengthwise with the print outside, and push the ends together until the slit opens into a cross.",
    "Lay the pages round the cover, and press the spine flat.",
  ],
  cover: "Hidden places of Japan",
  phrasesOfGems: "To say there",
  notes: "Notes",
  help: "In trouble",
  checked: (day: Day, host: string) => `Checked ${dayOfYear(day)}. Hours and prices change: ${host}`,
} as const;
