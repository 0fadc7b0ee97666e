import type { BrowserContext, Page } from "@playwright/test";
import { keepSite, offline, stored, test } from "./support/kept.ts";
import type { Line } from "./support/line.ts";
import { expect } from "./support/people.ts";
import { expectAddress, told, visit } from "./support/visit.ts";

test.use({ expectedComplaints: [/net::ERR_|404 \(Not Found\).*later\.js/] });

/** What a later build of the site has: other hours of a gem, another script, and without one of today's. */
const news = { hours: "9:00–17:00 in this story", script: "/assets/later.js" } as const;

interface Pack {
  build: string;
  files: string[];
  readonly pages: { readonly path: string; body: string }[];
}

interface GemData {
  readonly view: {
    readonly travel: { facts: { facts: { hours: { value: string }; cost?: object } } | null };
  };
}

function changeHours({ view: { travel } }: GemData): void {
  if (travel.facts === null) throw new Error("no facts");
  travel.facts.facts.hours.value = news.hours;
  delete travel.facts.facts.cost;
}

/** Puts a later build behind the line. */
function release(line: Line, changeGem: (gem: GemData) => void = changeHours): void {
  const change = (text: string) => {
    const pack: Pack = JSON.parse(text);
    pack.build = "later";
    pack.files = [...pack.files.slice(1), news.script];
    const data = pack.pages.find(({ path }) => path === "/gem/4.json");
    if (data === undefined) throw new Error("no such page");
    const gem: GemData = JSON.parse(data.body);
    changeGem(gem);
    data.body = JSON.stringify(gem);
    return JSON.stringify(pack);
  };
  line.rewrite("/offline.pack", change);
  line.rewrite("/offline", (html) => html.replace(/(?<="build":")[^"]+/, "later"));
  line.rewrite("/offline.json", (text) => {
    const data: { offline: { build: string } } = JSON.parse(text);
    data.offline.build = "later";
    return JSON.stringify(data);
  });
}

/** Opens a page, and waits until it has looked for a newer build: there is none yet. */
async function openBefore(page: Page, line: Line, path: string): Promise<void> {
  const since = line.asked.length;
  await visit(page, line.origin + path);
  await expect.poll(() => line.asked.slice(since)).toContain("/offline.json");
}

/** Answers a request for the later script, also where the worker sends it. */
const answerScript = (context: BrowserContext, answer: { readonly status: number }) =>
  context.route("**/assets/later.js", (route) =>
    route.fulfill({ ...answer, contentType: "text/javascript", body: "" }),
  );

test("a visit after a new build brings the copy up to date, fetches only what is new, and says which facts have changed", async ({
  page,
  line,
  context,
}) => {
  await answerScript(context, { status: 200 });
  await keepSite(page, line);
  const before = await stored(page);
  await openBefore(page, line, "/gem/9");
  expect(line.asked.filter((path) => path === "/offline.pack")).toHaveLength(1);
  release(line);
  const since = line.asked.length;
  await visit(page, `${line.origin}/map`);
  await expect(told(page, "Your offline copy is up to date. Changed: No. 4: Hours, Cost.")).toBeVisible();
  const fetched = line.asked.slice(since);
  expect(fetched.filter((path) => path === "/offline.pack")).toHaveLength(1);
  // One script more, and that which the new build lacks is there for the windows of the old one.
  const after = await stored(page);
  expect(after.caches["anaba-files"]).toBe(Number(before.caches["anaba-files"]) + 1);
  expect(after.caches["anaba-pages-"]).toBe(before.caches["anaba-pages-"]);
  await visit(page, `${line.origin}/offline`);
  await expect(
    page.getByRole("heading", { name: /^Changed since your copy of \d+ \w+ \d{4}$/ }),
  ).toBeVisible();
  await expect(page.getByText("No. 4: Hours, Cost", { exact: true })).toBeVisible();
});

test("a new build whose facts cannot be compared says nothing of changes", async ({
  page,
  line,
  context,
}) => {
  await answerScript(context, { status: 200 });
  await keepSite(page, line);
  release(line, ({ view }) => {
    view.travel.facts = null;
  });
  await visit(page, `${line.origin}/offline`);
  await offline(page).update.click();
  await expect(page.getByText("There is nothing newer.", { exact: true })).toBeVisible();
  await expect(page.getByText(/changed since/i)).toHaveCount(0);
});

test("an open window of the build before goes on after an update, with and without a line", async ({
  page,
  line,
  context,
}) => {
  await answerScript(context, { status: 200 });
  await keepSite(page, line);
  const old = await context.newPage();
  await openBefore(old, line, "/");
  release(line);
  await visit(page, `${line.origin}/map`);
  await expect(told(page, "Your offline copy is up to date. Changed: No. 4: Hours, Cost.")).toBeVisible();
  line.set("cut");
  await old.getByRole("article").first().getByRole("link").first().click();
  await expectAddress(old, "/gem/1");
  await expect(old.getByRole("heading", { level: 1 })).toContainText("Otagi Nenbutsu-ji");
  await old.getByRole("link", { name: "Next gem" }).first().click();
  await expectAddress(old, "/gem/2");
  await visit(page, `${line.origin}/gem/4`);
  await expect(page.getByText(news.hours).first()).toHaveCount(0);
});

test("a new build whose files cannot be fetched leaves the copy as it was", async ({
  page,
  line,
  context,
}) => {
  await answerScript(context, { status: 404 });
  await keepSite(page, line);
  const before = await stored(page);
  release(line);
  await visit(page, `${line.origin}/offline`);
  await expect(page.getByText(/^There is a newer edition/)).toBeVisible();
  await offline(page).update.click();
  await expect(page.getByText(/^Our server could not be reached/)).toBeVisible();
  expect(await stored(page)).toEqual(before);
  line.set("cut");
  await visit(page, `${line.origin}/gem/4`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Stone Road");
});

test("an update that loses its line takes no print of the copy for the new one", async ({
  page,
  line,
  context,
}) => {
  await answerScript(context, { status: 200 });
  await keepSite(page, line, "prints");
  const before = await stored(page);
  release(line);
  // Another state of the prints has another version in its address.
  const renew = (text: string) => text.replace(/(?<=\/pictures\/otagi-hero-\d+\.avif\?v=)\w{8}/g, "later123");
  for (const path of ["/offline", "/offline.json"]) line.rewrite(path, renew);
  line.before(/otagi-hero.*later123/, () => line.set("cut"));
  await visit(page, `${line.origin}/offline`);
  await offline(page).update.click();
  await expect(page.getByText(/^Our server could not be reached/)).toBeVisible();
  expect(await stored(page)).toEqual(before);
});
