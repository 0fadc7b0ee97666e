import { describe, expect, test } from "vitest";
import { dataPath } from "../../domain/site/pages.ts";
import { limits } from "../../domain/site/limits.ts";
import { paths } from "../../domain/site/paths.ts";
import { tellOfReports } from "../../server/jobs/tell-of-reports.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { day, hour } from "../support/clock.ts";
import { operatedSite } from "../support/operated-site.ts";
import { writeReview } from "../support/people.ts";
import { sites } from "../support/site-of-engine.ts";
import { createWorld } from "../support/world.ts";

const asScript = { headers: { Accept: "application/json" } };
const asPage = { headers: { Accept: "text/html,*/*;q=0.8" } };

const thanks = "Thank you. We&#x27;ll look at it.";

describe.each(sites)("reports on %s (docs/product.md §4, Reports)", (_engine, create) => {
  const { world, run, json } = operatedSite(create);

  let count = 0;
  /** A review of the gem by somebody new. Returns its id and text. */
  async function reviewOf(gemId: number) {
    const userId = `writer${++count}`;
    const writer = await world.people.signedIn(userId);
    const text = `Words of ${userId}`;
    const id = `review-${userId}`;
    await writeReview(world.app.documents, { id, gemId, userId, rating: 1, reviewText: text });
    return { id, text, writer, userId };
  }
  const report = (
    browser: Browser,
    gemId: number,
    reviewId: string,
    fields: Readonly<Record<string, string>> = {},
  ) =>
    browser.post(
      paths.ownReviews(),
      { intent: "report", gemId: String(gemId), reviewId, reason: "abuse", note: "", ...fields },
      asScript,
    );
  /** The id of the open report of a review, or of one with these words. */
  async function openReport(of: string): Promise<string> {
    const { reviewReports, mistakeReports } = world.app.documents;
    const all = { isOpen: true, limit: 999 };
    const reports = [
      ...(await reviewReports.list(all)).filter(({ reviewId }) => reviewId === of),
      ...(await mistakeReports.list(all)).filter(({ mistake }) => mistake === of),
    ];
    return reports[0]?.id ?? "";
  }
  const tell = (browser: Browser, gemId: number | string, mistake: string) =>
    browser.post(paths.mistake(), { intent: "report", gemId: String(gemId), mistake }, asScript);
  /** The gem's page a second after a change by another process. */
  const page = async (browser: Browser, gemId: number) => {
    world.clock.advance(1000);
    return (await browser.get(paths.gem(gemId))).text;
  };
  const settingsOf = async (browser: Browser) =>
    (await browser.get(dataPath(paths.accountSettings()))).body["account"];
  const ownRows = async (browser: Browser) => (await browser.get(paths.ownData())).body["rows"];

  test("a reported review is gone for its reporter at once, and stays for everybody else", async () => {
    const { id, text, writer } = await reviewOf(1);
    const reporter = await world.people.signedIn("reporter");
    expect(await page(reporter.browser, 1)).toContain(text);
    expect(await report(reporter.browser, 1, id)).toMatchObject({ status: 200, body: { ok: true } });
    expect((await reporter.browser.get(paths.gem(1))).text).not.toContain(text);
    for (const other of [world.browser(), writer.browser, (await world.people.signedIn("reader")).browser]) {
      const shown = await page(other, 1);
      expect(shown).toContain(text);
      expect(shown).toContain("1.0 out of 5");
    }
    expect((await reporter.browser.get(paths.gem(1))).text).toContain("1.0 out of 5");
    expect((await report(reporter.browser, 1, id)).status).toBe(200);
    expect((await json("report", "list", "--limit", "999"))["reports"]).toHaveLength(1);
  });

  test("a review is never hidden by the number of its reports", async () => {
    const { id, text } = await reviewOf(2);
    for (let n = 0; n < 25; n += 1) {
      const { browser } = await world.people.signedIn(`mob${n}`);
      expect((await report(browser, 2, id, { reason: "spam" })).status).toBe(200);
    }
    expect(await page(world.browser(), 2)).toContain(text);
    expect(await world.app.documents.reviews.totals(2)).toMatchObject({ count: 1 });
  });

  test("when an operator hides it, its writer reads why, its reporter the outcome, and totals lose it", async () => {
    const { id, text, writer } = await reviewOf(3);
    const { browser } = await world.people.signedIn("careful");
    await report(browser, 3, id, { note: "Rude words." });
    expect(await page(world.browser(), 3)).toContain(text);
    const reportId = await openReport(id);
    expect((await run("report", "show", reportId)).out).toMatch(
      /review {2}gem 3 {2}abuse[\s\S]*Rude words\.[\s\S]*Words of/,
    );
    expect(await run("report", "resolve", reportId, "--as", "hidden")).toMatchObject({ code: 3 });
    expect(await run("report", "resolve", reportId, "--as", "corrected")).toMatchObject({ code: 3 });
    const done = await run("report", "resolve", reportId, "--as", "hidden", "--reason", "It insults a cook.");
    expect([done.code, done.out]).toEqual([0, `${reportId} is resolved: hidden\n`]);
    expect((await run("report", "resolve", reportId, "--as", "kept")).err).toContain("resolved already");

    const visitors = await page(world.browser(), 3);
    expect(visitors).not.toContain(text);
    expect(visitors).toContain("No one has written about this place yet.");
    expect(await world.app.documents.reviews.totals(3)).toMatchObject({ count: 0, mean: null });
    const own = await page(writer.browser, 3);
    expect(own).toContain(text);
    expect(own).toContain("Only you see this review. We have hidden it: It insults a cook.");
    expect(await ownRows(writer.browser)).toMatchObject({
      hidden_reviews: [{ reason: "It insults a cook." }],
    });

    expect(await settingsOf(browser)).toMatchObject({ reports: [{ kind: "review", outcome: "hidden" }] });
    const { text: file } = await browser.get(paths.ownData());
    expect(file).toContain("Rude words.");
    expect(file).not.toMatch(/writer_id|It insults a cook/);
  });

  test("a report that changes nothing is answered, and the review stays gone for its reporter", async () => {
    const { id, text } = await reviewOf(4);
    const { browser } = await world.people.signedIn("touchy");
    await report(browser, 4, id);
    const reportId = await openReport(id);
    await run("report", "resolve", reportId, "--as", "kept", "--reason", "Harsh, but about the place.");
    expect(await page(browser, 4)).not.toContain(text);
    const settings = (await browser.get(paths.accountSettings())).text;
    expect(settings).toContain("Your reports");
    expect(settings).toContain("We have looked at it and left it as it is.");
    expect(settings).toContain("Harsh, but about the place.");
    expect((await json("audit", "--user", "touchy"))["entries"]).toMatchObject([{ action: "report kept" }]);
    expect((await json("report", "list", "--all"))["reports"]).not.toEqual([]);
  });

  test.each([
    [{ reason: "" }, 422, "Please choose a reason"],
    [{ reason: "because" }, 422, "Please choose a reason"],
    [{ note: "x".repeat(501) }, 422, "Report must be no more than 500 characters long"],
    [{ note: "a\u0000b" }, 422, "Report contains characters that cannot be shown"],
    [{ gemId: "13" }, 404, "Gem not found"],
    [{ gemId: "6" }, 404, "This review no longer exists"],
    [{ reviewId: "none" }, 404, "This review no longer exists"],
    [{ reviewId: "a\u0000" }, 404, "This review no longer exists"],
  ])("the report %j is refused and not stored", async (fields, status, message) => {
    const { id } = await reviewOf(5);
    const { browser, user } = await world.people.signedIn(`strict${count}`);
    const refused = await report(browser, 5, id, fields);
    expect([refused.status, refused.body["message"]]).toEqual([status, message]);
    expect(await world.app.documents.reviewReports.ofUser(user.id, 1)).toEqual([]);
  });

  test("nobody reports as a visitor, or their own review", async () => {
    const { id, writer } = await reviewOf(6);
    const visitor = await report(world.browser(), 6, id);
    expect([visitor.status, visitor.body["message"]]).toEqual([401, "Please log in to report a review"]);
    const own = await report(writer.browser, 6, id);
    expect([own.status, own.body["message"]]).toEqual([403, "This is your own review"]);
  });

  test("after twenty reports of reviews within an hour the next one is refused", async () => {
    const { id } = await reviewOf(7);
    const { browser } = await world.people.signedIn("eager");
    for (let n = 0; n < limits["review-reports"].most; n += 1)
      expect((await report(browser, 7, id)).status).toBe(200);
    const refused = await report(browser, 7, id);
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  });

  test("a mistake in the facts is reported with and without an account, and its reporter learns the outcome", async () => {
    const { browser } = await world.people.signedIn("walker");
    expect(await tell(browser, 8, "The bus stops at 5.")).toMatchObject({ status: 200, body: { ok: true } });
    expect((await tell(world.browser("198.51.100.8"), 8, "No cash machine.")).status).toBe(200);
    expect((await run("report", "show", await openReport("No cash machine."))).out).toContain("by a visitor");
    const id = await openReport("The bus stops at 5.");
    expect((await run("report", "resolve", id, "--as", "hidden", "--reason", "x")).code).toBe(3);
    await run("report", "resolve", id, "--as", "corrected", "--reason", "Thank you: it is 17:05.");
    expect(await settingsOf(browser)).toMatchObject({
      reports: [{ kind: "mistake", outcome: "corrected", answer: "Thank you: it is 17:05." }],
    });
    expect(await ownRows(browser)).toMatchObject({
      mistake_reports: [{ mistake: "The bus stops at 5.", outcome: "corrected" }],
    });
  });

  test.each([
    ["4", "", 422, "Please say what is wrong"],
    ["4", " \u200b ", 422, "Please say what is wrong"],
    ["4", "x".repeat(501), 422, "Report must be no more than 500 characters long"],
    ["4", "a\u202e", 422, "Report contains characters that cannot be shown"],
    ["13", "Old.", 404, "Gem not found"],
    ["", "Old.", 404, "Gem not found"],
  ])("a report of gem %j with %j is refused", async (gemId, mistake, status, message) => {
    const refused = await tell(world.browser("198.51.100.9"), gemId, mistake);
    expect([refused.status, refused.body["message"]]).toEqual([status, message]);
  });

  test("twenty mistakes an hour from an address without an account, and others go on", async () => {
    const { most } = limits["mistake-reports-address"];
    const visitor = world.browser("203.0.113.40");
    for (let n = 0; n < most; n += 1) expect((await tell(visitor, 9, `Wrong ${n}`)).status).toBe(200);
    const refused = await tell(world.browser("203.0.113.40"), 9, "One more");
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect((await tell(world.browser("203.0.113.41"), 9, "Another")).status).toBe(200);
    const { browser } = await world.people.signedIn("with-account");
    expect((await tell(browser, 9, "Signed in")).status).toBe(200);
    world.clock.advance(hour);
    expect((await tell(visitor, 9, "Later")).status).toBe(200);
  });

  test("what one user reports of one gem is limited until somebody has looked at it", async () => {
    const { browser } = await world.people.signedIn("writer-of-novels");
    for (const letter of ["a", "b", "c"])
      expect((await tell(browser, 10, letter.repeat(500))).status).toBe(200);
    const refused = await tell(browser, 10, "d".repeat(500));
    expect([refused.status, refused.body["message"]]).toEqual([
      409,
      "We have your earlier notes on this place and will look at them first.",
    ]);
  });

  test("without JavaScript a page has the form, thanks, and shows what was refused", async () => {
    const visitor = world.browser("203.0.113.50");
    expect((await visitor.get(paths.gem(11))).text).toContain(`href="${paths.mistake(11)}"`);
    const { status, text } = await visitor.get(paths.mistake(11));
    expect([status, text.includes("<h1>Report a mistake</h1>")]).toEqual([200, true]);
    expect(text).toContain('<meta name="robots" content="noindex"');
    const send = (mistake: string) =>
      visitor.post(paths.mistake(11), { intent: "report", gemId: "11", mistake }, asPage);
    const thanked = await send("The gate is open later.");
    expect([thanked.status, thanked.text.includes(thanks)]).toEqual([200, true]);
    expect(thanked.text).toContain(`href="${paths.gem(11)}"`);
    const refused = await send(`${"x".repeat(500)}!`);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("Report must be no more than 500 characters long");
    expect(refused.text).toContain(`${"x".repeat(500)}!`);
    for (const address of [paths.mistake(), "/mistake?gemId=13", "/mistake?gemId=x"])
      expect((await visitor.get(address)).status).toBe(404);
  });

  test("with a deleted account every report goes that it made or caused", async () => {
    const { id, userId } = await reviewOf(12);
    const { browser } = await world.people.signedIn("short-lived");
    await report(browser, 12, id, { note: "canary-of-reporter" });
    await tell(browser, 12, "canary-of-reporter");
    await run("user", "delete", "short-lived", "--yes");
    expect((await run("report", "list", "--all", "--limit", "999")).out).not.toContain("canary-of-reporter");
    const other = await world.people.signedIn("witness");
    await report(other.browser, 12, id, { note: "about-the-writer" });
    await run("user", "delete", userId, "--yes");
    expect((await run("report", "list", "--all", "--limit", "999")).out).not.toContain("about-the-writer");
    expect(await settingsOf(other.browser)).toMatchObject({ reports: [] });
  });

  test("a refused command about reports changes nothing and exits with 3", async () => {
    expect(await run("report", "show", "none")).toMatchObject({ code: 3, out: "" });
    expect(await run("report", "resolve", "none", "--as", "kept")).toMatchObject({ code: 3, out: "" });
    expect(await run("report", "resolve", "none")).toMatchObject({ code: 2 });
    expect(await run("report", "resolve", "none", "--as", "lost")).toMatchObject({ code: 2 });
  });
});

describe("the mail about reports (decision 55)", () => {
  const told = async (settings: Readonly<Record<string, string>>) => {
    const world = await createWorld({ settings });
    let n = 0;
    const add = () =>
      world.app.documents.mistakeReports.add({
        id: `m${++n}`,
        gemId: 1,
        userId: null,
        mistake: `canary ${n}`,
        reportedAt: world.clock.now(),
      });
    const mails = async () => {
      await tellOfReports(world.app);
      return (await world.app.documents.outbox.list({ givenUp: false, limit: 9 })).length;
    };
    return { world, add, mails };
  };

  test("the operator gets one mail a day at most, and only when there are new reports", async () => {
    const { world, add, mails } = await told({ CONTACT_EMAIL: "hello@anaba.example" });
    await using _ = world;
    expect(await mails()).toBe(0);
    await add();
    expect(await mails()).toBe(1);
    const [mail] = await world.app.documents.outbox.claimDue({
      now: world.clock.now(),
      hiddenUntil: world.clock.now(),
      limit: 1,
    });
    expect(mail).toMatchObject({ recipient: "hello@anaba.example", subject: "New reports on Anaba" });
    expect(mail?.body).toContain("mistakes in the facts: 1");
    expect(mail?.body).not.toContain("canary");
    await add();
    world.clock.advance(day - 1);
    expect(await mails()).toBe(1);
    world.clock.advance(1);
    await Promise.all([mails(), mails()]);
    expect(await mails()).toBe(2);
    world.clock.advance(3 * day);
    expect(await mails()).toBe(2);
    await add();
    expect(await mails()).toBe(3);
  });

  test("without an address nobody is told, and what came meanwhile is told later", async () => {
    const { world, add, mails } = await told({});
    await using _ = world;
    await add();
    expect(await mails()).toBe(0);
    expect(await world.app.documents.openReports.unmailed()).toEqual({ reviews: 0, mistakes: 1 });
  });
});
