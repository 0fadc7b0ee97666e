import type { BrowserContext, Page, Route } from "@playwright/test";
import { sql } from "kysely";
import { connectSqlite } from "../../server/database/sqlite.ts";
import type { Documents } from "../../server/documents/documents.ts";
import { beginSession, settle } from "../support/people.ts";
import {
  expectAccessible,
  openDeletion,
  openModal,
  password,
  reloadedBy,
  signIn,
} from "./support/account.ts";
import { onOwnServer } from "./support/own-server.ts";
import { createTraveller, expect, everySize, sessionCookie, test } from "./support/people.ts";
import { chooseFromMenu, heartOf, notices, takenOver, told, visit } from "./support/visit.ts";

test.use({
  expectedComplaints: [
    /net::ERR_(?:INTERNET_DISCONNECTED|FAILED|ABORTED|TIMED_OUT)|status of (?:40[013]|429|50[23])/,
  ],
});

const title = "Ichijoji Ramen Street";
const waiting = (page: Page) => heartOf(page, `${title}, waiting`);
const kept = (page: Page) =>
  told(page, "Kept on this phone. It will be saved when you are back online.").last();
const failure = (page: Page, text: string) => page.getByRole("alert").getByText(text, { exact: true });
const isPressed = (heart: ReturnType<typeof heartOf>, pressed: boolean) =>
  expect(heart).toHaveAttribute("aria-pressed", String(pressed));

const isPost = (route: Route) => route.request().method() === "POST";
/** Loses every press until the returned function is called. */
async function cut(context: BrowserContext | Page): Promise<() => Promise<void>> {
  const lose = (route: Route) => (isPost(route) ? route.abort() : route.continue());
  await context.route("**/saves", lose);
  return () => context.unroute("**/saves", lose);
}

/** Lets a press reach the server and loses the answer. */
async function loseAnswer(route: Route): Promise<void> {
  if (!isPost(route)) return route.continue();
  await route.fetch();
  await route.abort();
}

/** Loses nothing more. A press that is on its way loses its answer first. */
const answerAgain = (page: Page) => page.unrouteAll({ behavior: "wait" });

/** Counts the presses that are sent from now on. */
function countPosts(context: BrowserContext): () => number {
  let posts = 0;
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/saves")) posts += 1;
  });
  return () => posts;
}

/** What the browser keeps of anybody. */
const own = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("anaba-own")));

/** Presses a heart without a line. */
async function pressAndWait(page: Page, address = "/gem/12"): Promise<void> {
  await visit(page, address);
  await heartOf(page).click();
  await isPressed(waiting(page), true);
  await expect(kept(page)).toBeVisible();
}

test(
  "a heart pressed without a connection waits, and is saved when the browser is online again",
  everySize,
  async ({ page, context, traveller, documents }) => {
    await visit(page, "/");
    // A browser says too early that it is online, and loses another press then.
    let answered = 0;
    context.on("response", (response) => {
      if (response.request().method() === "POST" && response.url().endsWith("/saves")) answered += 1;
    });
    await context.setOffline(true);
    await heartOf(page).click();
    await isPressed(waiting(page), true);
    await expect(kept(page)).toBeVisible();
    await expect(told(page, "Added to saved posts")).toHaveCount(0);
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(told(page, "Added to saved posts")).toBeVisible();
    await isPressed(heartOf(page), true);
    await expect(waiting(page)).toHaveCount(0);
    expect(await documents.saves.list(traveller.user.id)).toEqual([12]);
    expect(await own(page)).toEqual([]);
    expect(answered).toBe(1);
  },
);

test("a second press takes a waiting one back, and nothing is sent", async ({
  page,
  context,
  traveller,
  documents,
}) => {
  await visit(page, "/gem/12");
  await context.setOffline(true);
  await heartOf(page).click();
  await waiting(page).click();
  await isPressed(heartOf(page), false);
  await expect(told(page, "Taken back. Nothing will be sent.")).toBeVisible();
  const posts = countPosts(context);
  await context.setOffline(false);
  await expect.poll(() => own(page)).toEqual([]);
  await isPressed(heartOf(page), false);
  expect(posts()).toBe(0);
  expect(await documents.saves.list(traveller.user.id)).toEqual([]);
});

test("a press that was saved without an answer and then taken back is removed", async ({
  page,
  traveller,
  documents,
}) => {
  await visit(page, "/gem/12");
  await page.route("**/saves", loseAnswer);
  await page.route("**/saves.json", (route) => route.abort());
  await heartOf(page).click();
  await waiting(page).click();
  await isPressed(heartOf(page), false);
  expect(await documents.saves.list(traveller.user.id)).toEqual([12]);
  await answerAgain(page);
  await expect.poll(() => documents.saves.list(traveller.user.id)).toEqual([]);
  await expect.poll(() => own(page)).toEqual([]);
  await isPressed(heartOf(page), false);
});

test("a press that was saved without an answer and then taken back shows as taken back, also after a reload", async ({
  page,
  documents,
  traveller,
}) => {
  await visit(page, "/gem/12");
  await page.route("**/saves", loseAnswer);
  await heartOf(page).click();
  await waiting(page).click();
  await isPressed(heartOf(page), false);
  await visit(page, "/gem/12");
  await isPressed(heartOf(page), false);
  await answerAgain(page);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect.poll(() => own(page)).toEqual([]);
  await isPressed(heartOf(page), false);
  expect(await documents.saves.list(traveller.user.id)).toEqual([]);
});

test("a removal waits too, and keeps its card on the saved page until it is sent", async ({
  page,
  context,
  traveller,
  documents,
}) => {
  const userId = traveller.user.id;
  await documents.saves.add({ userId, gemId: 12, savedAt: 2000 });
  await documents.saves.add({ userId, gemId: 1, savedAt: 1000 });
  await visit(page, "/saved");
  await context.setOffline(true);
  await heartOf(page).click();
  await isPressed(waiting(page), false);
  await expect(told(page, "Kept on this phone. It will be removed when you are back online.")).toBeVisible();
  await expect(page.getByText("1 saved gem", { exact: true })).toBeVisible();
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([
    title,
    "Otagi Nenbutsu-ji, Temple of 1,200 Faces",
  ]);
  await context.setOffline(false);
  await expect(told(page, "Removed from saved posts")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  expect(await documents.saves.list(userId)).toEqual([1]);
});

test("a press waits on in another document after its tab was closed, and shows on the saved page once it is sent", async ({
  page,
  context,
}) => {
  const mend = await cut(context);
  await pressAndWait(page);
  const next = await context.newPage();
  await page.close();
  await visit(next, "/saved");
  await expect(next.getByText("No saved gems yet", { exact: true })).toBeVisible();
  await visit(next, "/gem/12");
  await isPressed(waiting(next), true);
  await visit(next, "/saved");
  await mend();
  await expect(told(next, "Added to saved posts")).toBeVisible();
  await expect(next.getByRole("article", { name: title })).toBeVisible();
  await isPressed(heartOf(next), true);
});

test("a press whose tab is closed before any answer is sent by the next document", async ({
  page,
  context,
  traveller,
  documents,
}) => {
  await context.route("**/saves", (route) => (isPost(route) ? undefined : route.continue()));
  await visit(page, "/gem/12");
  const next = await context.newPage();
  await heartOf(page).click();
  await isPressed(heartOf(page), true);
  await page.close();
  await context.unroute("**/saves");
  await visit(next, "/");
  await expect(told(next, "Added to saved posts")).toBeVisible();
  expect(await documents.saves.list(traveller.user.id)).toEqual([12]);
});

test("two windows show what waits, and one of them sends it, once", async ({
  page,
  context,
  traveller,
  documents,
}) => {
  const second = await context.newPage();
  await visit(second, "/");
  await visit(page, "/");
  await context.setOffline(true);
  await heartOf(page).click();
  await heartOf(second, "Hand-Pressed Ink of Nara").click();
  for (const window of [page, second]) {
    await isPressed(waiting(window), true);
    await isPressed(heartOf(window, "Hand-Pressed Ink of Nara, waiting"), true);
  }
  const posts = countPosts(context);
  await context.setOffline(false);
  for (const window of [page, second]) {
    await isPressed(heartOf(window), true);
    await isPressed(heartOf(window, "Hand-Pressed Ink of Nara"), true);
  }
  expect(await own(page)).toEqual([]);
  expect(posts()).toBe(2);
  expect(await documents.saves.list(traveller.user.id)).toHaveLength(2);
});

test("a newer press in another window wins over one whose answer comes late", async ({
  page,
  context,
  traveller,
  documents,
}) => {
  const second = await context.newPage();
  await visit(second, "/gem/12");
  await visit(page, "/gem/12");
  const letGo = Promise.withResolvers<void>();
  await page.route("**/saves", async (route) => {
    const response = await route.fetch();
    await letGo.promise;
    await route.fulfill({ response });
  });
  await heartOf(page).click();
  await expect.poll(() => documents.saves.list(traveller.user.id)).toEqual([12]);
  // The second window does not know yet. It saves as well, and then removes.
  await heartOf(second).click();
  await isPressed(heartOf(second), true);
  letGo.resolve();
  await expect(told(second, "Added to saved posts")).toBeVisible();
  await heartOf(second).click();
  await expect(told(second, "Removed from saved posts")).toBeVisible();
  expect(await documents.saves.list(traveller.user.id)).toEqual([]);
  expect(await own(page)).toEqual([]);
});

for (const [what, response] of [
  ["a proxy's 502", { status: 502, contentType: "text/html", body: "<h1>502 Bad Gateway</h1>" }],
  ["an empty 502", { status: 502 }],
  ["the log-in page of a network", { status: 200, contentType: "text/html", body: "<h1>Welcome</h1>" }],
] as const)
  test(`${what} is no answer: the press waits on`, async ({ page }) => {
    let isBroken = true;
    await page.route("**/saves", (route) =>
      isPost(route) && isBroken ? route.fulfill(response) : route.continue(),
    );
    await pressAndWait(page);
    await page.waitForResponse("**/saves");
    await isPressed(waiting(page), true);
    isBroken = false;
    await expect(told(page, "Added to saved posts")).toBeVisible();
  });

for (const [code, message, status] of [
  ["too-many", "Too many attempts. Please try again later.", 429],
  ["save-failed", "An unexpected error occurred", 503],
] as const)
  test(`a waiting press that the server refuses (${code}) is undone, and the page says why`, async ({
    page,
  }) => {
    let isCut = true;
    const json = { ok: false, refusal: { code, retryAfter: 60 }, message };
    await page.route("**/saves", (route) => {
      if (!isPost(route)) return route.continue();
      return isCut ? route.abort() : route.fulfill({ status, json });
    });
    await pressAndWait(page);
    isCut = false;
    await expect(failure(page, message)).toBeVisible();
    await isPressed(heartOf(page), false);
    expect(await own(page)).toEqual([]);
  });

test("where the storage is full a lost press is undone, and the page asks to check the connection", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const mend = await cut(page);
  await visit(page, "/gem/12");
  await heartOf(page).click();
  await expect(failure(page, "Please check your connection and try again.")).toBeVisible();
  await isPressed(heartOf(page), false);
  await mend();
  await heartOf(page).click();
  await expect(told(page, "Added to saved posts")).toBeVisible();
});

test.describe("what waits is erased", () => {
  test("by a log-out, in all windows", async ({ page, context, traveller, documents }) => {
    const mend = await cut(context);
    const second = await context.newPage();
    await visit(second, "/gem/12");
    await pressAndWait(page);
    await isPressed(waiting(second), true);
    await Promise.all([
      reloadedBy(second, async () => undefined),
      reloadedBy(page, () => chooseFromMenu(page, "Log out")),
    ]);
    for (const window of [page, second]) {
      await takenOver(window);
      await isPressed(heartOf(window), false);
    }
    expect(await own(page)).toEqual([]);
    await mend();
    await traveller.signIn(context);
    await visit(page, "/gem/12");
    await isPressed(heartOf(page), false);
    expect(await documents.saves.list(traveller.user.id)).toEqual([]);
  });

  test("by a log-out without a connection, and the page says that the server has not heard", async ({
    page,
    context,
    traveller,
    documents,
  }) => {
    const second = await context.newPage();
    await visit(second, "/gem/12");
    await visit(page, "/gem/12");
    await context.setOffline(true);
    await heartOf(page).click();
    await isPressed(waiting(second), true);
    await chooseFromMenu(page, "Log out");
    await expect(
      failure(
        page,
        "You are still logged in, because the server could not be reached. What waited on this phone is erased.",
      ),
    ).toBeVisible();
    for (const window of [page, second]) await isPressed(heartOf(window), false);
    expect(await own(page)).toEqual([]);
    const posts = countPosts(context);
    await context.setOffline(false);
    await page.reload();
    await takenOver(page);
    await isPressed(heartOf(page), false);
    expect(posts()).toBe(0);
    expect(await documents.saves.list(traveller.user.id)).toEqual([]);
  });

  test("when another person signs in", async ({ page, context, traveller, documents }) => {
    const other = await createTraveller();
    const mend = await cut(context);
    await pressAndWait(page);
    await other.signIn(context);
    await mend();
    await visit(page, "/gem/12");
    await isPressed(heartOf(page), false);
    await expect.poll(() => own(page)).toEqual([]);
    await expect(notices(page).getByText(/./)).toHaveCount(0);
    for (const { user } of [traveller, other]) expect(await documents.saves.list(user.id)).toEqual([]);
  });

  test("by the server's answer where a page does not know yet that another person has signed in", async ({
    page,
    context,
    traveller,
    documents,
  }) => {
    const other = await createTraveller();
    const mend = await cut(context);
    await pressAndWait(page);
    await other.signIn(context);
    await mend();
    await isPressed(heartOf(page), false);
    await expect.poll(() => own(page)).toEqual([]);
    await expect(page.getByRole("alert").getByText(/./)).toHaveCount(0);
    // A press that does not wait says why.
    await heartOf(page).click();
    await expect(failure(page, "Somebody else is signed in now. Please reload the page.")).toBeVisible();
    await isPressed(heartOf(page), false);
    for (const { user } of [traveller, other]) expect(await documents.saves.list(user.id)).toEqual([]);
  });

  test("when the session is found to have ended, and the page asks to log in", async ({
    page,
    context,
    traveller,
    documents,
  }) => {
    const mend = await cut(context);
    const second = await context.newPage();
    await visit(second, "/gem/12");
    await pressAndWait(page);
    await traveller.expire();
    await mend();
    const asked = async () => {
      const counts = [page, second].map((window) => told(window, "Please log in to save gems").count());
      return (await Promise.all(counts)).reduce((sum, count) => sum + count);
    };
    // One window has sent it.
    await expect.poll(asked).toBe(1);
    for (const window of [page, second]) await isPressed(heartOf(window), false);
    expect(await own(page)).toEqual([]);
    expect(await documents.saves.list(traveller.user.id)).toEqual([]);
  });

  test("by a visitor's page after the session has ended between two visits", async ({ page, context }) => {
    const mend = await cut(context);
    await pressAndWait(page);
    await page.goto("about:blank");
    await context.clearCookies();
    await mend();
    await visit(page, "/gem/12");
    await expect.poll(() => own(page)).toEqual([]);
    await isPressed(heartOf(page), false);
  });

  test("with the account", async ({ page, context }) => {
    await cut(context);
    await pressAndWait(page);
    await visit(page, "/account-settings");
    const { field, confirm } = await openDeletion(page);
    await field.fill(password);
    await confirm.click();
    await expect(told(page, "Account deleted successfully")).toBeVisible();
    expect(await own(page)).toEqual([]);
  });
});

test("a person who signs in after a waiting press was erased gets no save of it", async ({
  page,
  context,
  documents,
}) => {
  const other = await createTraveller();
  const mend = await cut(context);
  await pressAndWait(page);
  await reloadedBy(page, () => chooseFromMenu(page, "Log out"));
  await mend();
  await openModal(page, "/gem/12");
  await signIn(page, other.user.email);
  await takenOver(page);
  await isPressed(heartOf(page), false);
  expect(await documents.saves.list(other.user.id)).toEqual([]);
});

test.describe("a page that does not know who reads it", () => {
  test.use({ signedIn: false });

  /** Opens a page on a server of its own as a copy, which was rendered while nobody could be looked up. */
  async function withCopy(
    page: Page,
    work: (copy: {
      readonly address: string;
      readonly open: () => Promise<void>;
      readonly documents: Documents;
      readonly id: string;
    }) => Promise<void>,
  ): Promise<void> {
    await onOwnServer(page, async ({ origin, file, documents }) => {
      const { id } = await settle(documents, "reader");
      await page.context().addCookies([sessionCookie(await beginSession(documents, id), origin)]);
      const address = `${origin}/gem/12`;
      const beneath = connectSqlite(file);
      await sql`alter table sessions rename to away`.execute(beneath);
      const body = await (await page.request.get(address)).text();
      await sql`alter table away rename to sessions`.execute(beneath);
      await beneath.destroy();
      const open = async () => {
        await page.route(address, async (route) => {
          // With the policy of this response, whose nonce the copy does not have.
          const response = await route.fetch();
          const { "content-security-policy": _policy, ...headers } = response.headers();
          await route.fulfill({ status: 200, headers, body });
        });
        await visit(page, address);
      };
      await work({ address, open, documents, id });
    });
  }

  test("keeps the press of the user of whom the phone keeps something, and sends it", async ({ page }) => {
    await withCopy(page, async ({ address, open, documents, id }) => {
      const mend = await cut(page);
      await pressAndWait(page, address);
      await open();
      await waiting(page).click();
      await isPressed(heartOf(page), false);
      await heartOf(page).click();
      await isPressed(waiting(page), true);
      await expect(kept(page)).toBeVisible();
      await expect(page.getByText("Please log in to save gems")).toHaveCount(0);
      await mend();
      await expect(told(page, "Added to saved posts")).toBeVisible();
      expect(await documents.saves.list(id)).toEqual([12]);
    });
  });

  test("says that the account cannot be reached where the phone keeps nothing", async ({ page }) => {
    await withCopy(page, async ({ open }) => {
      await open();
      await heartOf(page).click();
      await expect(failure(page, "We can’t reach your account right now")).toBeVisible();
      await isPressed(heartOf(page), false);
      await expect(page.getByText("Please log in to save gems")).toHaveCount(0);
    });
  });
});
