import { useState } from "react";
import * as messages from "../../domain/site/messages.ts";
import type { Phrase, Word } from "../../domain/travel/phrases/phrase.ts";
import { Dialog } from "../forms/dialog.tsx";
import { Japanese } from "./japanese.tsx";
import css from "./phrase-dialog.module.css";
import letters from "./phrase-letters.module.css";

const labels = messages.phraseBook;

const fullStop = "。";

/** What is held out ends like a sign, without a full stop; unless it has several sentences. */
function asSign(japanese: readonly string[]) {
  const parts = japanese.map((part, index) =>
    index === japanese.length - 1 && part.endsWith(fullStop) ? part.slice(0, -1) : part,
  );
  return { parts, isOneSentence: parts.every((part) => !part.endsWith(fullStop)) };
}

/** A phrase in letters for arm's length, with the words to point at. */
export function PhraseDialog({
  phrase: { english, japanese, reading, hint, words },
  onClose,
}: {
  readonly phrase: Phrase;
  readonly onClose: () => void;
}) {
  const { parts, isOneSentence } = asSign(japanese);
  return (
    <Dialog label={english} closeLabel={labels.close} look="large" onClose={onClose}>
      <div className={css["sheet"]}>
        <p className={css["english"]}>{english}</p>
        <div className={css["sentence"]}>
          <p className={`${letters["letters"]} ${css["japanese"]}`}>
            <Japanese parts={parts} />
            {!isOneSentence && (
              <span lang="ja" className={css["end"]}>
                {fullStop}
              </span>
            )}
          </p>
          <p className={css["reading"]} lang="ja-Latn" translate="no">
            {reading}
          </p>
        </div>
        {hint !== undefined && <p className={css["hint"]}>{hint}</p>}
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
