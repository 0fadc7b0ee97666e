import type { GemFacts } from "../../domain/gems/gem-facts.ts";
import * as messages from "../../domain/site/messages.ts";
import { shortFacts } from "../../domain/travel/at-a-glance.ts";
import css from "./at-a-glance.module.css";

/** The answers under a gem's title: when it is open, cost, way there, time needed and season, where known. */
export function AtAGlance({ facts }: { readonly facts: GemFacts }) {
  const hours = messages.openInShort(facts.opening);
  const answers = hours === null ? shortFacts(facts) : [hours, ...shortFacts(facts)];
  return (
    <ul className={css["answers"]} aria-label={messages.atAGlance}>
      {answers.map((answer) => (
        <li key={answer} className={css["answer"]}>
          {answer}
        </li>
      ))}
    </ul>
  );
}
