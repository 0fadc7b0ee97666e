import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { findChromium, launchOf } from "../support/browser.ts";
import { openConnected, startDevServer, type DevServer } from "../support/dev-server.ts";

let server: DevServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    startDevServer(),
    findChromium().then((chrome) => chromium.launch(launchOf(chrome))),
  ]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const answerOf = async (address: string) => {
  const response = await fetch(server.origin + address);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const search = (page: Page) => page.getByRole("combobox", { name: "Search gems" });

/** A page with timeouts that are long enough for a busy machine. */
async function newPage(): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  return page;
}

/** Opens a page and collects the errors and warnings of the browser. */
async function openWatched(): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
  const page = await newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.stack ?? error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      // oxlint-disable-next-line no-console -- the console is what the test listens to
      console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI}`);
    });
  });
  return { page, complaints };
}

/** Opens the home page and searches, so that it has state that a reload would lose. */
async function openSearch(page: Page): Promise<() => Promise<void>> {
  await openConnected(page, server.origin);
  await page.waitForFunction(() => window.beforeHydration === undefined);
  await search(page).fill("temple");
  await page.getByRole("article").first().waitFor();
  // The address gets the search after a pause; before that the page is still changing by itself.
  await page.waitForURL((url) => url.searchParams.get("q") === "temple");
  await page.evaluate(() => Object.assign(window, { visit: "the first" }));
  return async () => {
    expect(await search(page).inputValue()).toBe("temple");
    expect(await page.evaluate(() => Reflect.get(window, "visit"))).toBe("the first");
  };
}

const styleOf = (page: Page, element: string, property: "outlineOffset" | "scrollMarginTop") =>
  page.evaluate(
    ([selector, name]) => getComputedStyle(document.querySelector(selector) ?? document.body)[name],
    [element, property] as const,
  );

test("changed components, style sheets and sentences show in the open page, which keeps its state", async () => {
  const { page, complaints } = await openWatched();
  const expectKept = await openSearch(page);

  server.edit("app/shell/frame/footer.tsx", "<footer", '<footer data-changed="component"');
  await page.locator('footer[data-changed="component"]').waitFor();
  await expectKept();

  server.edit("app/document/styles/base.css", "  body {", "  body {\n    scroll-margin-top: 17px;");
  await expect.poll(() => styleOf(page, "body", "scrollMarginTop")).toBe("17px");
  await expectKept();

  server.edit("app/routes/home.module.css", "\n.title {", "\n.title {\n  outline-offset: 19px;");
  await expect.poll(() => styleOf(page, "h1", "outlineOffset")).toBe("19px");
  await expectKept();

  server.edit("domain/site/messages/visitor.ts", "Uncover Japan's Best-Kept Secrets", "A changed sentence");
  await page.getByRole("heading", { name: "A changed sentence" }).waitFor();
  await expectKept();

  // The server renders what the page already shows.
  const { text } = await answerOf("/");
  expect(text).toContain('data-changed="component"');
  expect(text).toContain("A changed sentence");
  await page.close();
  expect(complaints).toEqual([]);
});

test("a change of server code takes effect without reloading the open page", async () => {
  const { page, complaints } = await openWatched();
  const expectKept = await openSearch(page);
  server.edit("server/http/health.ts", '"ok\\n"', '"changed\\n"');
  await expect.poll(async () => (await answerOf("/healthz")).text).toBe("changed\n");
  await expectKept();
  await page.close();
  expect(complaints).toEqual([]);
});

test("a changed view gives its data to every page that is opened", async () => {
  server.edit(
    "server/views/site-data.ts",
    "currentUser: actor &&",
    "changedView: true, currentUser: actor &&",
  );
  await expect.poll(async () => (await answerOf("/saved")).text).toContain("changedView");
});

test.each([
  ["server/http/guards.ts", "const methods =", "const methods = ="],
  ["app/photos/photo-grid.tsx", "function PhotoGrid(", "function PhotoGrid(("],
])("an error in %s shows in the page, which recovers by itself after the fix", async (file, text, by) => {
  const page = await browser.newPage();
  const takeBack = server.edit(file, text, by);
  await expect.poll(async () => (await answerOf("/photos")).status).toBe(500);
  await openConnected(page, `${server.origin}/photos`);
  expect(await page.locator("pre").textContent()).toContain(file);
  takeBack();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect((await answerOf("/photos")).status).toBe(200);
  await page.close();
});

test("a page that imports a missing file recovers when the file is written", async () => {
  const line = 'import css from "./photo-grid.module.css";';
  const takeBack = server.edit("app/photos/photo-grid.tsx", line, `${line}\nimport "./written-later.ts";`);
  await expect.poll(async () => (await answerOf("/photos")).status).toBe(500);
  writeFileSync(path.join(server.folder, "app/photos/written-later.ts"), "export {};\n");
  await expect.poll(async () => (await answerOf("/photos")).status).toBe(200);
  takeBack();
});

test("the development server sends the headers of the product, and allows one worker more", async () => {
  const page = await answerOf("/photos");
  const source = await answerOf("/app/root.tsx");
  for (const { status, headers } of [page, source]) {
    expect(status).toBe(200);
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  }
  const policy = page.headers.get("Content-Security-Policy")?.split("; ") ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy.filter((part) => part.includes("unsafe"))).toEqual([]);
  expect(policy.filter((part) => part.startsWith("worker-src"))).toHaveLength(1);
  expect(policy.filter((part) => part.includes("blob:"))).toEqual([
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
  ]);
});

test("the development server serves no file except the page's own sources", async () => {
  writeFileSync(path.join(server.folder, "data", "note"), "nobody's business");
  for (const file of ["package.json", "data/note", "data/auth-secret"])
    for (const address of [
      `/${file}`,
      `/${file}?raw`,
      `/@fs${path.join(server.folder, file)}`,
      `/@fs${path.join(server.folder, file)}?raw`,
    ])
      expect({ address, status: (await answerOf(address)).status }).toMatchObject({
        address,
        status: address.startsWith("/@fs") ? 403 : 404,
      });
});

test("the development server has the worker and the pack, made from the sources", async () => {
  const worker = await answerOf(paths.worker());
  expect(worker.status).toBe(200);
  expect(worker.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(worker.text).toContain(paths.offlineRecord());
  const pack = await answerOf(paths.offlinePack());
  expect(pack.status).toBe(200);
  expect(JSON.parse(pack.text)).toMatchObject({ files: ["/icons/favicon.svg"] });
});

test("the development server builds nothing", () => {
  expect(existsSync(path.join(server.folder, "build"))).toBe(false);
});
