/**
 * Invisible characters, many of which `trim` does not remove: default-ignorable ones (soft hyphen, fillers, joiners),
 * white space and the braille blank.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/gu;

/** Control characters except tab and line ends, and marks that change the direction of neighbouring text. */
const disturbing = /[^\P{Control}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u;

/** More combining marks on one letter than any living language needs. */
const stackedMarks = /\p{Mark}{5}/u;

/** Normalises line ends: a form sends them as two characters, but its text field counts one. */
export const readLines = (text: string): string => text.replaceAll("\r\n", "\n");

/** Whether a text has no visible character. */
export const looksEmpty = (text: string): boolean => text.replace(invisible, "") === "";

/** Whether a text of several lines can be shown without disturbing the page around it (docs/security.md row 34). */
export const isShowable = (text: string): boolean =>
  text.isWellFormed() && !disturbing.test(text) && !stackedMarks.test(text);

/** The same for a text of one line. */
export const isShowableLine = (text: string): boolean =>
  isShowable(text) && !/[\t\n\r\u2028\u2029]/.test(text);
