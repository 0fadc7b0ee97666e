import { describe, expect, test } from "vitest";
import { pageDataId } from "../../app/document/data.ts";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { toCard } from "../../domain/gems/gem.ts";
import { readHead, unescapeHtml } from "../support/head.ts";
import { useWorld } from "../support/world.ts";

const site = useWorld();

const pageOf = async (address: string) => {
  const response = await site.request(address);
  return { response, html: await response.text() };
};
const gemsOn = (html: string) =>
  [...html.matchAll(/<article[^>]* data-gem="(\d+)"/g)].map(([, id]) => Number(id));
const countOn = (html: string) => /<p[^>]* data-count[^>]*>([^<]*)</.exec(html)?.[1];

describe("the home page at an address", () => {
  test("the home page has each description once whole, in the data at its end, as the search before hydration reads it", async () => {
    const { html } = await pageOf("/");
    const [seen = "", after = ""] = html.split(`<script type="application/json" id="${pageDataId}">`);
    const [data = ""] = after.split("</script>", 1);
    const gems = catalogue.map(toCard);
    expect(JSON.parse(data)).toMatchObject({ loaderData: { home: { gems } } });
    expect(seen).toContain("Somebody on this hillside is laughing at you.");
    expect(seen).not.toContain("Roughly twelve hundred stone figures");
  });

  test.each([
    ["/", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "12 gems found"],
    ["/?q=", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "12 gems found"],
    ["/?q=fuji", [8], "1 gem found"],
    ["/?q=UJI", [8, 11], "2 gems found"],
    ["/?category=temple", [1, 11], "2 gems found"],
    ["/?category=Food+%26+Dining", [3, 12], "2 gems found"],
    ["/?q=fuji&category=hiking", [8], "1 gem found"],
    ["/?q=ramen&category=hiking", [], "0 gems found"],
    ["/?q=fuji&q=ramen", [8], "1 gem found"],
    ["/?category=ramen&category=temple", [12], "1 gem found"],
    ["/?category=off-list", [], "0 gems found"],
    ["/?category=", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "12 gems found"],
  ])("the address %s shows the gems %j and “%s”", async (address, ids, count) => {
    const { response, html } = await pageOf(address);
    expect(response.status).toBe(200);
    expect(gemsOn(html)).toEqual(ids);
    expect(countOn(html)).toBe(count);
  });

  test("the home page marks the chosen filter and keeps it in the search form", async () => {
    const { html } = await pageOf("/?category=temple&q=x");
    expect(html.match(/aria-pressed="true"[^>]*>([^<]*)</)?.[1] ?? html.match(/>([^<]*)<\/a>/)?.[1]).toBe(
      "temple",
    );
    expect(html).toMatch(/<input type="hidden" name="category" value="temple"\/>/);
    expect(html).toMatch(/<input[^>]* name="q"[^>]* value="x"/);
  });

  test.each([
    ["/?q=kyoto+temple", "These have all your words:", [1]],
    ["/?q=Kioto", "Did you mean Kyoto?", [1, 12]],
  ])("the address %s offers under “%s” the gems %j, which are no results", async (address, sentence, ids) => {
    const { html } = await pageOf(address);
    const [, label] = /<div role="group" aria-labelledby="([^"]+)"/.exec(html) ?? [];
    const text = new RegExp(`<p id="${label}"[^>]*>(.*?)</p>`).exec(html)?.[1] ?? "";
    expect(text.replace(/<[^>]*>/g, "")).toBe(sentence);
    expect(
      [...html.matchAll(/role="group"[^>]* data-gem="(\d+)"|data-gem="(\d+)"[^>]* role="group"/g)].map((m) =>
        Number(m[1] ?? m[2]),
      ),
    ).toEqual(ids);
    expect(gemsOn(html)).toEqual([]);
    expect(countOn(html)).toBe("0 gems found");
  });

  test("a search without a result names the search and offers a reset", async () => {
    const { html } = await pageOf("/?q=Kioto&category=temple");
    const text = unescapeHtml(html.replace(/<!-- -->/g, ""));
    expect(text).toContain("No gems match “Kioto” in temple");
    expect(text).toContain('href="/?q=Kyoto"');
    expect(text).toMatch(/<a [^>]*href="\/"[^>]*>Reset<\/a>/);
  });

  test("a search that resembles nothing leads to a place, a craft and a taste, and each finds gems", async () => {
    const { html } = await pageOf("/?q=zzz");
    const [sentence = ""] = /Try a place, a craft or a taste:.*?<\/p>/.exec(html) ?? [];
    const addresses = [...sentence.matchAll(/href="([^"]+)"/g)].map(([, address = ""]) => address);
    expect(addresses).toEqual(["/?q=Kyoto", "/?q=washi", "/?q=ramen"]);
    for (const address of addresses)
      expect(countOn((await pageOf(address)).html)).toMatch(/^[1-9]\d* gems? found$/);
  });

  test("search results are not indexed, filtered pages are", async () => {
    expect(readHead((await pageOf("/?q=fuji")).html).meta("robots")).toBe("noindex");
    expect(readHead((await pageOf("/?category=off-list")).html).meta("robots")).toBe("noindex");
    expect(readHead((await pageOf("/?category=temple")).html).meta("robots")).toBeNull();
  });
});

describe.each(["q", "category"])("odd input in %s", (name) => {
  test.each(["%E0%A4%A", "%", "%ED%A0%80", "%FF", "%C0%AF", "\uD800"])(
    `the broken value %s of ${name} causes no error`,
    async (value) => {
      const { response } = await pageOf(`/?${name}=${value}`);
      expect([200, 400]).toContain(response.status);
    },
  );

  test(`ten values of ${name} cause no error`, async () => {
    const { response } = await pageOf(`/?${Array.from({ length: 10 }, (_, n) => `${name}=${n}`).join("&")}`);
    expect(response.status).toBe(200);
  });
});

test.each(["0", "6", "-1", "1.5", "abc", "1e1", "", "9".repeat(400), "1&photo=2", "__proto__"])(
  "photo=%s in a gem's gallery still gives the page",
  async (photo) => {
    const { response } = await pageOf(`/photos/gem/1?photo=${photo}`);
    expect(response.status).toBe(200);
  },
);

test.each([
  "",
  "x",
  "1.",
  ".a",
  "1e3.a",
  "-1.a",
  "9".repeat(16) + ".a",
  "1700000000000.'--",
  "%00",
  "1&before=2",
])("before=%s in a gem's reviews still gives the page", async (before) => {
  const { response } = await pageOf(`/gem/1?before=${before}`);
  expect([200, 400]).toContain(response.status);
  expect(site.logged().filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
