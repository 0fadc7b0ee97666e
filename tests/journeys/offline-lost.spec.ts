import type { Page } from "@playwright/test";
import { allGems } from "../../domain/gems/all-gems.ts";
import { paths } from "../../domain/site/paths.ts";
import { keepSite, offline, stored, test } from "./support/kept.ts";
import { expect } from "./support/people.ts";
import { expectAddress, heartOf, home, visit } from "./support/visit.ts";

// What the browser says of requests that the line loses, and of prints that are not kept.
test.use({ expectedComplaints: [/net::ERR_|status of 502|status of 404 .*gem\/99\.json/] });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Goes through the kept pages as somebody on a train. */
async function expectReadable(page: Page, origin: string): Promise<void> {
  await visit(page, origin);
  await expect(home(page).count).toHaveText("12 gems found");
  await home(page).search.fill("ramen");
  await expect(home(page).count).toHaveText("1 gem found");
  await home(page).search.fill("");
  await home(page).filter("temple").click();
  await expect(home(page).count).toHaveText("2 gems found");
  await home(page).gem("Manpuku-ji, a Ming Monastery in Tea Country").getByRole("link").first().click();
  await expectAddress(page, "/gem/11");
  await expect(heading(page)).toContainText("Manpuku-ji");
  await expect(page.getByRole("heading", { name: "Before you go" })).toBeVisible();
  await page.getByRole("link", { name: "Show the driver" }).click();
  await expectAddress(page, "/gem/11/card");
  await expect(heading(page)).toHaveAttribute("lang", "ja");
  for (const { id, title } of allGems) {
    await visit(page, `${origin}/gem/${id}`);
    await expect(heading(page)).toContainText(title);
    await expect(page.getByRole("heading", { name: "Before you go" })).toBeVisible();
  }
  await visit(page, `${origin}/gem/7/card`);
  await expect(heading(page)).toHaveText("小瀬鵜飼");
  await visit(page, `${origin}/map`);
  await expect(page.getByRole("figure", { name: "Map of Japan with the twelve gems" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Gems by place" }).getByRole("listitem")).toHaveCount(12);
  await visit(page, `${origin}/photos`);
  await page.getByRole("button", { name: /^Open photo 2:/ }).click();
  await expect(page.getByRole("dialog", { name: "Photo viewer" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Photo viewer" })).toHaveCount(0);
  await visit(page, `${origin}/offline`);
  await page.getByRole("link", { name: "Phrases and emergency numbers" }).click();
  await expect(heading(page)).toHaveText("Phrases");
}

test("a kept site is whole when its server is gone", async ({ page, line }) => {
  await keepSite(page, line);
  line.set("cut");
  await expectReadable(page, line.origin);
});

test("a kept site is whole when the browser is offline", async ({ page, line, context }) => {
  await keepSite(page, line);
  await context.setOffline(true);
  await expectReadable(page, line.origin);
  await context.setOffline(false);
});

test("a kept site is whole behind a proxy that finds no server", async ({ page, line }) => {
  await keepSite(page, line);
  line.set("bad gateway");
  await expectReadable(page, line.origin);
});

test("a server that never answers is waited for only a moment", async ({ page, line }) => {
  await keepSite(page, line);
  line.set("silent");
  await visit(page, `${line.origin}/gem/7/card`);
  await expect(heading(page)).toHaveText("小瀬鵜飼");
});

test("with a line, each page comes from the server", async ({ page, line }) => {
  await keepSite(page, line);
  const before = line.asked.length;
  await visit(page, `${line.origin}/gem/7`);
  expect(line.asked.slice(before)).toContain("/gem/7");
  await page.getByRole("link", { name: "Next gem" }).first().click();
  await expectAddress(page, "/gem/8");
  expect(line.asked.slice(before).some((path) => path.startsWith("/gem/8.json"))).toBe(true);
});

test("the pocket book of any list is whole, with each page once", async ({ page, line }) => {
  await keepSite(page, line);
  line.set("cut");
  for (const ids of [[7, 12], [7], [1, 2, 3, 4, 5, 7]]) {
    await visit(page, `${line.origin}${paths.listBook(ids)}`);
    const heads = page.getByRole("list", { name: "The pages" }).getByRole("heading", { level: 2 });
    await expect(heads).toHaveCount(8);
    const names = ids.map((id) => allGems[id - 1]?.title ?? "");
    // The kept page shows the list of its address once the application has started.
    for (const [place, name] of names.entries()) await expect(heads.nth(1 + place)).toHaveText(name);
    await expect(heads.last()).toHaveText("In trouble");
  }
});

test("an error of our own server is shown, not a copy in its place", async ({ page, line }) => {
  await keepSite(page, line);
  const refused = await page.evaluate(async () => {
    const response = await fetch("/gem/99.json", { headers: { Accept: "application/json" } });
    return response.status;
  });
  expect(refused).toBe(404);
});

for (const [what, asked, opened] of [
  ["a page that is not kept", "/saved", "/offline"],
  ["a page for users", "/profile", "/offline"],
  ["an address without a page", "/gem/99", "/offline"],
  ["a kept page with a slash at its end", "/gem/4/", "/gem/4"],
] as const)
  test(`${what}, ${asked}, opens ${opened} without a line`, async ({ page, line }) => {
    await keepSite(page, line);
    line.set("cut");
    await visit(page, line.origin + asked);
    await expectAddress(page, opened);
    await expect(heading(page)).toBeVisible();
  });

test("without a line the page says that, leads to what is kept, and offers nothing that needs one", async ({
  page,
  line,
}) => {
  await keepSite(page, line);
  line.set("cut");
  await visit(page, `${line.origin}/offline`);
  await expect(offline(page).kept).toBeVisible();
  await expect(page.getByText(/^You have no connection now/)).toBeVisible();
  await expect(offline(page).update).toHaveCount(0);
  const kept = page.getByRole("region", { name: "What is kept", exact: true });
  await kept.getByRole("link", { name: "The Moss Ravine of Mount Mitake" }).click();
  await expectAddress(page, "/gem/9");
  await expect(heading(page)).toContainText("Moss Ravine");
});

test("a copy that is being read becomes the site's own page when the server is back, also where the browser says nothing", async ({
  page,
  line,
}) => {
  await keepSite(page, line);
  line.set("cut");
  await visit(page, `${line.origin}/gem/4`);
  await expect(page.getByText(/^Offline copy of/)).toBeVisible();
  await expect(page.getByText("Reviews need a connection")).toBeVisible();
  line.set("whole");
  // It looks every fifteen seconds.
  await expect(page.getByText(/^Offline copy of/)).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in", exact: true })).toBeVisible();
});

test("kept prints are shown in the width that is kept, also where another is asked for", async ({
  page,
  line,
}) => {
  await keepSite(page, line, "prints");
  line.set("cut");
  await visit(page, `${line.origin}/gem/7`);
  const print = page.getByRole("main").getByRole("img").first();
  await expect.poll(() => print.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("who is signed in, and what is theirs, never comes from the copy", async ({
  page,
  line,
  traveller,
  context,
}) => {
  await traveller.signIn(context);
  await keepSite(page, line);
  line.set("cut");
  const answers = await page.evaluate(() =>
    Promise.all(
      ["/site.json", "/saves.json", "/saved.json", "/profile.json"].map((path) =>
        fetch(path).then(
          ({ status }) => status,
          () => "lost",
        ),
      ),
    ),
  );
  expect(answers).toEqual(["lost", "lost", "lost", "lost"]);
});

test("the saved gems of whoever kept the site are on the page without a line, and gone after a log-out", async ({
  page,
  line,
  traveller,
  context,
}) => {
  await traveller.signIn(context);
  await visit(page, line.origin);
  await heartOf(page).click();
  await expect(heartOf(page)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("status").getByText("Added to saved posts")).toBeVisible();
  await keepSite(page, line);
  line.set("cut");
  await visit(page, `${line.origin}/offline`);
  const saved = page.getByRole("region", { name: "Your saved gems on this phone", exact: true });
  await expect(saved.getByRole("listitem")).toHaveCount(1);
  await expect(saved.getByRole("link", { name: "Ichijoji Ramen Street" })).toHaveAttribute("href", "/gem/12");
  line.set("whole");
  await traveller.expire();
  await visit(page, `${line.origin}/offline`);
  await expect(offline(page).kept).toBeVisible();
  await expect(saved).toHaveCount(0);
  line.set("cut");
  await visit(page, `${line.origin}/offline`);
  await expect(offline(page).kept).toBeVisible();
  await expect(saved).toHaveCount(0);
  expect((await stored(page)).workers).toBe(1);
});
