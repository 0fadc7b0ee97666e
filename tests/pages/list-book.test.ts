import { expect, test } from "vitest";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { paths } from "../../domain/site/paths.ts";
import { emergencyNumbers } from "../../domain/travel/emergency.ts";
import { mainHeading, readHead, unescapeHtml } from "../support/head.ts";
import { useWorld } from "../support/world.ts";

const site = useWorld();

const bookOf = async (ids: readonly number[]) =>
  unescapeHtml(await (await site.request(paths.listBook(ids))).text());

test("a book has a page for each gem, with its name in Japanese, hours and the way there", async () => {
  const ids = [4, 9, 2];
  const html = await bookOf(ids);
  expect(mainHeading(html)).toBe("Pocket book");
  for (const gem of catalogue.filter(({ id }) => ids.includes(id))) {
    expect(html).toContain(`>${gem.title}</h2>`);
    expect(html).toContain(gem.names.kanji[0]);
    expect(html).toContain(gem.place.directions.town);
    for (const name of ["hours", "closed", "wayThere"] as const) {
      const fact = gem.facts.facts[name];
      if (fact !== undefined) expect(html).toContain(`<dd>${fact.value}</dd>`);
    }
  }
  expect(html.match(/<li[^>]*aria-label="Page \d"/g)).toHaveLength(8);
  for (const { number } of emergencyNumbers) expect(html).toContain(`<b>${number}</b>`);
  expect(html).toContain(`href="${paths.list(ids)}"`);
});

test("a seventh gem is left out, and the page says which", async () => {
  expect(await bookOf([1, 2, 3, 4, 5, 6])).not.toContain("Left out");
  const html = await bookOf([1, 2, 3, 4, 5, 6, 7, 12]);
  expect(html).toContain(
    "The book has room for six. Left out: Firelight Cormorant Fishing at Oze and Ichijoji Ramen Street.",
  );
  expect(html).not.toContain(">Ichijoji Ramen Street</h2>");
});

test("a list without a known gem has no book", async () => {
  for (const address of ["/list/book", "/list/book?g=", "/list/book?g=99"]) {
    const response = await site.request(address);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Gem not found");
  }
});

test("search engines do not list it, and the list leads to it", async () => {
  const html = await (await site.request(paths.listBook([4]))).text();
  expect(readHead(html).meta("robots")).toBe("noindex");
  expect(unescapeHtml(await (await site.request(paths.list([4, 9]))).text())).toContain(
    `href="${paths.listBook([4, 9])}"`,
  );
});
