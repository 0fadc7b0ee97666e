import { expect, test } from "vitest";
import { readHead } from "../support/head.ts";
import { useWorld } from "../support/world.ts";

const site = useWorld();

test.each([
  ["/saved", /^Saved/],
  ["/profile", /^Profile/],
  ["/profile/edit", /^Edit Profile/],
  ["/profile/edit?from=google", /^Complete Your Profile/],
  ["/account-settings", /^Account Settings/],
])(
  "the private page %s has a title, a description and the site's preview picture",
  async (address, title) => {
    const html = await (await site.request(address)).text();
    const head = readHead(html);
    expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(title);
    expect(head.meta("description")?.length).toBeGreaterThan(20);
    expect(head.meta("og:description")).toBe(head.meta("description"));
    expect(new URL(head.meta("og:image") ?? "").pathname).toContain("home-hero");
    expect(head.meta("og:image:alt")).toMatch(/^Woodblock-style print: /);
    expect(head.meta("robots")).toBe("noindex");
    expect(head.canonical).toBeNull();
  },
);

test("no two private pages have the same description", async () => {
  const pages = ["/saved", "/profile", "/profile/edit", "/account-settings"];
  const words = await Promise.all(
    pages.map(async (address) => readHead(await (await site.request(address)).text()).meta("description")),
  );
  expect(new Set(words).size).toBe(pages.length);
});
