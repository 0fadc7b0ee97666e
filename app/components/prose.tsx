import { Fragment } from "react";

const japanese = /([\u3000-\u30ff\u3400-\u9fff]+)/;

/** Paragraphs, with the words in Japanese writing marked as such, for screen readers and typefaces. */
export function Prose({ text }: { readonly text: string }) {
  return text.split("\n\n").map((paragraph) => (
    <p key={paragraph}>
      {paragraph.split(japanese).map((part, index) => (
        <Fragment key={index}>{japanese.test(part) ? <span lang="ja">{part}</span> : part}</Fragment>
      ))}
    </p>
  ));
}
