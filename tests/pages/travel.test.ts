import { describe, expect, test } from "vitest";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { nearbyGems } from "../../domain/map/distance.ts";
import { factTerms, marks } from "../../domain/site/messages.ts";
import { knownFacts, type GemFacts } from "../../domain/gems/gem-facts.ts";
import { hour, second } from "../support/clock.ts";
import { mainHeading, readHead, unescapeHtml } from "../support/head.ts";
import { useWorld } from "../support/world.ts";

const site = useWorld();

/** A section of a page by its heading, as markup and as text. */
async function section(address: string, heading: string) {
  const html = await (await site.request(address)).text();
  const all = [...html.matchAll(/<section [^>]*>[\s\S]*?<\/section>/g)].map(([text]) => text);
  const markup = all.find((text) => text.includes(`>${heading}</h2>`)) ?? "";
  return { markup, text: unescapeHtml(markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ")) };
}

/** The answers under each gem's title: hours, cost, way there, time needed, season. Old costs are not among them. */
const glances: Readonly<Record<number, readonly string[]>> = {
  1: ["9:00–16:30", "¥300–500", "Bus from Arashiyama, hourly", "Allow 90 min", "Late November"],
  2: ["9:00–17:00", "¥150", "8 min from Higashi-Mukojima", "Mid-Sept to early Oct"],
  3: ["¥1,760–2,900 a box", "3–5 min from Yodoyabashi", "A short wait"],
  4: ["Teahouse 7:00–17:00", "Bus from Hakone-Yumoto", "90 min on foot"],
  5: ["By booking", "¥1,050–1,500", "4 min from JR Nara", "Allow an hour", "The cold months"],
  6: ["Always open", "Free", "10–20 min from Kami-Arita", "29 April–5 May, pottery fair"],
  7: ["By booking", "¥3,700", "Bus and taxi from JR Gifu", "Over an hour afloat", "11 May–15 October"],
  8: ["Always open", "Free", "On foot from Yui or Okitsu", "2–3 hours on foot"],
  9: ["Always open", "Cable car ¥600", "90 min from Shinjuku, then bus", "3½ hours on foot", "Mid-August"],
  10: ["Udatsu house 9:30–17:00", "¥200–300", "Bus from Takefu Station", "20 min to make a sheet"],
  11: ["9:00–17:00", "¥500", "5 min from Obaku", "About an hour"],
  12: ["Hours vary", "Train from Demachiyanagi", "Allow for a queue", "November"],
};

describe.each(catalogue)("the page of $title", ({ id, title, place, facts: gemFacts }) => {
  const { facts } = gemFacts;

  test(`the page of ${title} answers each question on one line, and folds its sources with their dates`, async () => {
    const { markup, text } = await section(`/gem/${id}`, "Before you go");
    const rows = [...markup.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([\s\S]*?)<\/dd>/g)];
    const known = knownFacts(gemFacts);
    expect(rows.map(([, term]) => term)).toEqual(known.map(({ name }) => factTerms[name]));
    for (const [index, { fact, mark }] of known.entries()) {
      const answer = unescapeHtml(rows[index]?.[2] ?? "");
      const [shown = "", folded = ""] = answer.split("<details");
      expect(shown).toContain(`>${fact.value}</p>`);
      expect(shown).toContain(`>${marks[mark]}</p>`);
      expect(shown).not.toContain("<a ");
      const links = [...folded.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
      expect(links.map(([, address, name]) => [address, name])).toEqual(
        fact.statements.flatMap((said) => said.sources.map((source) => [source.address, source.name])),
      );
      expect(folded).toMatch(
        new RegExp(`<summary[^>]*>${links.length === 1 ? "1 source" : `${links.length} sources`}</summary>`),
      );
      expect(folded).toMatch(/seen [A-Z][a-z]+ \d{4}/);
      for (const said of fact.statements) if (said.text !== fact.value) expect(folded).toContain(said.text);
    }
    expect(text).toMatch(
      /Before you go (?:Usually open|By booking|Always open|Ask first|Varies)\b.*\. All times are those in Japan\./,
    );
    expect(text).toContain("Checked 22 November 2026. Hours and prices change.");
  });

  test(`the page of ${title} has at most five answers under its title`, async () => {
    const html = await (await site.request(`/gem/${id}`)).text();
    const [, list = ""] = /<ul [^>]*aria-label="At a glance"[^>]*>([\s\S]*?)<\/ul>/.exec(html) ?? [];
    const answers = [...list.matchAll(/<li[^>]*>([^<]*)<\/li>/g)].map(([, answer = ""]) =>
      unescapeHtml(answer),
    );
    expect(answers).toEqual(glances[id]);
    expect(answers.length).toBeLessThanOrEqual(5);
    expect(answers.length).toBeGreaterThanOrEqual(2);
    expect(html.indexOf('aria-label="At a glance"')).toBeLessThan(html.indexOf(">Before you go</h2>"));
  });

  test(`the page of ${title} shows the gems within 60 km, each with its print and its distance`, async () => {
    const { markup, text } = await section(`/gem/${id}`, "Nearby gems");
    const links = [...markup.matchAll(/href="\/gem\/(\d+)"/g)].map(([, other]) => Number(other));
    const wanted = nearbyGems({ id, place });
    expect(links).toEqual(wanted.map(({ gem }) => gem.id));
    expect(markup.match(/<img [^>]*alt="Woodblock-style print: /g) ?? []).toHaveLength(wanted.length);
    expect(text.match(/about \d+ km/g) ?? []).toHaveLength(wanted.length);
    expect(markup === "").toBe(wanted.length === 0);
    if (wanted.length > 0) expect(text).toContain("As the crow flies");
  });

  test(`the page of ${title} does not contain the facts of other gems`, async () => {
    const html = await (await site.request(`/gem/${id}`)).text();
    const told = (known: GemFacts["facts"]) =>
      Object.values(known).flatMap(({ statements }) => statements.map(({ text }) => text));
    const own = told(facts).join("\n");
    const foreign = catalogue
      .flatMap((gem) => told(gem.facts.facts))
      .filter((text) => text.length > 20 && !own.includes(text));
    expect(foreign.filter((text) => html.includes(text))).toEqual([]);
  });
});

test("what no source has is named in one sentence", async () => {
  const { text } = await section("/gem/2", "Before you go");
  expect(text).toContain(
    "We couldn't confirm: the way back, how long to allow, whether to book. Checked 22 November 2026. Hours and prices change.",
  );
});

test("the site and the telephone of a place can be opened and called", async () => {
  const { markup } = await section("/gem/11", "Before you go");
  expect(markup).toMatch(/<a [^>]*href="https:\/\/www\.obakusan\.or\.jp\/"[^>]*>Official site<\/a>/);
});

test("a pin on the map says how near it is, and how to find the place from there", async () => {
  const { text: good } = await section("/gem/1", "Before you go");
  expect(good).toContain("The pin is within 50 m of the temple.");
  const { text: rough } = await section("/gem/4", "Before you go");
  expect(rough).toContain(
    "The pin is only rough: within 1 km of the teahouse. Get off at the Amazake-chaya bus stop; it’s at the door.",
  );
});

test("a gem without an open day in the eight weeks says when it opens again, and no other does", async () => {
  for (const { id } of catalogue)
    expect((await section(`/gem/${id}`, "When to go")).text.includes("Opens again")).toBe(id === 7);
  expect((await section("/gem/7", "When to go")).text).toContain("Opens again 11 May 2027");
});

/** The text of each day in "When to go". */
async function daysOf(id: number): Promise<readonly string[]> {
  const { markup } = await section(`/gem/${id}`, "When to go");
  return [...markup.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell = ""]) =>
    unescapeHtml(cell.replace(/<[^>]*>/g, " "))
      .replace(/\s+/g, " ")
      .trim(),
  );
}

describe("when to go", () => {
  test.each(catalogue)("the page of $title has the next eight weeks from today in Japan", async ({ id }) => {
    const days = await daysOf(id);
    expect(days).toHaveLength(56);
    expect(days[0]).toMatch(/^21 Nov\b/);
    expect(days[55]).toMatch(/^15 Jan\b/);
    for (const day of days)
      expect(day).toMatch(
        /^\d+ [A-Z][a-z]{2}(?: (?:closed|partly closed|busy: (?:weekend|holiday|long weekend|New Year|peak of the season)))?$/,
      );
    expect((await section(`/gem/${id}`, "When to go")).text).toContain("By rule, not by count");
  });

  test("a day says what is closed, or why it is busy", async () => {
    expect((await daysOf(10)).slice(0, 11)).toEqual([
      "21 Nov busy: long weekend",
      "22 Nov busy: long weekend",
      "23 Nov busy: long weekend",
      "24 Nov partly closed",
      "25 Nov",
      "26 Nov",
      "27 Nov",
      "28 Nov busy: weekend",
      "29 Nov busy: weekend",
      "30 Nov",
      "1 Dec partly closed",
    ]);
    expect(new Set((await daysOf(7)).map((day) => day.replace(/^\d+ \w+ /, "")))).toEqual(
      new Set(["closed"]),
    );
  });

  test("a gem's cached page is the same at any hour of a day in Japan, and another one after its midnight", async () => {
    const tonight = await (await site.request("/gem/2")).text();
    site.clock.advance(3 * hour - 1);
    expect(await (await site.request("/gem/2")).text()).toBe(tonight);
    expect((await daysOf(2))[0]).toMatch(/^21 Nov/);
    // A cached page is fresh for a second.
    site.clock.advance(second);
    expect((await daysOf(2))[0]).toMatch(/^22 Nov/);
  });
});

test("a place whose position is not well known is searched for by its name on other maps", async () => {
  const { markup } = await section("/gem/4", "Before you go");
  const [, google = ""] = /href="(https:\/\/www\.google\.com[^"]*)"/.exec(unescapeHtml(markup)) ?? [];
  expect(new URL(google).searchParams.get("query")).toBe("甘酒茶屋 神奈川県足柄下郡箱根町畑宿");
});

test("other maps search for the ravine, not for the station on the way to it", async () => {
  const { markup } = await section("/gem/9", "Before you go");
  const [, google = ""] = /href="(https:\/\/www\.google\.com[^"]*)"/.exec(unescapeHtml(markup)) ?? [];
  expect(new URL(google).searchParams.get("query")).toBe("御岳山ロックガーデン 東京都青梅市御岳");
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

describe.each(catalogue)("the card for a driver to $title", ({ id, title, names, place: { directions } }) => {
  test(`the card to ${title} has the name, the place and the destination in Japanese, as the sources state them`, async () => {
    const response = await site.request(`/gem/${id}/card`);
    const html = await response.text();
    expect(response.status).toBe(200);
    const { destination } = directions;
    expect(mainHeading(html)).toBe(
      destination === undefined ? names.kanji[0] : `${names.kanji[0]} ${destination.name}`,
    );
    expect(html).toMatch(/<h1[^>]* lang="ja"/);
    const text = textOf(html).replaceAll(" ", "");
    expect(text).toContain("この場所まで行ってください。");
    expect(text).toContain((destination?.kana ?? names.kana[0]).replaceAll(" ", ""));
    expect(text).toContain((directions.address ?? directions.town).replaceAll(" ", ""));
    expect(text).toContain((directions.landmark ?? "").replaceAll(" ", ""));
    for (const { name, address } of directions.sources) {
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
    expect(head.title).toBe(`Taxi card: ${title} · Anaba`);
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
      const gem = catalogue[id - 1];
      expect(text).toContain(gem?.names.kanji[0]);
      const { hours, wayThere } = gem?.facts.facts ?? {};
      for (const fact of [hours, wayThere]) expect(text).toContain(fact?.value ?? "");
    }
    expect(text.match(/Next stop: about \d+ km in a straight line/g)).toHaveLength(2);
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
