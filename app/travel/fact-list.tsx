import type { Day, Fact, Source } from "../../domain/gems/evidence.ts";
import { knownFacts, sourcesOf, type GemFacts } from "../../domain/gems/gem-facts.ts";
import * as messages from "../../domain/site/messages.ts";
import css from "./fact-list.module.css";

/** The facts of a gem: one answer each, how reliable it is, and its sources, folded. */
export function FactList({
  facts,
  brief = false,
}: {
  readonly facts: GemFacts;
  /** Without the sources, which are on the gem's page. */
  readonly brief?: boolean;
}) {
  return (
    <dl className={`${css["facts"]} ${brief ? css["brief"] : ""}`}>
      {knownFacts(facts).map(({ name, fact, mark }) => (
        <div key={name} className={css["fact"]}>
          <dt className={css["term"]}>{messages.factTerms[name]}</dt>
          <dd className={css["answer"]}>
            <p className={css["value"]}>{fact.value}</p>{" "}
            <div className={css["proof"]}>
              <p className={css["mark"]} data-mark={mark}>
                {messages.marks[mark]}
              </p>{" "}
              {!brief && <Evidence fact={fact} readOn={facts.checkedOn} />}
            </div>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the sources of a fact say. They are in the document while it is closed, for print and for searches in the page. */
function Evidence({ fact, readOn }: { readonly fact: Fact; readonly readOn: Day }) {
  const { value, statements } = fact;
  return (
    <details className={css["evidence"]}>
      <summary className={css["count"]}>{messages.sources.count(sourcesOf(fact).length)}</summary>
      <div className={css["statements"]}>
        {statements.map(({ text, sources }) => (
          <div key={text}>
            {text !== value && <p>{text}</p>}
            <ul className={css["sources"]}>
              {sources.map((source) => (
                <SourceLine key={source.address} source={source} />
              ))}
            </ul>
          </div>
        ))}
        <p className={css["seen"]}>{messages.sources.seen(readOn)}</p>
      </div>
    </details>
  );
}

const SourceLine = ({ source: { name, address, date } }: { readonly source: Source }) => (
  <li className={css["source"]}>
    <a className={css["link"]} href={address} rel="noreferrer">
      {name}
    </a>{" "}
    <span className={css["date"]}>{messages.sources.date(date)}</span>
  </li>
);
