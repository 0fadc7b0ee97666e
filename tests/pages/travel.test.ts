import { describe, expect, test } from "vitest";
import { catalogue } from "../../domain/catalogue.ts";
import { gemFacts } from "../../domain/facts.ts";
import { factTerms } from "../../domain/messages.ts";
import { factNames, type GemFacts } from "../../domain/gem-facts.ts";
import { readHead, unescapeHtml } from "../support/head.ts";
import { useWorld } from "../support/world.ts";

const site = useWorld();

/** A section of a page by its heading, as markup and as text. */
async function section(address: string, heading: string) {
  const html = await (await site.request(address)).text();
  const all = [...html.matchAll(/<section [^>]*>[\s\S]*?<\/section>/g)].map(([text]) => text);
  const markup = all.find((text) => text.includes(`>${heading}</h2>`)) ?? "";
  return { markup, text: unescapeHtml(markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ")) };
}

describe.each(catalogue)("the page of $title", ({ id }) => {
  const { facts = {}, checkedOn = "" } = gemFacts[id] ?? {};

  test("tells all that is known before one goes, each answer with its sources and when it was seen", async () => {
    const { markup, text } = await section(`/gem/${id}`, "Before you go");
    const terms = [...markup.matchAll(/<dt[^>]*>([^<]*)<\/dt>/g)].map(([, term]) => term);
    expect(terms).toEqual(factNames.filter((name) => name in facts).map((name) => factTerms[name]));
    const answers = [...markup.matchAll(/<dd[^>]*>([\s\S]*?)<\/dd>/g)].map(([, answer = ""]) =>
      unescapeHtml(answer),
    );
    const statements = Object.values(facts).flatMap((fact) => fact.statements);
    expect(answers).toHaveLength(statements.length);
    for (const statement of statements) {
      const answer = answers.find((one) => one.includes(`<p>${statement.text}</p>`)) ?? "";
      expect(answer).toMatch(/seen [A-Z][a-z]{2} \d{4}/);
      for (const { name, address } of statement.sources) {
        expect(answer).toContain(`href="${address}"`);
        expect(answer).toContain(`>${name}</a>`);
      }
    }
    expect(checkedOn).not.toBe("");
    expect(text).toMatch(
      /Before you go (?:Usually open|By booking|Always open|Ask first|Varies)\b[^.]*\. All times are those in Japan\./,
    );
  });

  test("names the two nearest gems and how far they lie, in a straight line", async () => {
    const { markup, text } = await section(`/gem/${id}`, "Nearby gems");
    const links = [...markup.matchAll(/href="\/gem\/(\d+)"/g)].map(([, other]) => Number(other));
    expect(new Set(links).size).toBe(2);
    expect(links).not.toContain(id);
    expect(text.match(/about \d+ km/g)).toHaveLength(2);
    expect(text).toContain("Straight lines");
  });

  test("holds the facts of no other gem", async () => {
    const html = await (await site.request(`/gem/${id}`)).text();
    const told = (known: GemFacts["facts"]) =>
      Object.values(known).flatMap(({ statements }) => statements.map(({ text }) => text));
    const own = told(facts).join("\n");
    const foreign = Object.values(gemFacts)
      .flatMap((gem) => told(gem.facts))
      .filter((text) => text.length > 20 && !own.includes(text));
    expect(foreign.filter((text) => html.includes(text))).toEqual([]);
  });
});

test("the same page is kept for all and says the same at any hour", async () => {
  const open = await (await site.request("/gem/2")).text();
  site.clock.advance(12 * 3_600_000);
  expect(await (await site.request("/gem/2")).text()).toBe(open);
});

test("machines get the hours, the position and the address of a gem where they are sure", async () => {
  const schemaOf = async (id: number) => readHead(await (await site.request(`/gem/${id}`)).text()).schema[0];
  expect(await schemaOf(2)).toMatchObject({
    geo: { "@type": "GeoCoordinates", latitude: 35.7241, longitude: 139.8149 },
    address: { addressCountry: "JP", streetAddress: "東京都墨田区東向島3-18-3" },
    openingHoursSpecification: { opens: "09:00", closes: "17:00" },
  });
  const unsure = JSON.stringify(await schemaOf(9));
  for (const word of ["geo", "streetAddress", "openingHours"]) expect(unsure).not.toContain(word);
});
