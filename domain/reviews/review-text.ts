/**
 * The text of a review as it is shown: at most one empty line at a time, so that a review of line ends does not push the
 * others out of sight.
 */
export const shownReviewText = (text: string): string => text.replace(/\n(?:[^\S\n]*\n){2,}/g, "\n\n");

/** From how many characters, and from how many line ends, a list shows the beginning of a review only. */
const longText = 300;
const manyLines = 6;

/** Whether a review pushes the others out of sight, so that its end is folded: in a narrow list it takes more than six lines. */
export const isFolded = (shown: string): boolean =>
  shown.length > longText || shown.split("\n").length > manyLines;
