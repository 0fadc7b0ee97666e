/** Blank to the eye though not to `trim`: default-ignorable characters (soft hyphen, fillers, joiners) and the braille blank. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/gu;

/** Control characters but tab and line ends, and the marks that turn the direction of neighbouring text. */
const disturbing = /[^\P{Control}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u;

/** More combining marks on one letter than any living script needs. */
const stackedMarks = /\p{Mark}{5}/u;

/** Whether nothing of a text can be seen. */
export const looksEmpty = (text: string): boolean => text.replace(invisible, "") === "";

/** Whether a text of several lines can stand on a page without disturbing what is around it (docs/security.md row 34). */
export const isShowable = (text: string): boolean =>
  text.isWellFormed() && !disturbing.test(text) && !stackedMarks.test(text);

/** The same for a text of one line. */
export const isShowableLine = (text: string): boolean =>
  isShowable(text) && !/[\t\n\r\u2028\u2029]/.test(text);
