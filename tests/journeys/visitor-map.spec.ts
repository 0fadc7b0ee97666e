import type { Locator, Page } from "@playwright/test";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { everySize, expect, test } from "./support/test.ts";
import { failPositions } from "./support/screens.ts";
import { expectAddress, expectDownloads, visit } from "./support/visit.ts";

const mapOf = (page: Page) => {
  const figure = page.getByRole("figure", { name: "Map of Japan with the twelve gems", exact: true });
  return {
    figure,
    seals: figure.getByRole("link"),
    seal: (name: string) => figure.getByRole("link", { name, exact: true }),
    button: (name: string) => page.getByRole("main").getByRole("button", { name, exact: true }),
    from: page.getByRole("combobox", { name: "From", exact: true }),
    status: page.getByRole("main").getByRole("status"),
    lines: page.getByRole("list", { name: "Gems by place", exact: true }).getByRole("listitem"),
  };
};

type Box = Awaited<ReturnType<Locator["boundingBox"]>>;

const timesLarger = async (drawing: Locator, whole: Box) =>
  ((await drawing.boundingBox())?.width ?? 0) / (whole?.width ?? 1);

const refused = "Your browser did not share your position. Choose a city under “From” instead.";
const tooSlow = "Finding your position took too long. Try again, or choose a city under “From”.";

const names = catalogue.map(({ id, title, location }) => `No. ${id}: ${title}, ${location}`);

test(
  "the map has twelve seals, each the link to its gem and large enough to press",
  everySize,
  async ({ page }) => {
    await visit(page, "/map");
    await expect(page.getByRole("heading", { level: 1, name: "Map", exact: true })).toBeVisible();
    const { seals, seal, lines } = mapOf(page);
    await expect(seals).toHaveCount(12);
    await expect(lines).toHaveCount(12);
    const boxes = [];
    for (const name of names) {
      const box = await seal(name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(24);
      boxes.push({ name, ...box });
    }
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1))
        expect(
          Math.max(Math.abs((a.x ?? 0) - (b.x ?? 0)), Math.abs((a.y ?? 0) - (b.y ?? 0))),
          `${a.name} and ${b.name}`,
        ).toBeGreaterThanOrEqual(24);
  },
);

test("buttons and keys zoom and move the map, and each gem has one seal", everySize, async ({ page }) => {
  await visit(page, "/map");
  const { figure, seals, seal, button } = mapOf(page);
  const drawing = figure.locator("svg");
  const whole = await drawing.boundingBox();
  await expect(button("Zoom out")).toBeDisabled();
  await button("Zoom in").click();
  await button("Zoom in").click();
  await button("Zoom in").click();
  await expect.poll(() => timesLarger(drawing, whole)).toBeCloseTo(1.6 ** 3, 2);
  const large = await drawing.boundingBox();
  await expect(seals).toHaveCount(12);
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await drawing.boundingBox())?.x).toBeLessThan(large?.x ?? 0);
  await page.keyboard.press("0");
  await expect.poll(() => drawing.boundingBox()).toEqual(whole);
  await page.keyboard.press("+");
  await button("Whole map").click();
  await expect.poll(() => drawing.boundingBox()).toEqual(whole);
  // A seal outside of the window scrolls into view when it gets the focus.
  for (let press = 0; press < 4; press++) await page.keyboard.press("+");
  await expect(button("Zoom in")).toBeDisabled();
  await seal(names[5] ?? "").focus();
  await expect(seal(names[5] ?? "")).toBeInViewport();
  const frame = await figure.boundingBox();
  await expect.poll(async () => (await seal(names[5] ?? "").boundingBox())?.x).toBeGreaterThan(frame?.x ?? 0);
});

test(
  "the mouse drags the map without opening a gem, and the wheel zooms with Ctrl only",
  everySize,
  async ({ page }) => {
    await visit(page, "/map");
    const { figure, button } = mapOf(page);
    const drawing = figure.locator("svg");
    await figure.scrollIntoViewIfNeeded();
    const whole = await drawing.boundingBox();
    await button("Zoom in").click();
    await expect.poll(() => timesLarger(drawing, whole)).toBeCloseTo(1.6, 2);
    const before = await drawing.boundingBox();
    const frame = await figure.boundingBox();
    const [x, y] = [(frame?.x ?? 0) + 150, (frame?.y ?? 0) + 200];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 40, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(async () => ((await drawing.boundingBox())?.x ?? 0) - (before?.x ?? 0))
      .toBeCloseTo(60, 0);
    const dragged = await drawing.boundingBox();
    await expectAddress(page, "/map");
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect((await drawing.boundingBox())?.width).toBe(dragged?.width);
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -200);
    await page.keyboard.up("Control");
    await expect.poll(async () => (await drawing.boundingBox())?.width).toBeGreaterThan(dragged?.width ?? 0);
  },
);

test("two fingers zoom the map, and one scrolls the page", async ({ page }) => {
  await visit(page, "/map");
  const drawing = mapOf(page).figure.locator("svg");
  const whole = await drawing.boundingBox();
  const session = await page.context().newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    ...points: readonly (readonly [number, number])[]
  ) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  await touch("touchStart", [150, 400], [210, 400]);
  await touch("touchMove", [120, 400], [240, 400]);
  await touch("touchMove", [90, 400], [270, 400]);
  await touch("touchEnd");
  await expect.poll(() => timesLarger(drawing, whole)).toBeGreaterThan(2);
  const zoomed = await drawing.boundingBox();
  await touch("touchStart", [180, 600]);
  for (const y of [560, 500, 440, 380]) await touch("touchMove", [180, y]);
  await touch("touchEnd");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  expect((await drawing.boundingBox())?.width).toBe(zoomed?.width);
});

test(
  "the map's list is ordered by the distance from a city, which the address keeps",
  everySize,
  async ({ page }) => {
    await visit(page, "/map");
    const { from, lines, status } = mapOf(page);
    await expect(lines.first()).toContainText("Otagi Nenbutsu-ji");
    await from.selectOption("Tokyo");
    await expect(status).toHaveText("Nearest to Tokyo first, as the crow flies.");
    await expect(lines.first()).toContainText("Mukojima-Hyakkaen");
    await expect(lines.first()).toContainText("about 6 km");
    await expect(lines.last()).toContainText("Tozan Shrine");
    await expectAddress(page, "/map?from=tokyo");
    await page.reload();
    await expect(lines.first()).toContainText("Mukojima-Hyakkaen");
    await expect(from).toHaveValue("tokyo");
  },
);

test("the twelve gems are downloaded from the map in four formats", everySize, async ({ page }) => {
  await visit(page, "/map");
  await expectDownloads(page, "anaba");
});

test("a refused permission for the position leaves the map's list unchanged, and a city orders it", async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send("Browser.setPermission", { permission: { name: "geolocation" }, setting: "denied" });
  await visit(page, "/map");
  const { button, from, lines, status } = mapOf(page);
  await button("Near me").click();
  await expect(status).toHaveText(refused);
  await expect(lines.first()).toContainText("Otagi Nenbutsu-ji");
  await from.selectOption("Kyoto");
  await expect(lines.first()).toContainText("Ichijoji Ramen Street");
});

test("an address leads to a gem's line in the map's list", async ({ page }) => {
  await visit(page, "/map#gem-10");
  await expect(mapOf(page).lines.nth(9)).toBeInViewport();
});

test.describe("a position that is granted", () => {
  test.use({ permissions: ["geolocation"], geolocation: { latitude: 34.9131, longitude: 135.8064 } });
  const fromHere = "Nearest to you first, as the crow flies.";

  test("a granted position orders the map's list, and goes neither into the address nor to the server nor into storage", async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
    await visit(page, "/map");
    const { button, lines, status } = mapOf(page);
    await expect(status).toHaveText("In the order of the guide.");
    await button("Near me").click();
    await expect(status).toHaveText(fromHere);
    await expect(lines.first()).toContainText("Manpuku-ji");
    await expect(lines.first()).toContainText("less than 1 km");
    await expectAddress(page, "/map");
    expect(sent.filter((request) => /34\.9|135\.8/.test(request))).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    );
    expect(kept).not.toMatch(/34\.9|135\.8/);
  });

  test("the city of the address can be chosen again after the position", async ({ page }) => {
    await visit(page, "/map?from=tokyo");
    const { button, from, status } = mapOf(page);
    await button("Near me").click();
    await expect(status).toHaveText(fromHere);
    // By the keyboard: as for anybody, the browser reports a change only when another option is selected.
    await from.press("t");
    await expect(status).toHaveText("Nearest to Tokyo first, as the crow flies.");
    await expect(from).toHaveValue("tokyo");
    await expectAddress(page, "/map?from=tokyo");
  });

  test("a position outside Japan is reported, and the map's list is ordered from Tokyo", async ({
    page,
    context,
  }) => {
    await context.setGeolocation({ latitude: 48.8566, longitude: 2.3522 });
    await visit(page, "/map");
    const { button, lines, status } = mapOf(page);
    await button("Near me").click();
    await expect(status).toHaveText(
      /^You are outside Japan, about 9,\d00 km from the nearest of these cities\. Nearest to Tokyo first, as the crow flies\.$/,
    );
    await expect(lines.first()).toContainText("Mukojima-Hyakkaen");
  });
});

for (const [what, code, sentence] of [
  ["refused", 1, refused],
  ["not found", 2, "Your position could not be found. Try again, or choose a city under “From”."],
  ["too slow", 3, tooSlow],
] as const)
  test(`a position that is ${what} is reported, and the list of cities works instead`, async ({ page }) => {
    await visit(page, "/map");
    await failPositions(page, code);
    const { button, from, lines, status } = mapOf(page);
    await button("Near me").click();
    await expect(status).toHaveText(sentence);
    await from.selectOption("Fukuoka");
    await expect(status).toHaveText("Nearest to Fukuoka first, as the crow flies.");
    await expect(lines.first()).toContainText("Tozan Shrine");
    await button("Near me").click();
    await expect(status).toHaveText(`${sentence} Nearest to Fukuoka first, as the crow flies.`);
  });

test("the map stops waiting for a position when nobody answers the browser's question", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/map");
  await failPositions(page, null);
  const { button, status } = mapOf(page);
  await button("Near me").click();
  await expect(status).toHaveText("Asking your browser where you are…");
  await page.clock.runFor(20_000);
  await expect(status).toHaveText(tooSlow);
});

test("home, a gem and the header lead to the map", everySize, async ({ page }, { project }) => {
  await visit(page, "/");
  await page.getByRole("link", { name: "All twelve on one map", exact: true }).click();
  await expectAddress(page, "/map");
  await visit(page, "/gem/10");
  const small = page.getByRole("link", { name: "On the map", exact: true });
  const picture = small.locator("img").filter({ visible: true });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
  await small.click();
  await expectAddress(page, "/map#gem-10");
  await expect(mapOf(page).lines.nth(9)).toBeInViewport();
  await expect(mapOf(page).lines.and(page.locator("[aria-current]"))).toContainText("Echizen Washi Village");
  const inHeader = page.getByRole("banner").getByRole("link", { name: "Map", exact: true });
  if (project.name === "phone") await expect(inHeader).toBeHidden();
  else {
    await visit(page, "/photos");
    await inHeader.click();
    await expectAddress(page, "/map");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "without JavaScript the map's links, its list and the order by city work, and other controls are hidden",
    everySize,
    async ({ page }) => {
      await page.goto("/map");
      const { seals, seal, button, from, lines, status } = mapOf(page);
      await expect(seals).toHaveCount(12);
      for (const name of ["Zoom in", "Zoom out", "Whole map", "Near me"])
        await expect(button(name)).toBeHidden();
      await from.selectOption("Kanazawa");
      await button("Sort").click();
      await expectAddress(page, "/map?from=kanazawa");
      await expect(status).toHaveText("Nearest to Kanazawa first, as the crow flies.");
      await expect(lines.first()).toContainText("Echizen Washi Village");
      await seal(names[6] ?? "").click();
      await expectAddress(page, "/gem/7");
    },
  );
});
