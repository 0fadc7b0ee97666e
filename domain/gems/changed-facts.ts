import { factNames, type FactName, type GemFacts } from "./gem-facts.ts";

/** The facts of a gem whose answer is another one, or that are known only before or only now, in the order of the page. */
export const changedFacts = (
  before: Pick<GemFacts, "facts">,
  now: Pick<GemFacts, "facts">,
): readonly FactName[] => factNames.filter((name) => before.facts[name]?.value !== now.facts[name]?.value);
