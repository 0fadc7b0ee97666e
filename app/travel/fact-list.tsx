import { newestDate, type Day, type Fact, type Statement } from "../../domain/gems/evidence.ts";
import { knownFacts, type GemFacts } from "../../domain/gems/gem-facts.ts";
import * as messages from "../../domain/site/messages.ts";
import css from "./fact-list.module.css";

/** The facts of a gem: each statement with how sure it is, its date and its sources. */
export function FactList({ facts }: { readonly facts: GemFacts }) {
  return (
    <dl className={css["facts"]}>
      {knownFacts(facts).map(({ name, fact }) => (
        <div key={name} className={css["fact"]}>
          <dt className={css["term"]}>{messages.factTerms[name]}</dt>
          {fact.statements.map((statement) => (
            <Answer key={statement.text} sure={fact.sure} statement={statement} readOn={facts.checkedOn} />
          ))}
        </div>
      ))}
    </dl>
  );
}

function Answer({
  sure,
  statement: { text, sources },
  readOn,
}: Pick<Fact, "sure"> & { readonly statement: Statement; readonly readOn: Day }) {
  return (
    <dd className={sure === "old" ? `${css["answer"]} ${css["old"]}` : css["answer"]}>
      <p>{text}</p>
      <p className={css["evidence"]}>
        {messages.evidence(sure, newestDate(sources), readOn)}
        <span className={css["sources"]}>
          {sources.map(({ name, address }) => (
            <a key={address} className={css["source"]} href={address} rel="noreferrer">
              {name}
            </a>
          ))}
        </span>
      </p>
    </dd>
  );
}
