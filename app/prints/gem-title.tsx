import { createElement } from "react";
import css from "./gem-title.module.css";

/** A short ending after a hyphen, as in "Nenbutsu-ji". The line must not break there. */
const shortEnd = /-\p{Letter}{1,3}\P{Letter}*$/u;

/** A gem's title whose names are not broken across lines. */
export function GemTitle({ title }: { readonly title: string }) {
  const parts = title
    .split(/( )/)
    .map((word) => (shortEnd.test(word) ? createElement("span", { className: css["whole"] }, word) : word));
  return createElement("h1", { className: css["title"] }, ...parts);
}
