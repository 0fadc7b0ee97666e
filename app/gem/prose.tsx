import { createElement } from "react";

const japanese = /([\u3000-\u30ff\u3400-\u9fff]+)/;

/** Paragraphs, with the words in Japanese writing marked as such, for screen readers and typefaces. */
export function Prose({ text }: { readonly text: string }) {
  return text.split("\n\n").map((paragraph) => {
    const parts = paragraph.split(japanese);
    return createElement(
      "p",
      { key: paragraph },
      ...parts.map((part) => (japanese.test(part) ? createElement("span", { lang: "ja" }, part) : part)),
    );
  });
}
