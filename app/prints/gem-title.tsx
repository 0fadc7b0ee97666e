import { createElement, type ReactNode } from "react";
import css from "./gem-title.module.css";

/** A word with a hyphen, as in "Nenbutsu-ji". */
const hyphenated = /\p{Letter}-\p{Letter}/u;

/** Longer than the column beside a print is wide in the largest type. */
const longWord = /[\p{Letter}-]{12}/u;

/** A gem's title whose names are not broken across lines, except where a line is too short for one. */
export function unbroken(title: string): readonly ReactNode[] {
  const parts: ReactNode[] = [];
  // The words between two names are one text, because React separates several by comments.
  let plain = "";
  for (const [index, word] of title.split(" ").entries()) {
    const space = index === 0 ? "" : " ";
    if (hyphenated.test(word)) {
      parts.push(plain + space, createElement("span", { key: index, className: css["whole"] }, word));
      plain = "";
    } else plain += space + word;
  }
  return [...parts, plain];
}

/** A gem's title as the heading of its page. */
export const GemTitle = ({ title }: { readonly title: string }) =>
  createElement(
    "h1",
    { className: css["title"], "data-long": longWord.test(title) || undefined },
    ...unbroken(title),
  );
