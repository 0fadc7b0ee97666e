import { describe, expect, test } from "vitest";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { gemFacts } from "../../domain/gems/facts.ts";
import { factTerms } from "../../domain/site/messages.ts";
import { factNames, type GemFacts } from "../../domain/gems/gem-facts.ts";
import { mainHeading, readHead, unescapeHtml } from "../support/head.ts";
import { gemNames } from "../../domain/gems/names.ts";
import { places } from "../../domain/gems/places.ts";
import { useWorld } from "../support/world.ts";

const site = useWorld();

/** A section of a page by its heading, as markup and as text. */
async function section(address: string, heading: string) {
  const html = await (await site.request(address)).text();
  const all = [...html.matchAll(/<section [^>]*>[\s\S]*?<\/section>/g)].map(([text]) => text);
  const markup = all.find((text) => text.includes(`>${heading}</h2>`)) ?? "";
  return { markup, text: unescapeHtml(markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ")) };
}

describe.each(catalogue)("the page of $title", ({ id, title }) => {
  const { facts = {}, checkedOn = "" } = gemFacts[id] ?? {};

  test(`the page of ${title} shows all facts for travellers, with their sources and dates`, async () => {
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

  test(`the page of ${title} names the two nearest gems and their distance in a straight line`, async () => {
    const { markup, text } = await section(`/gem/${id}`, "Nearby gems");
    const links = [...markup.matchAll(/href="\/gem\/(\d+)"/g)].map(([, other]) => Number(other));
    expect(new Set(links).size).toBe(2);
    expect(links).not.toContain(id);
    expect(text.match(/about \d+ km/g)).toHaveLength(2);
    expect(text).toContain("Straight lines");
  });

  test(`the page of ${title} does not contain the facts of other gems`, async () => {
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

test("a gem's cached page is the same for all visitors at any hour", async () => {
  const open = await (await site.request("/gem/2")).text();
  site.clock.advance(12 * 3_600_000);
  expect(await (await site.request("/gem/2")).text()).toBe(open);
});

test("a place whose position is not well known is searched for by its name on other maps", async () => {
  const { markup } = await section("/gem/4", "Before you go");
  const [, google = ""] = /href="(https:\/\/www\.google\.com[^"]*)"/.exec(unescapeHtml(markup)) ?? [];
  expect(new URL(google).searchParams.get("query")).toBe("甘酒茶屋 神奈川県足柄下郡箱根町畑宿");
});

test("schema.org markup has the hours, the position and the address of a gem when they are certain", async () => {
  const schemaOf = async (id: number) => readHead(await (await site.request(`/gem/${id}`)).text()).schema[0];
  expect(await schemaOf(2)).toMatchObject({
    geo: { "@type": "GeoCoordinates", latitude: 35.7241, longitude: 139.8149 },
    address: { addressCountry: "JP", streetAddress: "東京都墨田区東向島3-18-3" },
    openingHoursSpecification: { opens: "09:00", closes: "17:00" },
  });
  const unsure = JSON.stringify(await schemaOf(9));
  for (const word of ["geo", "streetAddress", "openingHours"]) expect(unsure).not.toContain(word);
});

/** The text of a page without its scripts and styles. */
const textOf = (html: string) =>
  unescapeHtml(
    html
      .replace(/<(?:script|style)[\s\S]*?<\/(?:script|style)>/g, "")
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " "),
  );

describe.each(catalogue)("the card for a driver to $title", ({ id, title }) => {
  const directions = places[id]?.directions;

  test(`the card to ${title} has the name, the place and the destination in Japanese, as the sources state them`, async () => {
    const response = await site.request(`/gem/${id}/card`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(mainHeading(html)).toBe(gemNames[id]?.kanji[0]);
    expect(html).toMatch(/<h1[^>]* lang="ja"/);
    const text = textOf(html).replaceAll(" ", "");
    expect(text).toContain("この場所まで行ってください。");
    expect(text).toContain(gemNames[id]?.kana[0]);
    expect(text).toContain((directions?.address ?? directions?.town ?? "?").replaceAll(" ", ""));
    expect(text).toContain((directions?.landmark ?? "?").replaceAll(" ", ""));
    for (const { name, address } of directions?.sources ?? []) {
      expect(html).toContain(`href="${address}"`);
      expect(text).toContain(name.replaceAll(" ", ""));
    }
    expect(text.includes("帰りのタクシーを呼んでいただけますか。")).toBe(id === 7);
    expect(html).toContain(`href="/gem/${id}"`);
    expect(textOf(html)).toContain(`Back to ${title}`);
  });

  test(`the card to ${title} is not indexed`, async () => {
    const head = readHead(await (await site.request(`/gem/${id}/card`)).text());
    expect(head.meta("robots")).toBe("noindex");
    expect(head.canonical).toBeNull();
    expect(head.title).toBe(`For the driver: ${title} · Anaba`);
    expect(head.meta("description")?.length).toBeGreaterThan(30);
  });
});

test.each(["/gem/0/card", "/gem/13/card", "/gem/01/card", "/gem/1/cards"])(
  "the address %s is not a card",
  async (address) => {
    const response = await site.request(address);
    expect(response.status).toBe(404);
  },
);

describe("a list of gems", () => {
  const pageOf = async (address: string) => {
    const response = await site.request(address);
    return { status: response.status, html: await response.text() };
  };

  test("a list shows the gems of its address in that order, with hours, ways and Japanese names", async () => {
    const { status, html } = await pageOf("/list?g=4,9,2");
    expect(status).toBe(200);
    expect(mainHeading(html)).toBe("A list of 3 gems");
    const [list = ""] = /<ol [\s\S]*<\/ol>/.exec(html) ?? [];
    const links = [...list.matchAll(/href="\/gem\/(\d+)"/g)].map(([, id]) => Number(id));
    expect(links).toEqual([4, 9, 2]);
    const text = textOf(list);
    for (const id of [4, 9, 2]) {
      expect(text).toContain(gemNames[id]?.kanji[0]);
      const { hours, wayThere } = gemFacts[id]?.facts ?? {};
      for (const { text: told } of [...(hours?.statements ?? []), ...(wayThere?.statements ?? [])])
        expect(text).toContain(told);
    }
    expect(text.match(/To the next: about \d+ km in a straight line/g)).toHaveLength(2);
    expect(html).toContain('href="/list.gpx?g=4,9,2"');
  });

  test("a list drops unknown and repeated ids", async () => {
    const { html } = await pageOf("/list?g=2,99,2,x,02");
    expect(mainHeading(html)).toBe("A list of 1 gem");
    expect(html).toContain('href="/list.csv?g=2"');
  });

  test.each(["", "?g=", "?g=0,13", "?g=%3Cscript%3Ealert(1)%3C/script%3E", "?gems=4"])(
    "a list without gems is not found: /list%s",
    async (query) => {
      const { status, html } = await pageOf(`/list${query}`);
      expect(status).toBe(404);
      expect(mainHeading(html)).toBe("Gem not found");
      expect(readHead(html).meta("robots")).toBe("noindex");
    },
  );

  test("a list is not indexed, and has a preview for sharing", async () => {
    const head = readHead((await pageOf("/list?g=4,9")).html);
    expect(head.meta("robots")).toBe("noindex");
    expect(head.canonical).toBeNull();
    expect(head.title).toBe("A list of 2 gems · Anaba");
    expect(head.meta("description")).toContain("The Stone Road and the Amazake Teahouse");
    expect(head.meta("og:url")).toBe(`${site.origin}/list?g=4,9`);
    expect(head.meta("og:image")).toMatch(/^http/);
  });
});

test.each([
  ["/gem/7/Card", "/gem/7/card"],
  ["/gem/7/card/", "/gem/7/card"],
  ["/List?g=4,9", "/list?g=4,9"],
  ["/list/?g=4", "/list?g=4"],
])("the address %s is answered 308 to %s", async (address, page) => {
  const response = await site.request(address);
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe(page);
});

test.each([
  ["/gem/7/card", "one"],
  ["/list?g=4,9", "two"],
  ["/list.json?g=4,9", "three"],
])("the page %s is cached for visitors and never for a signed-in user", async (address, name) => {
  const visitor = await site.request(address);
  expect(visitor.headers.get("content-security-policy") ?? "").not.toContain("nonce-");
  const { browser } = await site.people.signedIn(`reader_${name}`);
  const own = await browser.get(address);
  expect(own.status).toBe(200);
  expect(own.headers.get("cache-control")).toBe("private, no-store");
});
