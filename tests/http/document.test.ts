import { readFileSync } from "node:fs";
import path from "node:path";
import { Script } from "node:vm";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { criticalPathElements, scriptFor, type DocumentParts } from "../../app/critical-path/document.tsx";
import { stylesheetsOf, withoutStylesheetsOf } from "../../app/critical-path/manifest.ts";
import { buildDir } from "../support/world.ts";

const nonce = "bm9uY2Vub25jZW5vbmNlbg==";
const parts: DocumentParts = {
  nonce,
  script: "start('$&',\"$'\");",
  styles: "p::after{content:'$&'}",
  loaderData: "[1]",
  earlyNotice: null,
  serif: { data: "AAEC", range: "U+20-7E" },
  serifFace: "@font-face{font-family:S;src:url(/s.woff2)}",
  kanjiFaces: "@font-face{font-family:K;src:url(/k.woff2)}",
  fonts: ["/a.woff2"],
  fontFaces: "@font-face{font-family:A;src:url(/a.woff2)}",
  application: {
    first: ["/assets/manifest.js"],
    entry: "/assets/entry.js",
    imports: ["/assets/a.js"],
    routes: ["root", "routes/home"],
    holdsStylesheets: true,
    context: { ssr: true },
  },
};
const render = (given: Partial<DocumentParts> = {}) => {
  const { head, end } = criticalPathElements({ ...parts, ...given });
  return { head: renderToStaticMarkup(head), end: renderToStaticMarkup(end) };
};

/** The text of the JSON element in the markup. */
const dataIn = (markup: string) =>
  /<script type="application\/json" id="[^"]+">(.*?)<\/script>/s.exec(markup)?.[1] ?? "";

describe("the critical path", () => {
  test("the critical path has its data in a JSON element before its script", () => {
    const { head } = render();
    const { serif, kanjiFaces, fonts, fontFaces, application } = parts;
    expect(JSON.parse(dataIn(head))).toEqual({ serif, kanjiFaces, fonts, fontFaces, application });
    expect(head.indexOf("application/json")).toBeLessThan(head.indexOf("start("));
  });

  test("only scripts and styles of the document get the nonce", () => {
    const { head, end } = render();
    expect(head).toContain(`<script nonce="${nonce}">start('$&',"$'");</script>`);
    expect(head).toContain(`<style nonce="${nonce}">p::after{content:'$&'}</style>`);
    expect((head + end).split(nonce)).toHaveLength(6);
  });

  test("the document loads the fonts at once without JavaScript, and only then", () => {
    const { head } = render();
    const [withoutScript = ""] = /<noscript>.*<\/noscript>/.exec(head) ?? [];
    expect(withoutScript).toContain('href="/a.woff2"');
    for (const rules of [parts.serifFace, parts.kanjiFaces, parts.fontFaces])
      expect(withoutScript).toContain(`<style nonce="${nonce}">${rules}</style>`);
    expect(head.replace(withoutScript, "")).not.toContain("<link");
  });

  test.each(["</script><script>alert(1)</script>", "<!--<script>", "\u2028\u2029", "$&$1$'", "]]>", "&lt;"])(
    "the text %j stays data in the document, wherever it is written",
    (text) => {
      const { head, end } = render({ loaderData: JSON.stringify(text), fontFaces: text });
      expect(JSON.parse(dataIn(end))).toBe(text);
      expect(JSON.parse(dataIn(head))).toMatchObject({ fontFaces: text });
      expect(dataIn(head) + dataIn(end)).not.toContain("<");
    },
  );

  test("the critical path handles the search on the home page only", () => {
    expect(scriptFor(["root", "routes/home"])).toBe("home");
    expect(scriptFor(["root", "routes/gem"])).toBe("every-page");
  });

  test.each(["home", "every-page"])(
    "the critical path of %s is built as a classic script that can be inlined",
    (page) => {
      const script = readFileSync(path.join(buildDir, "critical-path", `${page}.js`), "utf8");
      expect(script).not.toMatch(/<\/?script|<!--/i);
      expect(script).not.toMatch(/^\s*(?:import|export)\b/m);
      expect(() => new Script(script)).not.toThrow();
    },
  );
});

describe("a stylesheet that the document holds", () => {
  const route = {
    hasLoader: false,
    hasClientLoader: false,
    hasErrorBoundary: false,
    module: "/assets/m.js",
    hasAction: false,
    hasClientAction: false,
    hasClientMiddleware: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  const manifest = {
    version: "1",
    url: "/assets/manifest.js",
    entry: { module: "/assets/entry.js", imports: [] },
    routes: {
      root: { ...route, id: "root", css: ["/assets/root.css", "/assets/card.css#"] },
      "routes/home": { ...route, id: "routes/home", css: ["/assets/card.css"] },
      "routes/gem": { ...route, id: "routes/gem", css: ["/assets/card.css#", "/assets/gem.css"] },
      "routes/saves": { ...route, id: "routes/saves" },
    },
  };

  test("an inlined stylesheet is counted once, shared or not", () => {
    expect([...stylesheetsOf(manifest, ["root", "routes/home", "routes/saves"])]).toEqual([
      "/assets/root.css",
      "/assets/card.css",
    ]);
  });

  test("an inlined stylesheet is removed from the manifest of every route", () => {
    const { routes } = withoutStylesheetsOf(manifest, ["root", "routes/home"]);
    expect(Object.values(routes).map((left) => left?.css)).toEqual([[], [], ["/assets/gem.css"], undefined]);
  });
});
