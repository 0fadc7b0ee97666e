import { expect, test } from "vitest";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { emergencyNumbers } from "../../domain/travel/emergency.ts";
import { allPhrases } from "../../domain/travel/phrases/all-phrases.ts";
import { phrasesFor } from "../../domain/travel/phrases/gem-phrases.ts";
import { telephoneAddress } from "../../domain/travel/telephone.ts";
import { mainHeading, readHead, unescapeHtml } from "../support/head.ts";
import { useWorld } from "../support/world.ts";

const site = useWorld();

const pageOf = async (address: string) => (await site.request(address)).text();

/** The text of some markup. */
const textOf = (markup: string) => unescapeHtml(markup.replace(/<[^>]*>/g, "")).trim();

test("the page has every phrase in Japanese with its reading, in four parts, without a script", async () => {
  const html = await pageOf("/phrases");
  expect(mainHeading(html)).toBe("Phrases");
  const headings = [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, text]) => text);
  expect(headings).toEqual(["Getting there", "At the table", "At a temple or workshop", "Help"]);
  for (const { id, english, japanese, reading } of allPhrases) {
    const line = new RegExp(`<li id="${id}"[\\s\\S]*?(?=<li id=|</section>)`).exec(html)?.[0] ?? "";
    expect(unescapeHtml(line)).toContain(`>${english}</p>`);
    const [, sentence = ""] = /<span lang="ja" translate="no">(.*?)<\/span><\/p>/.exec(line) ?? [];
    expect(textOf(sentence)).toBe(japanese.join(""));
    expect(unescapeHtml(line)).toMatch(`lang="ja-Latn" translate="no">${reading}</p>`);
  }
});

test("each emergency number can be called, and has its sources and the day on which they were seen", async () => {
  const html = await pageOf("/phrases");
  for (const { number, name, sources } of emergencyNumbers) {
    const [entry = ""] = new RegExp(`<li[^>]*><a[^>]*>${number}</a>[\\s\\S]*?</li>`).exec(html) ?? [];
    expect(entry).toContain(`href="${telephoneAddress(number)}"`);
    expect(textOf(entry)).toContain(name);
    for (const source of sources) expect(unescapeHtml(entry)).toContain(`href="${source.address}"`);
    expect(textOf(entry)).toContain("seen 26 November 2026");
  }
});

test("search engines find the page, and a shared link has its preview", async () => {
  const head = readHead(await pageOf("/phrases"));
  expect(head.title).toBe("Japanese phrases and emergency numbers · Anaba");
  expect(head.canonical).toBe(`${site.origin}/phrases`);
  expect(head.meta("robots")).not.toBe("noindex");
  expect(head.meta("og:image")).toMatch(/^http/);
  expect(await pageOf("/sitemap.xml")).toContain(`<loc>${site.origin}/phrases</loc>`);
});

test.each(catalogue)("the card to $title offers the phrases of its kind, and all of them", async (gem) => {
  const html = await pageOf(`/gem/${gem.id}/card`);
  const links = [...html.matchAll(/<a [^>]*href="(\/phrases[^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
    ([, to, text = ""]) => [to, unescapeHtml(text)],
  );
  expect(links).toEqual([
    ...phrasesFor(gem).map(({ id, english }) => [`/phrases#${id}`, english]),
    ["/phrases", "All phrases and emergency numbers"],
  ]);
});
