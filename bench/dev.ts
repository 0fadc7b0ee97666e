/**
 * Row 14: the development server on a copy of the sources: from the command to the first page that reacts to input,
 * from an edited component or style sheet to the page that shows it, and from edited server code to its first
 * response.
 * Run: npm run bench -- dev
 */
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { findChromium, launchOf } from "../tests/support/browser.ts";
import { openConnected, startDevServer, type DevServer } from "../tests/support/dev-server.ts";
import { median } from "./support/product.ts";
import { report } from "./scoreboard/report.ts";

const rounds = Number(process.env["ROUNDS"] ?? 3);
/** The pause between two edits, in milliseconds. */
const rest = 500;

const results: Record<string, number[]> = {};
const record = (what: string, began: number) => (results[what] ??= []).push(performance.now() - began);

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(2);
}

/** Makes an edit, records the time until it is visible, and reverts it. */
async function change(
  server: DevServer,
  what: string,
  edit: readonly [file: string, text: string, by: string],
  isSeen: () => Promise<boolean>,
): Promise<void> {
  const began = performance.now();
  const revert = server.edit(...edit);
  await until(isSeen);
  record(what, began);
  await pause(rest);
  revert();
  await until(async () => !(await isSeen()));
  await pause(rest);
}

const inPage = (page: Page, isSeen: () => boolean) => () => page.evaluate(isSeen);

const browser = await chromium.launch(launchOf(await findChromium()));
for (let round = 0; round < rounds; round++) {
  const began = performance.now();
  const server = await startDevServer();
  record("command to listening", began);
  const page = await browser.newPage();
  const opened = openConnected(page, server.origin);
  await page.waitForURL(`${server.origin}/`, { waitUntil: "commit" });
  record("command to first document", began);
  await page.waitForFunction(
    () => window.beforeHydration === undefined && document.readyState === "complete",
  );
  record("command to first page that answers", began);
  await opened;
  await pause(rest);
  await change(
    server,
    "component to seen",
    ["app/shell/frame/footer.tsx", "<footer", "<footer data-changed"],
    inPage(page, () => document.querySelector("footer[data-changed]") !== null),
  );
  await change(
    server,
    "style sheet to seen",
    ["app/document/styles/base.css", "  body {", "  body {\n    scroll-margin-top: 17px;"],
    inPage(page, () => getComputedStyle(document.body).scrollMarginTop === "17px"),
  );
  await change(
    server,
    "CSS module to seen",
    ["app/routes/home.module.css", "\n.title {", "\n.title {\n  scroll-margin-top: 17px;"],
    inPage(
      page,
      () => getComputedStyle(document.querySelector("h1") ?? document.body).scrollMarginTop === "17px",
    ),
  );
  await change(
    server,
    "sentence to seen",
    ["domain/site/messages/visitor.ts", "Uncover Japan's Best-Kept Secrets", "Changed"],
    inPage(page, () => document.querySelector("h1")?.textContent === "Changed"),
  );
  await change(
    server,
    "server code to answer",
    ["server/http/health.ts", '"ok\\n"', '"changed\\n"'],
    async () => (await (await fetch(`${server.origin}/healthz`)).text()).startsWith("changed"),
  );
  await page.close();
  await server.stop();
}
await browser.close();
for (const [what, times] of Object.entries(results))
  console.log(
    `${what.padEnd(36)} ${Math.round(median(times))} ms (${times.map((time) => Math.round(time)).join(", ")})`,
  );
const inSeconds = (times: readonly number[]) => times.map((time) => time / 1000);
report("dev", { product: inSeconds(results["command to first page that answers"] ?? []) });
const edits = Object.entries(results).filter(([what]) => /to (?:seen|answer)$/.test(what));
report("edit", {
  product: Array.from({ length: rounds }, (_, round) =>
    Math.max(...inSeconds(edits.map(([, times]) => times[round] ?? Number.NaN))),
  ),
});
