import type { GemFacts } from "../../domain/gem-facts.ts";
import { japanTime } from "../../domain/japan-time.ts";
import * as messages from "../../domain/messages.ts";
import { openingAtAnyTime, openState } from "../../domain/opening.ts";
import { useMinute } from "./use-minute.ts";
import css from "./open-sentence.module.css";

/** How a gem stands now, by the clock in Japan; without JavaScript what is true at any time (docs/product.md §11). */
export function OpenSentence({ facts }: { readonly facts: GemFacts }) {
  const now = useMinute();
  const state = now === null ? openingAtAnyTime(facts) : openState(facts, now);
  return (
    <p className={css["sentence"]}>
      {messages.openWords(state)}{" "}
      <span className={css["clock"]}>{messages.clockWords(now === null ? null : japanTime(now))}</span>
    </p>
  );
}
