import { useState } from "react";
import * as messages from "../../domain/site/messages.ts";
import { emergencyAnchor } from "../../domain/travel/emergency.ts";
import type { Phrase } from "../../domain/travel/phrases/phrase.ts";
import { telephoneAddress } from "../../domain/travel/telephone.ts";
import type { PhrasesView } from "../../server/views/phrases.ts";
import { Button } from "../ui/button.tsx";
import { PhraseDialog } from "./phrase-dialog.tsx";
import { Japanese } from "./japanese.tsx";
import { PrintButton } from "./print-button.tsx";
import "./print.css";
import css from "./phrase-book.module.css";
import letters from "./phrase-letters.module.css";

const words = messages.phraseBook;

/** Sentences to show to somebody or to read aloud, and the emergency numbers (docs/product.md §11). */
export function PhraseBook({ sections, emergency }: PhrasesView) {
  const [shown, setShown] = useState<Phrase | null>(null);
  return (
    <div className={css["page"]}>
      <div className={css["head"]}>
        <h1 className={css["title"]}>{words.title}</h1>
        <p className={css["lede"]}>{words.lede}</p>
        <div className={css["bar"]}>
          <nav className={css["parts"]} aria-label={words.parts}>
            {sections.map(({ id }) => (
              <a key={id} href={`#${id}`}>
                {words.sections[id]}
              </a>
            ))}
            <a className={css["urgent"]} href={`#${emergencyAnchor}`}>
              {words.emergency}
            </a>
          </nav>
          <PrintButton label={words.print} />
        </div>
      </div>
      {sections.map(({ id: section, phrases }) => (
        <section key={section} className={css["section"]} aria-labelledby={section}>
          <h2 id={section} className={css["heading"]}>
            {words.sections[section]}
          </h2>
          {section === "help" && <EmergencyNumbers emergency={emergency} />}
          <ul className={css["phrases"]}>
            {phrases.map((phrase) => (
              <Line key={phrase.id} phrase={phrase} onShow={() => setShown(phrase)} />
            ))}
          </ul>
        </section>
      ))}
      {shown !== null && <PhraseDialog phrase={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

function Line({
  phrase: { id, english, japanese, reading, hint, words: pointed },
  onShow,
}: {
  readonly phrase: Phrase;
  readonly onShow: () => void;
}) {
  const englishId = `${id}-english`;
  return (
    <li id={id} className={css["phrase"]}>
      <p id={englishId} className={css["english"]}>
        {english}
      </p>
      <Button className={css["show"] ?? ""} aria-describedby={englishId} onClick={onShow}>
        {words.show}
      </Button>
      <p className={`${letters["letters"]} ${css["japanese"]}`}>
        <Japanese parts={japanese} />
      </p>
      <p className={css["reading"]} lang="ja-Latn" translate="no">
        {reading}
      </p>
      {hint !== undefined && <p className={css["hint"]}>{hint}</p>}
      {/* On paper and without JavaScript, where nothing opens. */}
      {pointed !== undefined && (
        <ul className={css["words"]} aria-label={words.words}>
          {pointed.map((word) => (
            <li key={word.japanese}>
              <span className={letters["letters"]} lang="ja" translate="no">
                {word.japanese}
              </span>{" "}
              <small>{word.english}</small>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function EmergencyNumbers({ emergency: { numbers, checkedOn } }: Pick<PhrasesView, "emergency">) {
  return (
    <div className={css["emergency"]}>
      <h3 id={emergencyAnchor} className={css["emergencyTitle"]}>
        {words.emergency}
      </h3>
      <ul className={css["numbers"]} aria-labelledby={emergencyAnchor}>
        {numbers.map(({ number, name, what, sources }) => (
          <li key={number} className={css["number"]}>
            <a className={css["call"]} href={telephoneAddress(number)}>
              {number}
            </a>
            <p className={css["who"]}>{name}</p>
            <p>{`${what}.`}</p>
            <p className={css["sources"]}>
              {sources.map(({ name: source, address }) => (
                <a key={address} href={address} rel="noreferrer">
                  {source}
                </a>
              ))}
              <span>{words.sources(checkedOn)}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
