/**
 * The text of a review as it is shown: at most one empty line at a time, so that a review of line ends does not push the
 * others out of sight.
 */
export const shownReviewText = (text: string): string => text.replace(/\n(?:[^\S\n]*\n){2,}/g, "\n\n");
