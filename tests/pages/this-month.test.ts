import { expect, test } from "vitest";
import { second } from "../support/clock.ts";
import { unescapeHtml } from "../support/head.ts";
import { createWorld } from "../support/world.ts";

/** The links in the region "This month" of a page, each as its address and its text; null when it has no such region. */
function thisMonth(html: string): readonly string[] | null {
  const [, region] = /<section [^>]*aria-labelledby="this-month"[^>]*>([\s\S]*?)<\/section>/.exec(html) ?? [];
  if (region === undefined) return null;
  expect(region).toContain(">This month</h2>");
  return [...region.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
    ([, address = "", text = ""]) => `${address} ${unescapeHtml(text)}`,
  );
}

/** The region of the home page at a moment. */
async function onHome(startsAt: number, address = "/") {
  await using world = await createWorld({ startsAt });
  return thisMonth(await (await world.request(address)).text());
}

test("the home page names what is in season this month, by the day in Japan", async () => {
  await using world = await createWorld({ startsAt: Date.UTC(2026, 10, 30, 14, 59, 59) });
  const region = async () => thisMonth(await (await world.request("/")).text());
  expect(await region()).toEqual([
    "/gem/1 Maples at Otagi Nenbutsu-ji",
    "/gem/12 Maples up the line from Ichijoji",
  ]);
  // Midnight in Japan.
  world.clock.advance(second);
  expect(await region()).toEqual([
    "/gem/5 Ink pressed by hand in Nara",
    "/gem/10 Paper made with winter water in Echizen",
  ]);
});

test("when nothing is in season the home page has no region for it", async () => {
  expect(await onHome(Date.UTC(2026, 9, 20))).toBeNull();
});

test("the region is left out where the results of an address come first", async () => {
  expect(await onHome(Date.UTC(2026, 10, 26), "/?category=temple")).toBeNull();
});
