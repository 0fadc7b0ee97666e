import { createElement } from "react";
import css from "./gem-title.module.css";

/** A short end after a hyphen, as in "Nenbutsu-ji": broken there, the name would read wrong. */
const shortEnd = /-\p{Letter}{1,3}\P{Letter}*$/u;

/** A gem's title whose names stay whole at the end of a line. */
export function GemTitle({ title }: { readonly title: string }) {
  const parts = title
    .split(/( )/)
    .map((word) => (shortEnd.test(word) ? createElement("span", { className: css["whole"] }, word) : word));
  return createElement("h1", { className: css["title"] }, ...parts);
}
