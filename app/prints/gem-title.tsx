import { createElement, type ReactNode } from "react";
import css from "./gem-title.module.css";

/** A word with a hyphen, as in "Nenbutsu-ji". The line breaks there only where it is too short for the word. */
const hyphenated = /\p{Letter}-\p{Letter}/u;

/** Longer than the column beside a print is wide in the largest type. */
const longWord = /[\p{Letter}-]{12}/u;

/** A gem's title whose names are not broken across lines. */
export const unbroken = (title: string): readonly ReactNode[] =>
  title
    .split(/( )/)
    .map((word, index) =>
      hyphenated.test(word) ? createElement("span", { key: index, className: css["whole"] }, word) : word,
    );

/** A gem's title as the heading of its page. */
export const GemTitle = ({ title }: { readonly title: string }) =>
  createElement(
    "h1",
    { className: css["title"], "data-long": longWord.test(title) || undefined },
    ...unbroken(title),
  );
