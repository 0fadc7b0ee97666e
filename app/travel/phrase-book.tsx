import { useState } from "react";
import { ichijojiB } from "../../domain/prints/pictures.ts";
import * as messages from "../../domain/site/messages.ts";
import { emergencyAnchor } from "../../domain/travel/emergency.ts";
import type { PhraseSection } from "../../domain/travel/phrases/all-phrases.ts";
import type { Phrase } from "../../domain/travel/phrases/phrase.ts";
import { telephoneAddress } from "../../domain/travel/telephone.ts";
import type { PhrasesView } from "../../server/views/phrases.ts";
import { Picture } from "../shell/picture.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { PhraseDialog } from "./phrase-dialog.tsx";
import { Japanese } from "./japanese.tsx";
import { PrintButton } from "./print-button.tsx";
import { usePresentPart } from "./use-present-part.ts";
import "./print.css";
import css from "./phrase-book.module.css";
import letters from "./phrase-letters.module.css";

const words = messages.phraseBook;

/** Five at a counter and a cook, who talk. */
const print = ichijojiB;

/** Sentences to show to somebody or to read aloud, and the emergency numbers (docs/product.md §11). */
export function PhraseBook({ sections, emergency }: PhrasesView) {
  const [shown, setShown] = useState<Phrase | null>(null);
  return (
    <>
      <div className={css["page"]}>
        <div className={css["head"]}>
          <Picture image={print} sizes="(width < 60rem) 100vw, 38vw" alt="" className={css["print"] ?? ""} />
          <h1 className={css["title"]}>{words.title}</h1>
          <p className={css["lede"]}>{words.lede}</p>
          <div className={css["toPrint"]}>
            <PrintButton label={words.print} />
          </div>
        </div>
        <Parts ids={sections.map(({ id }) => id)} />
        {sections.map(({ id: section, phrases }) => (
          // The jumps lead to the section: its heading sticks, and may be at its end.
          <section key={section} id={section} className={css["section"]} aria-labelledby={`${section}-title`}>
            <h2 id={`${section}-title`} className={css["heading"]}>
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
      </div>
      {shown !== null && <PhraseDialog phrase={shown} onClose={() => setShown(null)} />}
    </>
  );
}

/** The jumps to the parts of the page. The one that is being read is marked. */
function Parts({ ids }: { readonly ids: readonly PhraseSection[] }) {
  const [nav, present] = usePresentPart();
  return (
    <nav ref={nav} className={css["parts"]} aria-label={words.parts}>
      <a className={css["urgent"]} href={`#${emergencyAnchor}`}>
        {words.emergency}
      </a>
      {ids.map((id) => (
        <a key={id} href={`#${id}`} aria-current={present === id ? "location" : undefined}>
          {words.sections[id]}
        </a>
      ))}
    </nav>
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
      {/* The whole line is its button. */}
      <Button look="quiet" className={css["show"] ?? ""} aria-describedby={englishId} onClick={onShow}>
        <span className="visually-hidden">{words.show}</span>
        <Icon name="right" />
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
