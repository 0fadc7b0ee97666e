import type { Page } from "@playwright/test";
import { startServer } from "../support/started-server.ts";
import { expectAccessible } from "./support/axe.ts";
import { keepSite, nothing, offline, stored, test } from "./support/kept.ts";
import { writeReview } from "../support/people.ts";
import { createTraveller, everySize, expect } from "./support/people.ts";
import { visit } from "./support/visit.ts";

// What the browser says of requests that the line loses, and of prints that are not kept.
test.use({ expectedComplaints: [/net::ERR_|status of 50[23]/] });

const toOffline = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Keep for offline", exact: true });

test("nothing is stored, and no worker is fetched, before somebody presses Keep for offline", async ({
  page,
  line,
}) => {
  await visit(page, `${line.origin}/gem/4`);
  await toOffline(page).click();
  await expect(page).toHaveURL(`${line.origin}/offline`);
  await expect(offline(page).keep).toBeVisible();
  await expect(offline(page).words).toBeChecked();
  expect(await stored(page)).toEqual(nothing);
  expect(line.asked.filter((path) => /sw\.js|\.pack/.test(path))).toEqual([]);
});

for (const address of ["/map", "/list?g=4,9,2", "/gem/4"])
  test(`${address} leads to the page that keeps the site`, async ({ page, line }) => {
    await visit(page, line.origin + address);
    await expect(toOffline(page)).toHaveAttribute("href", "/offline");
  });

test("a browser without service workers is not offered to keep anything", async ({ page, line }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await visit(page, `${line.origin}/map`);
  await expect(toOffline(page)).toHaveCount(0);
  await visit(page, `${line.origin}/offline`);
  await expect(page.getByText(/^This browser can’t keep pages/)).toBeVisible();
  await expect(offline(page).keep).toHaveCount(0);
});

test(
  "the page says the sizes, keeps with a progress bar, and then says what is kept",
  everySize,
  async ({ page, line }) => {
    await visit(page, `${line.origin}/offline`);
    const choice = page.getByRole("radiogroup", { name: "Keep", exact: true });
    await expect(choice.getByRole("radio")).toHaveCount(2);
    await expect(choice.getByText(/^\d\.\d MB to download$/)).toHaveCount(2);
    await expectAccessible(page);
    // The pack waits, so that the progress is seen.
    const { promise: seen, resolve: go } = Promise.withResolvers<void>();
    await page.route("**/offline.pack", async (route) => {
      await seen;
      await route.continue();
    });
    await offline(page).keep.click();
    await expect(offline(page).progress).toHaveAttribute("value", "0");
    go();
    await expect(offline(page).kept).toBeVisible();
    await expect(offline(page).progress).toHaveCount(0);
    await expect(
      page.getByRole("region", { name: "What is kept", exact: true }).getByRole("listitem"),
    ).toHaveCount(12);
    const { caches, workers } = await stored(page);
    expect(workers).toBe(1);
    expect(caches["anaba-files"]).toBeGreaterThan(50);
    expect(caches["anaba-pages-"]).toBeGreaterThan(70);
    expect(caches).not.toHaveProperty("anaba-prints");
    await expectAccessible(page);
  },
);

test("with the prints, each of them is kept in one width; without them later, they are removed", async ({
  page,
  line,
}) => {
  await keepSite(page, line, "prints");
  expect((await stored(page)).caches["anaba-prints"]).toBe(61);
  await offline(page).words.check();
  await offline(page).update.click();
  await expect.poll(async () => (await stored(page)).caches).not.toHaveProperty("anaba-prints");
  await expect(offline(page).kept).toBeVisible();
});

/** All that the browser has stored: of each cache every address, header and body, and each entry of the storages. */
const readStorage = (page: Page) =>
  page.evaluate(async () => {
    const copy: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const headers = [...request.headers, ...(response?.headers ?? [])].flat();
        copy.push([name, request.url, ...headers, await response?.text()].join("\n"));
      }
    }
    return {
      copy,
      storages: [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    };
  });

test("what is kept is downloaded without the session, and has no word of whoever keeps it", async ({
  page,
  line,
  context,
  documents,
}) => {
  const { user, signIn } = await createTraveller({
    email: `tachibana.${Date.now()}@example.com`,
    name: "Tachibana Shiori",
    username: `mossy_${Date.now()}`,
    nickname: "Moss Lantern 77",
    bio: "I collect quiet ravines",
  });
  const [userId, note] = [user.id, "Ask the monk for the back gate"];
  await documents.saves.add({ userId, gemId: 4, savedAt: Date.now() });
  await documents.savedNotes.write({ userId, gemId: 4, text: note, revision: 0, updatedAt: Date.now() });
  await writeReview(documents, { userId, gemId: 4, reviewText: "Slippery after the rain" });
  await signIn(context);
  await visit(page, `${line.origin}/saved`);
  await expect(page.getByText(note)).toBeVisible();
  await keepSite(page, line, "prints");
  for (const address of ["/gem/4", "/profile", "/saved", "/offline"])
    await visit(page, line.origin + address);
  await expect(page.getByRole("region", { name: "Your saved gems on this phone" })).toBeVisible();

  const { copy, storages, databases } = await readStorage(page);
  expect(copy.length).toBeGreaterThan(70 + 61);
  const words = [
    userId,
    "tachibana",
    user.username ?? "none",
    "moss lantern 77",
    "quiet ravines",
    "slippery after",
    "back gate",
  ];
  const found = (text: string) => words.filter((word) => text.toLowerCase().includes(word));
  expect(copy.flatMap(found)).toEqual([]);
  expect(databases).toEqual([]);
  // The names of the entries say whose they are.
  expect(storages.flatMap(([key, value]) => found(key.replace(userId, "") + value))).toEqual([]);
  // Beside the copy the phone keeps which gems are saved, for the page "Offline", until the log-out.
  const own = storages.filter(([key]) => key.startsWith("anaba-own:"));
  expect(own.map(([key, value]) => [key.split(":").at(-1), JSON.parse(value)[1]])).toEqual([["saved", [4]]]);
});

test("a line that breaks while something is being kept leaves nothing, and a second try succeeds", async ({
  page,
  line,
}) => {
  let files = 0;
  line.before(/\/assets\/gem-/, () => {
    if (files++ === 0) line.set("cut");
  });
  // The browser's own cache would have the files.
  await page.route("**/assets/*", (route) => route.continue());
  await visit(page, `${line.origin}/offline`);
  await offline(page).keep.click();
  await expect(page.getByText(/^Our server could not be reached/)).toBeVisible();
  expect(await stored(page)).toEqual(nothing);
  line.set("whole");
  await offline(page).keep.click();
  await expect(offline(page).kept).toBeVisible();
  await expect(page.getByText(/^Our server could not be reached/)).toHaveCount(0);
});

test("a network's log-in page in place of a file is not kept", async ({ page, line }) => {
  await page.route("**/assets/list-book-*", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: "<h1>Welcome to our Wi-Fi</h1>" }),
  );
  await visit(page, `${line.origin}/offline`);
  await offline(page).keep.click();
  await expect(page.getByText(/^Our server could not be reached/)).toBeVisible();
  expect(await stored(page)).toEqual(nothing);
});

test("a pack that cannot be read keeps nothing, and is no fault of the line", async ({ page, line }) => {
  line.rewrite("/offline.pack", () => "{");
  await visit(page, `${line.origin}/offline`);
  await offline(page).keep.click();
  await expect(page.getByText(/^Something unexpected happened/)).toBeVisible();
  expect(await stored(page)).toEqual(nothing);
});

test("a full phone keeps nothing, and says so", async ({ page, line }) => {
  await visit(page, `${line.origin}/offline`);
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: line.origin, quotaSize: 1_500_000 });
  await offline(page).keep.click();
  await expect(page.getByText(/^There is not enough space for it/)).toBeVisible();
  expect(await stored(page)).toEqual(nothing);
  await expect(offline(page).keep).toBeEnabled();
});

test("a phone that gets full while prints are added keeps the copy as it was", async ({ page, line }) => {
  await keepSite(page, line);
  const before = await stored(page);
  const session = await page.context().newCDPSession(page);
  const { usage } = await session.send("Storage.getUsageAndQuota", { origin: line.origin });
  await session.send("Storage.overrideQuotaForOrigin", { origin: line.origin, quotaSize: usage + 300_000 });
  await offline(page).prints.check();
  await offline(page).update.click();
  await expect(page.getByText(/^There is not enough space for it/)).toBeVisible();
  expect((await stored(page)).caches).toEqual({ ...before.caches, "anaba-prints": 0 });
  await expect(offline(page).kept).toBeVisible();
});

test("Remove leaves nothing, and the site can be kept again", async ({ page, line }) => {
  await keepSite(page, line);
  await offline(page).remove.click();
  await expect(offline(page).keep).toBeVisible();
  expect(await stored(page)).toEqual(nothing);
  await offline(page).keep.click();
  await expect(offline(page).kept).toBeVisible();
  expect((await stored(page)).workers).toBe(1);
});

test("what one window removes while another one adds the prints stays removed", async ({
  page,
  context,
  line,
}) => {
  await keepSite(page, line);
  const other = await context.newPage();
  await visit(other, `${line.origin}/offline`);
  await expect(offline(other).kept).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await context.route("**/pictures/echizen-d-*", async (route) => {
    ask();
    await released;
    await route.continue();
  });
  await offline(page).prints.check();
  await offline(page).update.click();
  await asked;
  await offline(other).remove.click();
  release();
  await expect(offline(page).progress).toHaveCount(0);
  await expect(offline(other).keep).toBeVisible();
  expect(await stored(other)).toEqual(nothing);
});

test("a copy of which the browser has removed a part is not called kept, and Update makes it whole", async ({
  page,
  line,
}) => {
  await keepSite(page, line);
  const whole = await stored(page);
  await page.evaluate(async () => {
    const files = await caches.open("anaba-files");
    const [first] = await files.keys();
    if (first !== undefined) await files.delete(first);
  });
  await page.reload();
  await expect(page.getByText(/^Your browser has removed a part of the copy/)).toBeVisible();
  await expect(page.getByRole("region", { name: "What is kept" })).toHaveCount(0);
  await offline(page).update.click();
  await expect(page.getByRole("region", { name: "What is kept" })).toBeVisible();
  expect(await stored(page)).toEqual(whole);
});

test("a copy that the browser has removed as a whole is gone, and says nothing", async ({ page, line }) => {
  await keepSite(page, line);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect(offline(page).keep).toBeVisible();
  await expect(offline(page).kept).toHaveCount(0);
  await visit(page, `${line.origin}/gem/4`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Stone Road");
});

test("where the operator has it off, the next visit removes the copy and the worker, with other windows open", async ({
  page,
  context,
  line,
}) => {
  await keepSite(page, line);
  const open = await context.newPage();
  await visit(open, `${line.origin}/gem/4`);
  await using server = await startServer({ OFFLINE: "off", BASE_URL: line.origin });
  line.leadTo(server.port);
  await visit(page, `${line.origin}/gem/9`);
  await expect.poll(() => stored(page)).toEqual(nothing);
  await expect(toOffline(page)).toHaveCount(0);
  // The window that was open goes on with the network.
  await open.getByRole("link", { name: "Next gem" }).first().click();
  await expect(open).toHaveURL(`${line.origin}/gem/5`);
  await visit(page, `${line.origin}/offline`);
  await expect(page.getByText(/^Keeping pages is switched off/)).toBeVisible();
});
