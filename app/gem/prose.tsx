import { createElement } from "react";

const japanese = /([\u3000-\u30ff\u3400-\u9fff]+)/;

/** A text whose Japanese words have `lang="ja"`, for screen readers and fonts. */
export function Prose({ text }: { readonly text: string }) {
  return text
    .split(japanese)
    .map((part, index) =>
      japanese.test(part) ? createElement("span", { key: index, lang: "ja" }, part) : part,
    );
}
