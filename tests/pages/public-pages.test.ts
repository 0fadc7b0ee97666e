import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { paths } from "../../domain/site/paths.ts";
import { screenshots } from "../../server/http/web-manifest.ts";
import { mainHeading, readHead } from "../support/head.ts";
import { buildDir, useWorld } from "../support/world.ts";

const site = useWorld({ settings: { BASE_URL: "https://anaba.example", ALLOW_SIMULATED_EMAIL: "1" } });

const publicPages: readonly (readonly [address: string, heading: string, title: RegExp])[] = [
  ["/", "Uncover Japan's Best-Kept Secrets", /^Anaba: /],
  ["/?category=temple", "Uncover Japan's Best-Kept Secrets", /^temple · Anaba$/],
  ["/?category=Nature%20%26%20Gardens", "Uncover Japan's Best-Kept Secrets", /^Nature & Gardens · Anaba$/],
  ["/photos", "Photos", /^Photos · Anaba$/],
  ["/map", "Map", /^Map of Japan · Anaba$/],
  ["/phrases", "Phrases", /^Japanese phrases and emergency numbers · Anaba$/],
  ["/privacy", "Privacy", /^Privacy · Anaba$/],
  ["/how-reviews-work", "How reviews work", /^How reviews work · Anaba$/],
  ["/contact", "Contact", /^Contact · Anaba$/],
  ...catalogue.flatMap(
    ({ id, title }) =>
      [
        [`/gem/${id}`, title, / · Anaba$/],
        [`/photos/gem/${id}`, title, / · Anaba$/],
      ] as const,
  ),
];

const pageOf = async (address: string) => {
  const response = await site.request(address);
  return { response, html: await response.text() };
};

describe.each(publicPages)("%s", (address, heading, title) => {
  test(`the page ${address} has one main heading, landmarks and a language`, async () => {
    const { response, html } = await pageOf(address);
    expect(response.status).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(mainHeading(html)).toContain(heading);
    expect(html).toMatch(/<html lang="en"/);
    for (const landmark of ["<header", "<main", "<footer"]) expect(html.split(landmark)).toHaveLength(2);
  });

  test(`the page ${address} has metadata for search engines and for sharing`, async () => {
    const { html } = await pageOf(address);
    const head = readHead(html);
    expect(head.title).toMatch(title);
    expect(head.canonical).toBe(`https://anaba.example${address}`);
    expect(head.meta("robots")).toBeNull();
    const description = head.meta("description") ?? "";
    expect(description.length).toBeGreaterThan(30);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(head.meta("og:title")).toBe(head.title);
    expect(head.meta("og:description")).toBe(description);
    expect(head.meta("og:url")).toBe(head.canonical);
    expect(head.meta("og:site_name")).toBe("Anaba");
    expect(head.meta("og:type")).toMatch(/^(?:website|article)$/);
    expect(head.meta("og:image:alt")).toMatch(/^Woodblock-style print: /);
    expect([head.meta("og:image:width"), head.meta("og:image:height")]).toEqual(["1200", "630"]);
    expect(head.meta("twitter:card")).toBe("summary_large_image");
    const picture = new URL(head.meta("og:image") ?? "");
    expect(picture.origin).toBe("https://anaba.example");
    expect(existsSync(path.join(buildDir, "client", picture.pathname))).toBe(true);
  });

  test(`the page ${address} loads nothing that blocks its first paint (bench/README.md row 4)`, async () => {
    const { html } = await pageOf(address);
    expect(html.match(/<link[^>]*rel="stylesheet"[^>]*>|<script[^>]* src=[^>]*>/)).toBeNull();
  });

  test(`the page ${address} has schema.org markup`, async () => {
    const { schema } = readHead((await pageOf(address)).html);
    expect(schema.length).toBeGreaterThan(0);
    for (const markup of schema) expect(markup).toMatchObject({ "@context": "https://schema.org" });
  });
});

test("every public page has a title and a description of its own", async () => {
  const heads = await Promise.all(
    publicPages.map(async ([address]) => readHead((await pageOf(address)).html)),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(publicPages.length);
  expect(new Set(heads.map(({ meta }) => meta("description"))).size).toBeGreaterThanOrEqual(
    publicPages.length - 1,
  );
});

describe("a gem's page", () => {
  test.each(catalogue)("the page of $title shows everything about it", async (gem) => {
    const { html } = await pageOf(`/gem/${gem.id}`);
    const text = html.replace(/<(?:script|style)[\s\S]*?<\/(?:script|style)>/g, "").replace(/<[^>]*>/g, "");
    for (const word of [gem.location, gem.rating.toFixed(1), ...gem.tags]) expect(text).toContain(word);
    expect(html).toContain(`href="/?category=${encodeURIComponent(gem.categoryTitle)}"`);
    for (const tag of gem.tags) expect(html).toContain(`href="/?category=${encodeURIComponent(tag)}"`);
    for (const photo of [1, 2, 3, 4, 5]) expect(html).toContain(`Photo ${photo} of 5`);
  });
});

describe("for machines", () => {
  test("the sitemap lists every public page, at the public address", async () => {
    const { response, html } = await pageOf("/sitemap.xml");
    expect(response.headers.get("content-type")).toMatch(/^application\/xml/);
    const listed = [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    const wanted = [
      "/",
      "/photos",
      "/map",
      "/phrases",
      "/privacy",
      "/how-reviews-work",
      "/contact",
      ...catalogue.flatMap(({ id }) => [`/gem/${id}`, `/photos/gem/${id}`]),
    ];
    expect(listed).toHaveLength(wanted.length);
    expect(new Set(listed)).toEqual(new Set(wanted.map((address) => `https://anaba.example${address}`)));
  });

  test("robots.txt excludes personal pages and names the sitemap", async () => {
    const { response, html } = await pageOf("/robots.txt");
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    const lines = html.trim().split("\n");
    expect(lines[0]).toBe("User-agent: *");
    for (const personal of ["/saved", "/profile", "/account-settings"])
      expect(lines).toContain(`Disallow: ${personal}`);
    expect(lines).toContain("Sitemap: https://anaba.example/sitemap.xml");
  });

  test("the web manifest and the icons that a page links to exist", async () => {
    const { html } = await pageOf("/");
    for (const rel of ["icon", "apple-touch-icon", "manifest"]) {
      const [, address = "/missing"] = new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`).exec(html) ?? [];
      expect((await site.request(address)).status, rel).toBe(200);
    }
  });

  test("the web manifest names the product and existing icons", async () => {
    const response = await site.request("/site.webmanifest");
    expect(response.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
    const manifest: unknown = await response.json();
    expect(manifest).toMatchObject({
      name: "Anaba",
      lang: "en",
      id: "/",
      scope: "/",
      start_url: "/",
      display: "standalone",
      icons: [{ sizes: "192x192" }, {}, {}],
      shortcuts: [
        { name: "Map", url: "/map" },
        { name: "Saved", url: "/saved" },
        { name: "Offline", url: "/offline" },
      ],
    });
    for (const { file, width, height, scale } of screenshots) {
      const picture = await site.request(paths.screenshot(file));
      const body = Buffer.from(await picture.arrayBuffer());
      expect(await sharp(body).metadata(), file).toMatchObject({
        format: "jpeg",
        width: width * scale,
        height: height * scale,
      });
      expect(body.length, file).toBeLessThanOrEqual(160_000);
    }
    for (const icon of [
      "favicon.svg",
      "icon-192.png",
      "icon-512.png",
      "icon-maskable-512.png",
      "apple-touch-icon.png",
    ])
      expect((await site.request(`/icons/${icon}`)).status, icon).toBe(200);
  });
});
