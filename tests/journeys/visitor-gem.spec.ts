import { catalogue } from "../../domain/gems/catalogue.ts";
import { everySize, expect, test } from "./support/test.ts";
import { boxOf, expectAddress, heartOf, home, visit } from "./support/visit.ts";

const title = "Otagi Nenbutsu-ji, Temple of 1,200 Faces";

test("a gem's page shows what it is and what to know before going", everySize, async ({ page }) => {
  await visit(page, "/gem/1");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  await expect(main.getByText("Kyoto, Japan").first()).toBeVisible();
  await expect(main.getByText("4.8 out of 5").first()).toBeVisible();
  await expect(main.getByText("1,284 reviews").first()).toBeVisible();
  await expect(main.getByText(/^Somebody on this hillside is laughing at you/)).toBeVisible();
  await expect(main.getByRole("heading", { name: "Reviews", exact: true })).toBeVisible();
  await expect(heartOf(page, title)).toHaveAttribute("aria-pressed", "false");
  for (const tag of ["Culture & Heritage", "temple", "art", "photography", "unique", "autumn leaves"])
    await expect(main.getByRole("link", { name: tag, exact: true })).toBeVisible();

  const region = page.getByRole("region", { name: "Before you go", exact: true });
  for (const term of ["Hours", "Closed", "Cost", "Way there", "Way back", "Season", "Time needed", "Manners"])
    await expect(region.getByRole("term").filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible();
  // Sources disagree: one answer, and what each of them says in the fold.
  const cost = region.getByRole("definition").filter({ hasText: "¥300–500" });
  await expect(cost.getByText("Sources differ", { exact: true })).toBeVisible();
  await expect(cost.getByText("¥400", { exact: true })).toBeHidden();
  await expect(
    region.getByRole("link", { name: "Souda Kyoto", exact: true }).locator("visible=true"),
  ).toHaveCount(0);
  await cost.getByText(/^\d+ sources$/).click();
  for (const said of ["¥300", "¥400", "¥500, children ¥300", "seen November 2026"])
    await expect(cost.getByText(said, { exact: true })).toBeVisible();
  await expect(cost.getByRole("link", { name: "Souda Kyoto", exact: true })).toHaveAttribute(
    "href",
    "https://souda-kyoto.jp/guide/spot/otaginenbutsuji.html",
  );
  await expect(
    region.getByText(
      "We couldn't confirm: whether to book. Checked 22 November 2026. Hours and prices change.",
    ),
  ).toBeVisible();
});

test("a gem's answers are under its title, in sight on a phone", everySize, async ({ page }) => {
  await visit(page, "/gem/1");
  const answers = page.getByRole("list", { name: "At a glance", exact: true });
  await expect(answers.getByRole("listitem")).toHaveText([
    "9:00–16:30",
    "¥300–500",
    "Bus from Arashiyama, hourly",
    "Allow 90 min",
    "Late November",
  ]);
});

test("a gem's category, tags and five photos are links, and Back returns", everySize, async ({ page }) => {
  await visit(page, "/gem/1");
  await page.getByRole("main").getByRole("link", { name: "temple", exact: true }).click();
  await expect(home(page).count).toHaveText("2 gems found");
  await expectAddress(page, "/?category=temple");
  await page.goBack();
  await page.getByRole("main").getByRole("link", { name: "Culture & Heritage", exact: true }).click();
  await expect(home(page).count).toHaveText("3 gems found");
  await page.goBack();
  for (const n of [1, 2, 3, 4, 5])
    await expect(page.getByRole("link", { name: `Photo ${n} of 5`, exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Photo 1 of 5", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Photo viewer" })).toBeVisible();
  await expectAddress(page, "/photos/gem/1?photo=1");
  await page.goBack();
  await expectAddress(page, "/gem/1");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("the browser's own share dialog gets the gem's link, and cancelling it is no error", async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      share: (what: unknown) => {
        shared.push(what);
        return shared.length === 1 ? Promise.reject(new DOMException("no", "AbortError")) : Promise.resolve();
      },
    });
  });
  await visit(page, "/gem/1");
  const share = async () => {
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("menuitem", { name: "Share via…", exact: true }).click();
  };
  await share();
  await share();
  await expect(page.getByRole("status").filter({ hasText: "Shared successfully!" })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "shared") as unknown)).toEqual(
    Array.from({ length: 2 }, () => ({ title, url: `${baseURL}/gem/1` })),
  );
});

test("on a phone, what one does with a gem stays at the foot of the screen side by side", async ({
  page,
}) => {
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, "/gem/1");
    const main = page.getByRole("main");
    const all = [
      heartOf(page, title),
      main.getByRole("button", { name: "Share", exact: true }),
      main.getByRole("link", { name: "Map", exact: true }),
      main.getByRole("link", { name: "Prints", exact: true }),
      main.getByRole("button", { name: "Write a review", exact: true }),
    ];
    await page.mouse.wheel(0, 1500);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset["bottomBar"]))
      .toContain("on");
    let end = 0;
    for (const one of all) {
      await expect(one).toBeInViewport({ ratio: 1 });
      const { left, right, bottom } = await one.evaluate((element) => element.getBoundingClientRect());
      expect(left, `${width} px`).toBeGreaterThan(end);
      expect(bottom).toBeGreaterThan(740 - 64);
      end = right;
    }
  }
});

test("on a phone the menus of a gem open at the foot of the screen, below the words of their button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await visit(page, "/gem/1");
  for (const name of ["Share", "Open in maps"]) {
    await page.getByRole("button", { name, exact: true }).click();
    const menu = page.getByRole("menu", { name, exact: true });
    const { left, width, bottom } = await boxOf(menu);
    expect({ left, width, bottom }).toEqual({ left: 0, width: 390, bottom: 740 });
    const words = await menu.evaluate((element) => getComputedStyle(element, "::before").content);
    expect(words).toContain(`"${name}"`);
    await page.keyboard.press("Escape");
  }
});

test("writing a review asks a visitor to log in", async ({ page }) => {
  await visit(page, "/gem/1");
  await page.getByRole("button", { name: "Write a review", exact: true }).click();
  const notice = page.getByRole("status").filter({ hasText: "Please log in to write a review" });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
});

test("on each gem's page the main print is the largest, and a phone shows the ways on without scrolling", async ({
  page,
}) => {
  const phone = { width: 390, height: 844 };
  const sizes = [
    phone,
    { width: 360, height: 740 },
    { width: 740, height: 360 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ];
  await visit(page, "/gem/1");
  for (const { id, title: name } of catalogue) {
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (size === phone)
        for (const way of ["Map", "Prints"])
          await expect(
            page.getByRole("main").getByRole("link", { name: way, exact: true }),
            `gem ${id}`,
          ).toBeInViewport({ ratio: 1 });
      const prints = await page.getByRole("link", { name: /^Photo \d of 5$/ }).evaluateAll((links) =>
        links.map((link) => {
          const { width, height } = link.getBoundingClientRect();
          return { width, height };
        }),
      );
      expect(prints).toHaveLength(5);
      const [main, ...others] = prints;
      for (const [index, other] of others.entries()) {
        const which = `gem ${id}, photo ${index + 2}, at ${size.width} × ${size.height}`;
        expect(other.width, `${which}: width`).toBeLessThanOrEqual(main?.width ?? 0);
        expect(other.height, `${which}: height`).toBeLessThanOrEqual(main?.height ?? 0);
        expect(other.width, which).toBeGreaterThan(0);
      }
    }
    await page.getByRole("link", { name: /^Next gem/ }).click();
  }
});
