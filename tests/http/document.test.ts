import { describe, expect, test } from "vitest";
import { arrangeDocument } from "../../app/critical-path/document.ts";

const nonce = "bm9uY2Vub25jZW5vbmNlbg==";
const rendered =
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><title>T</title><link rel="stylesheet" href="/assets/a.css"/>' +
  '<link rel="stylesheet" href="/assets/b.css"/><link rel="preload" as="font" href="/a.woff2"/><link rel="icon" href="/icon.svg"/></head><body><p>Hello</p>' +
  `<script nonce="${nonce}">window.__reactRouterContext = {};</script><script nonce="${nonce}" type="module" async="">import "/assets/a.js"</script></body></html>`;
const sheets: Readonly<Record<string, string>> = {
  "/assets/a.css": "p{color:var(--ink)}",
  "/assets/b.css": "q{}",
  "/assets/fonts.css": "@font-face{font-family:A;src:url(/a.woff2)}b{}",
};
const arrange = (data = "[1]", earlyScript: string | null = null, html = rendered) =>
  arrangeDocument(html, { nonce, data, earlyScript, stylesheet: (address) => sheets[address] ?? null });

describe("a document", () => {
  test("begins with its type and keeps the page", () => {
    expect(arrange()).toMatch(/^<!doctype html><html>/);
    expect(arrange()).toContain("<p>Hello</p>");
  });

  test("carries its stylesheets instead of linking them", () => {
    const html = arrange();
    expect(html).toContain(`<style nonce="${nonce}">p{color:var(--ink)}q{}</style>`);
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).toContain('<link rel="icon" href="/icon.svg"/>');
  });

  test("carries a stylesheet whose address React Router marks as shared with a part that loads later", () => {
    const html = arrange("[1]", null, rendered.replaceAll("/assets/b.css", "/assets/b.css#"));
    expect(html).toContain(`<style nonce="${nonce}">p{color:var(--ink)}q{}</style>`);
    expect(html).not.toContain('rel="stylesheet"');
  });

  test("links a stylesheet it cannot read", () => {
    const html = arrange("[1]", null, rendered.replaceAll("/assets/b.css", "/other.css"));
    expect(html).toContain('<link rel="stylesheet" href="/other.css"/>');
    expect(html).toContain(`<style nonce="${nonce}">p{color:var(--ink)}</style>`);
  });

  test("fetches the application by its script alone, when the time has come", () => {
    const html = arrange();
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toContain('type="module"');
    expect(html).toContain(`textContent: ${JSON.stringify('import "/assets/a.js"')}`);
    expect(html).toContain('of ["/assets/a.js"]');
  });

  test("brings its fonts by that script too, and without JavaScript at once", () => {
    const html = arrange("[1]", null, rendered.replaceAll("/assets/b.css", "/assets/fonts.css"));
    const [withoutScript = ""] = /<noscript>.*<\/noscript>/.exec(html) ?? [];
    const face = "@font-face{font-family:A;src:url(/a.woff2)}";
    expect(withoutScript).toBe(
      `<noscript><link rel="preload" as="font" crossorigin href="/a.woff2"><style nonce="${nonce}">${face}</style></noscript>`,
    );
    const rest = html.replace(withoutScript, "");
    expect(rest).not.toMatch(/<link[^>]* as="font"/);
    expect(rest).toContain('fonts = ["/a.woff2"]');
    expect(rest.split(face)).toHaveLength(2);
    expect(rest).toContain(`textContent: ${JSON.stringify(face)}`);
    expect(rest).toContain(`<style nonce="${nonce}">p{color:var(--ink)}b{}</style>`);
  });

  test("runs the early script first, in the same script as the context", () => {
    const html = arrange("[1]", "early();");
    expect(html).toContain(`<script nonce="${nonce}">early();`);
    expect(html.indexOf("early()")).toBeLessThan(html.indexOf("window.__reactRouterContext"));
  });

  test.each(["</script><script>alert(1)</script>", "<!--<script>", "\u2028\u2029", "$&$1$'", "]]>", "&lt;"])(
    "holds the loaders' data %j as data",
    (text) => {
      const html = arrange(JSON.stringify(text));
      const written = /streamController\.enqueue\((".*?")\);window/s.exec(html)?.[1] ?? "";
      expect(JSON.parse(written)).toBe(JSON.stringify(text));
      expect(html.match(/<script/g)).toHaveLength(2);
      expect(html).not.toMatch(/[\u2028\u2029]/);
    },
  );

  test("puts patterns of replacement in through no door: stylesheets and early script stand to the letter", () => {
    const html = arrangeDocument(rendered, {
      nonce,
      data: "[]",
      earlyScript: "a('$&','$1',\"$'\");",
      stylesheet: () => "p::after{content:'$&$1'}",
    });
    expect(html).toContain("a('$&','$1',\"$'\");");
    expect(html).toContain("p::after{content:'$&$1'}");
  });
});
