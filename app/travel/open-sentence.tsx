import type { GemFacts } from "../../domain/gems/gem-facts.ts";
import { japanTime } from "../../domain/travel/japan-time.ts";
import * as messages from "../../domain/site/messages.ts";
import { openingAtAnyTime, openState } from "../../domain/travel/opening.ts";
import { Unbroken } from "./unbroken.tsx";
import { useMinute } from "./use-minute.ts";
import css from "./open-sentence.module.css";

/** Hours, days, and the beginning of the sentence about the clock. */
const whole = /(\d{1,2}:\d\d–\d{1,2}:\d\d|(?:It is|at) \d{1,2}:\d\d|\d{1,2} [A-Z][a-z]+)/;

/**
 * Whether a gem is open now, by the time in Japan. Without JavaScript: the sentence that is true at any time
 * (docs/product.md §11).
 */
export function OpenSentence({ facts }: { readonly facts: GemFacts }) {
  const now = useMinute();
  const sentence =
    now === null
      ? messages.openSentence(openingAtAnyTime(facts), null)
      : messages.openSentence(openState(facts, now), japanTime(now));
  return (
    <p className={css["sentence"]}>
      <Unbroken text={sentence} pattern={whole} />
    </p>
  );
}
