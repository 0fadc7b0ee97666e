import { useState, type CSSProperties } from "react";
import * as messages from "../../domain/site/messages.ts";
import type { Phrase, Word } from "../../domain/travel/phrases/phrase.ts";
import { Dialog } from "../forms/dialog.tsx";
import { Japanese } from "./japanese.tsx";
import "../document/styles/paper-tokens.css";
import css from "./phrase-dialog.module.css";
import letters from "./phrase-letters.module.css";

const labels = messages.phraseBook;

/** The sentences of a phrase. What is held out ends like a sign, without a full stop. */
function sentencesOf(japanese: readonly string[]): readonly (readonly string[])[] {
  const ends = japanese.flatMap((part, index) => (part.endsWith("。") ? [index + 1] : []));
  return ends.map((end, nth) =>
    japanese.slice(ends[nth - 1] ?? 0, end).map((part) => part.replace(/。$/, "")),
  );
}

declare module "react" {
  interface CSSProperties {
    /** How many characters a sentence has. */
    "--sentence"?: number;
    /** How many characters its longest part has. */
    "--part"?: number;
  }
}

/** The lengths by which the letters of a sentence fill the line. */
const lengthsOf = (parts: readonly string[]): CSSProperties => ({
  "--sentence": parts.join("").length,
  "--part": Math.max(...parts.map(({ length }) => length)),
});

/** A phrase in letters for arm's length, with the words to point at. */
export function PhraseDialog({
  phrase: { english, japanese, reading, hint, words },
  onClose,
}: {
  readonly phrase: Phrase;
  readonly onClose: () => void;
}) {
  return (
    <Dialog label={english} closeLabel={labels.close} look="large" onClose={onClose}>
      <div className={`paper ${css["sheet"]}`}>
        <p className={css["english"]}>{english}</p>
        <div className={css["sentence"]}>
          {sentencesOf(japanese).map((parts) => (
            <p
              key={parts.join("")}
              className={`${letters["letters"]} ${css["japanese"]}`}
              style={lengthsOf(parts)}
            >
              <Japanese parts={parts} />
            </p>
          ))}
          <p className={css["reading"]} lang="ja-Latn" translate="no">
            {reading}
          </p>
          {hint !== undefined && <p className={css["hint"]}>{hint}</p>}
        </div>
        {words !== undefined && <Words words={words} />}
      </div>
    </Dialog>
  );
}

/** More words than this are set as a table. */
const mostInRows = 7;

const layoutOf = (words: readonly Word[]) => {
  if (words[0]?.english === undefined) return css["pad"];
  return words.length > mostInRows ? css["table"] : "";
};

/** Words to point at. A press marks one, so that the answer is still there when the telephone comes back. */
function Words({ words }: { readonly words: readonly Word[] }) {
  const [marked, setMarked] = useState<readonly string[]>([]);
  return (
    <div className={`${css["words"]} ${layoutOf(words)}`} role="group" aria-label={labels.words}>
      <p className={css["invitation"]} aria-hidden="true">
        {labels.invitation}
      </p>
      {words.map(({ japanese, english }) => {
        const isMarked = marked.includes(japanese);
        return (
          <button
            key={japanese}
            type="button"
            className={css["word"]}
            aria-pressed={isMarked}
            onClick={() =>
              setMarked(isMarked ? marked.filter((other) => other !== japanese) : [...marked, japanese])
            }
          >
            <span className={`${letters["letters"]} ${css["wordJapanese"]}`} lang="ja" translate="no">
              {japanese}
            </span>
            {english !== undefined && <small>{english}</small>}
          </button>
        );
      })}
    </div>
  );
}
