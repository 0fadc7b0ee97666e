import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { catalogue } from "../domain/gems/catalogue.ts";
import type { Source } from "../domain/gems/evidence.ts";
import { gemFacts } from "../domain/gems/facts.ts";
import { factNames } from "../domain/gems/gem-facts.ts";
import { factTerms } from "../domain/site/messages.ts";
import { places } from "../domain/gems/places.ts";

const document = path.join(import.meta.dirname, "..", "docs", "facts.md");
const marker = "\n## The facts and their dates\n";

const named = ({ name, address, date }: Source) => `[${name}](${address}) ${date ?? "undated"}`;
const list = (sources: readonly Source[]) => sources.map(named).join(", ");

function gemLines(id: number, title: string): readonly string[] {
  const { facts = {}, checkedOn = "" } = gemFacts[id] ?? {};
  const place = places[id];
  const told = factNames.flatMap((name) => {
    const fact = facts[name];
    if (fact === undefined) return [];
    const statements = fact.statements.map(({ text, sources }) => `${text} (${list(sources)})`);
    return [`- ${factTerms[name]}, ${fact.sure}: ${statements.join("; or: ")}`];
  });
  const unknown = factNames.filter((name) => !(name in facts)).map((name) => factTerms[name].toLowerCase());
  return [
    `### ${id}. ${title}`,
    "",
    `Last checked on ${checkedOn}. Unknown: ${unknown.join(", ") || "nothing"}.`,
    "",
    ...told,
    ...(place === undefined
      ? []
      : [
          `- Position, good to ${place.goodTo} m: ${place.point} (${list(place.sources)})`,
          `- Directions: ${place.directions.address ?? place.directions.town} (${list(place.directions.sources)})`,
        ]),
    "",
  ];
}

/** The content of `docs/facts.md`, as written and as expected: its introduction, then the facts from `domain/`. */
export function factsDocument(): { readonly written: string; readonly expected: string } {
  const written = readFileSync(document, "utf8");
  const [words = ""] = written.split(marker);
  const facts = catalogue.flatMap(({ id, title }) => gemLines(id, title)).join("\n");
  return { written, expected: `${words}${marker}\n${facts.trimEnd()}\n` };
}

if (process.argv[1] === import.meta.filename) writeFileSync(document, factsDocument().expected);
