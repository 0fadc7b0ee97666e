import type { Gem } from "../../gems/gem.ts";
import { allPhrases, type phrases } from "./all-phrases.ts";
import type { Phrase } from "./phrase.ts";

type PhraseId = (typeof phrases)[keyof typeof phrases][number]["id"];

/** What people ask at each kind of gem, by the tag that makes it one; a gem of several kinds takes them in this order. */
const asked: readonly (readonly [tag: string, ids: readonly PhraseId[]])[] = [
  ["river", ["boats", "taxi"]],
  ["hiking", ["path", "last-one"]],
  ["waterfalls", ["bears"]],
  ["mount fuji", ["weather"]],
  ["teahouse", ["alcohol"]],
  ["hands-on", ["join-today", "how-long", "how-much"]],
  ["temple", ["photographs", "seal"]],
  ["shrine", ["photographs", "seal"]],
  ["zen", ["shoes"]],
  ["porcelain", ["wrap"]],
  ["sushi", ["open-now"]],
  ["takeaway", ["takeaway", "eat-by"]],
  ["ramen", ["ticket-machine", "pork", "no-meat-or-fish"]],
  ["seasonal flowers", ["photographs", "open-until"]],
];

/** Asked wherever nothing else is. */
const askedAnywhere: PhraseId = "last-one";

const mostPhrases = 3;

/** The phrases that help most at a gem, by its kind: three, the most useful one first. */
export function phrasesFor({ tags }: Pick<Gem, "tags">): readonly Phrase[] {
  const ofItsKinds = asked.flatMap(([tag, ids]) => (tags.includes(tag) ? ids : []));
  const ids = [...new Set([...ofItsKinds, askedAnywhere])].slice(0, mostPhrases);
  return ids.flatMap((id) => allPhrases.find((phrase) => phrase.id === id) ?? []);
}
