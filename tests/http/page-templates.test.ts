import { describe, expect, test } from "vitest";
import { BoundedMap } from "../../server/http/templates/bounded-map.ts";
import { cut, placeholders } from "../../server/http/templates/cut.ts";
import { PageBuffer } from "../../server/http/templates/page-buffer.ts";
import { fill, templateWithHearts } from "../../server/http/templates/page-template.ts";

const kinds = ["nonce", "initial", "image", "data", "heart"] as const;
const known = { data: "[DATA]", initial: "<b>I</b>", list: null };
const heart = (gemId: number, isSaved: boolean) =>
  `<button aria-label="Save" aria-pressed="${isSaved}" value="${gemId}">${isSaved ? "●" : "○"}</button>`;
const page = (isSaved: boolean, words = "Words") =>
  `<p nonce="${placeholders.nonce}">${known.initial}${words}${heart(4, isSaved)}${heart(9, isSaved)}<i>${known.data}</i>`;
const templateOf = (withNone: string, withAll: string) =>
  templateWithHearts(cut(withNone, known, kinds) ?? [], cut(withAll, known, kinds) ?? []);
const filling = { nonce: "N", initial: "<i>A</i>", image: null, data: "[1]", savedGems: [9] };

describe("a template of a page", () => {
  test("a template is filled with the user's nonce, initial, hearts and data, unchanged", () => {
    const template = templateOf(page(false), page(true)) ?? [];
    const odd = { ...filling, initial: "$& $' $1", data: String.raw`"\u003c$<data>"` };
    expect(new PageBuffer().join(fill(template, odd)).toString()).toBe(
      `<p nonce="N">$& $' $1Words${heart(4, false)}${heart(9, true)}<i>${odd.data}</i>`,
    );
  });

  test.each([
    ["shows the user's name", page(false, placeholders.nickname)],
    ["shows another text of the user", page(false, `Hello ${placeholders.words}`)],
    ["shows the profile image in a heart", page(false).replace("○", placeholders.image)],
    ["has the data twice", page(false, known.data)],
    ["has other data", page(false).replace(known.data, "[OTHER]")],
    ["has another initial", page(false).replace(known.initial, "")],
  ])("a page that %s does not become a template", (_, html) => {
    expect(cut(html, known, kinds)).toBeNull();
  });

  test.each([
    ["another text", page(true, "Other")],
    ["one more heart", page(true, `Words${heart(1, true)}`)],
    ["the heart of another gem", page(true).replace('value="4"', 'value="5"')],
  ])("two renderings that differ in %s make no template", (_, withAll) => {
    expect(templateOf(page(false), withAll)).toBeNull();
  });
});

describe("the placeholders", () => {
  test("the placeholder nickname is one grapheme, and upper case does not change it", () => {
    const { nickname } = placeholders;
    expect([...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(nickname)]).toHaveLength(1);
    expect(nickname.toLocaleUpperCase("en")).toBe(nickname);
  });
});

describe("a bounded map", () => {
  test("a bounded map keeps at most its limit of bytes, and removes the least recently used values first", () => {
    const map = new BoundedMap<string>(10);
    map.set("a", "A", 4);
    map.set("b", "B", 4);
    expect(map.get("a")).toBe("A");
    map.set("c", "C", 4);
    expect([map.get("a"), map.get("b"), map.get("c"), map.bytes]).toEqual(["A", null, "C", 8]);
    map.set("a", "A2", 1);
    expect([map.get("a"), map.bytes]).toEqual(["A2", 5]);
    map.set("d", "D", 11);
    expect([map.get("d"), map.bytes]).toEqual([null, 5]);
  });
});
