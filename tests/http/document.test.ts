import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Script } from "node:vm";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { criticalPathElements, type DocumentParts } from "../../app/document/document.tsx";
import { isPage } from "../../domain/site/page-traits.ts";
import { pageNames } from "../../domain/site/paths.ts";
import { readBuiltFiles } from "../../server/http/build-output.ts";
import { buildDir } from "../support/world.ts";

const nonce = "bm9uY2Vub25jZW5vbmNlbg==";
const parts: DocumentParts = {
  nonce,
  script: "start('$&',\"$'\");",
  styles: "p::after{content:'$&'}",
  pageData: { loaderData: {}, actionData: null, errors: null },
  earlyNotice: null,
  serif: { data: "AAEC", range: "U+20-7E" },
  serifFace: "@font-face{font-family:S;src:url(/s.woff2)}",
  kanjiFaces: "@font-face{font-family:K;src:url(/k.woff2)}",
  sans: { files: [{ address: "/a.woff2", weight: "400" }], range: "U+20-7E" },
  sansFaces: "@font-face{font-family:A;src:url(/a.woff2)}",
  application: {
    first: [],
    entry: "/assets/entry.js",
    imports: ["/assets/a.js"],
    heldStyles: ["/assets/a.css"],
    files: { addresses: ["/assets/a.js"], pages: { home: [0] } },
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
    const { serif, kanjiFaces, sans, application } = parts;
    expect(JSON.parse(dataIn(head))).toEqual({ serif, kanjiFaces, sans, application });
    expect(head.indexOf("application/json")).toBeLessThan(head.indexOf("start("));
  });

  test("only scripts and styles of the document get the nonce", () => {
    const { head, end } = render();
    expect(head).toContain(`<script nonce="${nonce}">start('$&',"$'");</script>`);
    expect(head).toContain(`<style nonce="${nonce}">p::after{content:'$&'}</style>`);
    expect((head + end).split(nonce)).toHaveLength(5);
  });

  test("the document loads the fonts at once without JavaScript, and only then", () => {
    const { head } = render();
    const [withoutScript = ""] = /<noscript>.*<\/noscript>/.exec(head) ?? [];
    expect(withoutScript).toContain('href="/a.woff2"');
    for (const rules of [parts.serifFace + parts.sansFaces, parts.kanjiFaces])
      expect(withoutScript).toContain(`<style nonce="${nonce}">${rules}</style>`);
    expect(head.replace(withoutScript, "")).not.toContain("<link");
  });

  test.each(["</script><script>alert(1)</script>", "<!--<script>", "\u2028\u2029", "$&$1$'", "]]>", "&lt;"])(
    "the text %j stays data in the document, wherever it is written",
    (text) => {
      const pageData = { ...parts.pageData, loaderData: { home: text } };
      const { head, end } = render({ pageData, kanjiFaces: text });
      expect(JSON.parse(dataIn(end))).toEqual(pageData);
      expect(JSON.parse(dataIn(head))).toMatchObject({ kanjiFaces: text });
      expect(dataIn(head) + dataIn(end)).not.toContain("<");
    },
  );

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

describe("the files of the built pages", () => {
  const { filesOf } = readBuiltFiles(buildDir);
  const { files } = filesOf("home").application;
  const routes = [...pageNames, "notFound"] as const;

  test("the document of a visitor has the files of the pages that links lead to, and no others", () => {
    const { pages, addresses } = filesOf("home", true).application.files;
    expect(Object.keys(pages)).toEqual(
      expect.arrayContaining(["home", "saved", "gem", "driverCard", "list", "photos", "gemPhotos", "map"]),
    );
    const privatePages = pageNames.filter((page) => isPage(page, "isForUsers"));
    expect(privatePages).toEqual(expect.arrayContaining(["profile", "accountSettings", "resetPassword"]));
    const ownDocuments = pageNames.filter((page) => isPage(page, "isOwnDocument"));
    expect(ownDocuments).toContain("offline");
    for (const page of [...privatePages, ...ownDocuments]) {
      expect(pages).not.toHaveProperty(page);
      const own = files.pages[page]?.at(-1);
      expect(addresses).not.toContain(own === undefined ? undefined : files.addresses[own]);
    }
  });

  test("only the document of a user fetches what holds a user's saves", () => {
    const ofUser = filesOf("home").application.imports;
    const ofVisitor = filesOf("home", true).application.imports;
    const more = ofUser.filter((file) => !ofVisitor.includes(file));
    expect(more).toEqual([
      expect.stringMatching(/\/waiting-/),
      expect.stringMatching(/\/user-saves-provider-/),
    ]);
    expect(ofUser).toEqual([...ofVisitor, ...more]);
  });

  test("the critical path handles the search on the home page only", () => {
    const scripts = routes.map((page) => filesOf(page).criticalPath);
    expect(new Set(scripts)).toHaveLength(2);
    expect(scripts.filter((script) => script === filesOf("home").criticalPath)).toHaveLength(1);
  });

  test.each(routes)("the document of %s has the entry, and every file of the page once", (page) => {
    const { application, styles } = filesOf(page);
    const { entry, imports, heldStyles } = application;
    expect(entry).toMatch(/^\/assets\/entry\.client-/);
    const all = [entry, ...imports, ...heldStyles];
    expect(new Set(all).size).toBe(all.length);
    for (const file of all) expect(existsSync(path.join(buildDir, "client", file)), file).toBe(true);
    const own = files.pages[page]?.map((place) => files.addresses[place]) ?? [];
    expect(own.length).toBeGreaterThan(0);
    expect(all).toEqual(expect.arrayContaining(own));
    expect(own).not.toContain(entry);
    expect(styles).toContain(readFileSync(path.join(buildDir, "client", heldStyles.at(-1) ?? ""), "utf8"));
  });
});
