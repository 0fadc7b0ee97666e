/**
 * Writes the second part of docs/facts.md, the facts with their sources and dates, from the gems' files.
 * Run: npx node scripts/facts-document.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { catalogue } from "../domain/gems/catalogue.ts";
import type { Source } from "../domain/gems/evidence.ts";
import type { Gem } from "../domain/gems/gem.ts";
import { knownFacts, mainFactNames, type GemFacts, type KnownFact } from "../domain/gems/gem-facts.ts";
import { factTerms, marks } from "../domain/site/messages.ts";

const document = path.join(import.meta.dirname, "..", "docs", "facts.md");
const marker = "\n## The facts and their dates\n";

const named = ({ name, address, date }: Source) => `[${name}](${address}) ${date ?? "undated"}`;
const list = (sources: readonly Source[]) => sources.map(named).join(", ");

/** The answer, and under it what each source says. */
function factLines({ name, fact: { value, statements }, mark }: KnownFact): readonly string[] {
  const [{ sources }, ...others] = statements;
  const line = `- ${factTerms[name]}: ${value}. ${marks[mark]}`;
  if (others.length === 0) return [`${line} (${list(sources)})`];
  return [line, ...statements.map((said) => `  - ${said.text} (${list(said.sources)})`)];
}

function gemLines({ id, title, facts, place }: Gem): readonly string[] {
  const unknown = mainFactNames
    .filter((name) => !(name in facts.facts))
    .map((name) => factTerms[name].toLowerCase());
  return [
    `### ${id}. ${title}`,
    "",
    `Last checked on ${facts.checkedOn}. Unknown: ${unknown.join(", ") || "nothing"}.`,
    "",
    ...knownFacts(facts).flatMap(factLines),
    ...contactLines(facts),
    `- Position, good to ${place.goodTo} m: ${place.point} (${list(place.sources)})`,
    `- Directions: ${place.directions.address ?? place.directions.town} (${list(place.directions.sources)})`,
    "",
  ];
}

function contactLines({ contact: { officialSite, telephone } = {} }: GemFacts): readonly string[] {
  return [
    ...(officialSite === undefined ? [] : [`- Official site: ${officialSite}`]),
    ...(telephone === undefined ? [] : [`- Telephone: ${telephone.number} (${list(telephone.sources)})`]),
  ];
}

/** The content of `docs/facts.md`, as written and as expected: its introduction, then the facts from `domain/`. */
export function factsDocument(): { readonly written: string; readonly expected: string } {
  const written = readFileSync(document, "utf8");
  const [words = ""] = written.split(marker);
  const facts = catalogue.flatMap(gemLines).join("\n");
  return { written, expected: `${words}${marker}\n${facts.trimEnd()}\n` };
}

if (process.argv[1] === import.meta.filename) writeFileSync(document, factsDocument().expected);
