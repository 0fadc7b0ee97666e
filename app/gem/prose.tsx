import { createElement } from "react";

const japanese = /([\u3000-\u30ff\u3400-\u9fff]+)/;

/** A text with the words in Japanese writing marked as such, for screen readers and typefaces. */
export function Prose({ text }: { readonly text: string }) {
  return text
    .split(japanese)
    .map((part, index) =>
      japanese.test(part) ? createElement("span", { key: index, lang: "ja" }, part) : part,
    );
}
