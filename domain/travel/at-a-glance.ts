import { capitalized } from "../base/capitalized.ts";
import { knownFacts, type FactName, type GemFacts } from "../gems/gem-facts.ts";

/** The facts under a gem's title, after its hours, in their order there. */
const glanceNames = ["cost", "wayThere", "timeNeeded", "season"] as const satisfies readonly FactName[];

/**
 * The answers under a gem's title, after its hours: those that are known, in a few words, each with a capital
 * (docs/product.md §11). An old answer counts as unknown here: it needs its mark, which is among the facts.
 */
export function shortFacts(facts: GemFacts): readonly string[] {
  const known = knownFacts(facts).filter(({ mark }) => mark !== "old");
  return glanceNames.flatMap((name) => {
    const fact = known.find((one) => one.name === name)?.fact;
    return fact === undefined ? [] : [capitalized(fact.short ?? fact.value)];
  });
}
