import { expect, test } from "vitest";
import { mainHeading, readHead } from "../support/head.ts";
import { useWorld } from "../support/world.ts";

const site = useWorld();

test.each([
  ["/saved", /^Saved gems · Anaba$/, "Log in to see your saved gems"],
  ["/stamps", /^Stamp book · Anaba$/, "Log in to see your stamp book"],
  ["/profile", /^Profile · Anaba$/, "Please log in to view your profile"],
  ["/profile/edit", /^Edit Profile · Anaba$/, "Please log in to continue"],
  ["/profile/edit?from=google", /^Complete Your Profile · Anaba$/, "Please log in to continue"],
  ["/account-settings", /^Account Settings · Anaba$/, "Please log in to continue"],
])(
  "the private page %s asks a visitor to log in, has a title, a description and the site's preview picture, and is not indexed",
  async (address, title, heading) => {
    const response = await site.request(address);
    const html = await response.text();
    const head = readHead(html);
    expect([response.status, mainHeading(html)]).toEqual([200, heading]);
    expect(head.title).toMatch(title);
    expect(head.meta("description")?.length).toBeGreaterThan(20);
    expect(head.meta("og:description")).toBe(head.meta("description"));
    expect(new URL(head.meta("og:image") ?? "").pathname).toBe("/pictures/site-share.jpg");
    expect(head.meta("og:image:alt")).toMatch(/^Woodblock-style print: /);
    expect(head.meta("robots")).toBe("noindex");
    expect(head.canonical).toBeNull();
  },
);

test("no two private pages have the same description", async () => {
  const pages = ["/saved", "/stamps", "/profile", "/profile/edit", "/account-settings"];
  const words = await Promise.all(
    pages.map(async (address) => readHead(await (await site.request(address)).text()).meta("description")),
  );
  expect(new Set(words).size).toBe(pages.length);
});
