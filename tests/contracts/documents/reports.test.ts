import { describe, expect, test } from "vitest";
import { selectPage } from "../../../server/documents/reviews-page.ts";
import type { Documents } from "../../../server/documents/documents.ts";
import { engines } from "../../support/databases.ts";
import { tablesWithText } from "../../support/dump.ts";
import { opened } from "./opened.ts";
import { day, noon, review, settle } from "./people.ts";

type Added = Parameters<Documents["reviewReports"]["add"]>[0];

describe.each(engines)("reports on %s", (_engine, create) => {
  const at = opened(create);
  const report = ({ reviewId, userId, ...other }: Pick<Added, "reviewId" | "userId"> & Partial<Added>) =>
    at.documents.reviewReports.add({
      id: `${reviewId}-by-${userId}`,
      reviewId,
      userId,
      gemId: 4,
      reason: "spam",
      note: "",
      reportedAt: noon,
      ...other,
    });
  const shownTo = async (reader: string | undefined, gemId = 4) =>
    (await at.documents.reviews.page({ gemId, reader })).reviews.map(({ id }) => id);

  test("a reported review is gone for its reporter alone, and is reported once by each user", async () => {
    for (const id of ["writer", "reporter", "other"]) await settle(at.documents, id);
    await review(at.documents, { gemId: 4, userId: "writer", rating: 1 });
    await review(at.documents, { gemId: 4, userId: "other", rating: 5 });
    expect(await report({ reviewId: "4-writer", userId: "reporter", note: "first" })).toBe("added");
    expect(await report({ reviewId: "4-writer", userId: "reporter", id: "again", note: "second" })).toBe(
      "added",
    );
    expect(await at.documents.reviewReports.ofUser("reporter", 10)).toEqual([
      {
        id: "4-writer-by-reporter",
        reviewId: "4-writer",
        gemId: 4,
        userId: "reporter",
        writerId: "writer",
        reason: "spam",
        note: "first",
        reportedAt: noon,
        outcome: null,
        answer: null,
        resolvedAt: null,
      },
    ]);
    expect(await shownTo("reporter")).toEqual(["4-other"]);
    for (const reader of ["writer", "other", undefined])
      expect((await shownTo(reader)).toSorted()).toEqual(["4-other", "4-writer"]);
    expect(await at.documents.reviews.totals(4)).toMatchObject({ count: 2, mean: 3 });
  });

  test("nobody reports their own review, a missing one, or one of another gem", async () => {
    expect(await report({ reviewId: "4-writer", userId: "writer" })).toBe("own");
    expect(await report({ reviewId: "none", userId: "other" })).toBeUndefined();
    expect(await report({ reviewId: "4-writer", userId: "other", gemId: 5 })).toBeUndefined();
    await expect(report({ reviewId: "4-writer", userId: "nobody" })).rejects.toMatchObject({
      refusal: { code: "missing" },
    });
    expect(await at.documents.reviewReports.byId("4-writer-by-other")).toBeUndefined();
  });

  test("one decision resolves all reports of a review, and the first decision stays", async () => {
    const { reviewReports } = at.documents;
    await report({ reviewId: "4-writer", userId: "other", reportedAt: noon + 1 });
    expect((await reviewReports.list({ isOpen: true, limit: 9 })).map(({ userId }) => userId)).toEqual([
      "reporter",
      "other",
    ]);
    const decision = { reviewId: "4-writer", outcome: "kept", answer: "It is fair." } as const;
    expect(await reviewReports.resolve({ ...decision, resolvedAt: noon + 5 })).toBe(2);
    expect(await reviewReports.resolve({ ...decision, outcome: "hidden", resolvedAt: noon + 6 })).toBe(0);
    expect(await reviewReports.list({ isOpen: true, limit: 9 })).toEqual([]);
    expect(await reviewReports.list({ isOpen: false, limit: 1 })).toMatchObject([
      { userId: "other", outcome: "kept", answer: "It is fair.", resolvedAt: noon + 5 },
    ]);
    expect(await shownTo("reporter")).toEqual(["4-other"]);
  });

  test("hiding a review resolves its reports, and showing it again changes their outcome", async () => {
    const { reviewReports, hiddenReviews } = at.documents;
    for (const id of ["rude", "touchy"]) await settle(at.documents, id);
    await review(at.documents, { gemId: 6, userId: "rude" });
    await report({ reviewId: "6-rude", userId: "touchy", gemId: 6 });
    await hiddenReviews.hide({ id: "6-rude", hiddenAt: noon + 7, reason: "insults" });
    const outcome = async () =>
      (await reviewReports.ofUser("touchy", 1)).map(({ outcome: of, resolvedAt }) => [of, resolvedAt]);
    expect(await outcome()).toEqual([["hidden", noon + 7]]);
    expect(await report({ reviewId: "6-rude", userId: "other", gemId: 6 })).toBeUndefined();
    expect(await hiddenReviews.find({ gemId: 6, userId: "rude" })).toMatchObject({ reason: "insults" });
    expect(await hiddenReviews.find({ gemId: 6, userId: "touchy" })).toBeUndefined();
    await hiddenReviews.restore("6-rude");
    expect(await outcome()).toEqual([["kept", noon + 7]]);
    expect(await shownTo("touchy", 6)).toEqual([]);
  });

  test("the reports of a deleted review go with it, whoever deletes it", async () => {
    const { reviewReports, reviews, hiddenReviews } = at.documents;
    await review(at.documents, { gemId: 7, userId: "rude" });
    await report({ reviewId: "7-rude", userId: "touchy", gemId: 7 });
    await reviews.remove({ id: "7-rude", gemId: 7, userId: "rude" });
    await report({ reviewId: "6-rude", userId: "other", gemId: 6 });
    await hiddenReviews.remove("6-rude");
    expect(await reviewReports.ofUser("touchy", 9)).toEqual([]);
    expect(await reviewReports.byId("6-rude-by-other")).toBeUndefined();
  });

  test("nothing of a deleted user stays in reports, whether they reported or were reported", async () => {
    const canary = "canary-77b1";
    for (const id of [`${canary}-a`, `${canary}-b`, "witness"]) await settle(at.documents, id);
    await review(at.documents, { id: "of-witness", gemId: 8, userId: "witness" });
    await review(at.documents, { id: `of-${canary}`, gemId: 8, userId: `${canary}-a` });
    await report({ reviewId: "of-witness", gemId: 8, userId: `${canary}-a`, note: `by ${canary}` });
    await report({
      id: "about",
      reviewId: `of-${canary}`,
      gemId: 8,
      userId: "witness",
      note: `on ${canary}`,
    });
    const mistake = { gemId: 8, reportedAt: noon };
    await at.documents.mistakeReports.add({ id: "m1", userId: `${canary}-b`, mistake: canary, ...mistake });
    const left = () => tablesWithText(at.database.connect(), canary);
    expect(await left()).toEqual(expect.arrayContaining(["mistake_reports", "review_reports"]));
    for (const id of [`${canary}-a`, `${canary}-b`])
      await at.documents.users.erase({ id, erasedAt: noon, usernameFreedUntil: noon });
    expect(await left()).toEqual(["erasures", "freed_usernames"]);
  });

  test("what a user reports of a gem while nobody has looked at it is one report", async () => {
    const { mistakeReports } = at.documents;
    const add = (mistake: string, id = mistake.slice(0, 9), gemId = 9) =>
      mistakeReports.add({ id, gemId, userId: "witness", mistake, reportedAt: noon });
    expect(await add("It opens at ten.")).toBe(true);
    expect(await add("It opens at ten.", "again")).toBe(true);
    expect(await add("The bus is gone.", "more")).toBe(true);
    const [open, ...others] = await mistakeReports.ofUser("witness", 9);
    expect([open?.mistake, others]).toEqual(["It opens at ten.\n\nThe bus is gone.", []]);
    expect(await add("x".repeat(2000))).toBe(false);
    const { id = "" } = open ?? {};
    const resolution = { id, outcome: "corrected", answer: null, resolvedAt: noon } as const;
    expect(await mistakeReports.resolve(resolution)).toBe(true);
    expect(await mistakeReports.resolve(resolution)).toBe(false);
    expect(await add("It opens at ten.", "later")).toBe(true);
    const left = (await mistakeReports.ofUser("witness", 9)).map(({ outcome }) => outcome ?? "open");
    expect(left.toSorted()).toEqual(["corrected", "open"]);
  });

  test("what visitors report is kept without anything about them, the same words once", async () => {
    const { mistakeReports } = at.documents;
    const add = (id: string, mistake: string) =>
      mistakeReports.add({ id, gemId: 10, userId: null, mistake, reportedAt: noon });
    await add("v1", "No toilets.");
    await add("v2", "No toilets.");
    await add("v3", "It is closed.");
    expect(await mistakeReports.byId("v2")).toBeUndefined();
    expect(await mistakeReports.byId("v3")).toEqual({
      id: "v3",
      gemId: 10,
      userId: null,
      mistake: "It is closed.",
      reportedAt: noon,
      outcome: null,
      answer: null,
      resolvedAt: null,
    });
    await mistakeReports.resolve({ id: "v1", outcome: "kept", answer: null, resolvedAt: noon });
    await mistakeReports.forget(noon + 179 * day);
    expect(await mistakeReports.byId("v1")).toBeDefined();
    await mistakeReports.forget(noon + 180 * day);
    expect(await mistakeReports.byId("v1")).toBeUndefined();
    expect(await mistakeReports.byId("v3")).toBeDefined();
  });

  test("two servers that report the same at once leave one report", async () => {
    const { mistakeReports, reviewReports } = at.documents;
    await review(at.documents, { gemId: 11, userId: "other" });
    const twice = [1, 2].map((n) =>
      Promise.all([
        report({ id: `r${n}`, reviewId: "11-other", userId: "witness", gemId: 11 }),
        mistakeReports.add({ id: `n${n}`, gemId: 11, userId: "witness", mistake: "Old.", reportedAt: noon }),
      ]),
    );
    expect(await Promise.all(twice)).toEqual([
      ["added", true],
      ["added", true],
    ]);
    const ofGem = (reports: readonly { gemId: number }[]) =>
      reports.filter(({ gemId }) => gemId === 11).length;
    expect(ofGem(await reviewReports.ofUser("witness", 99))).toBe(1);
    expect(ofGem(await mistakeReports.ofUser("witness", 99))).toBe(1);
  });

  test("the open reports of which the operator knows nothing are counted until a mail has told of them", async () => {
    const { openReports, mistakeReports } = at.documents;
    const before = await openReports.unmailed();
    expect(before.reviews).toBeGreaterThan(0);
    expect((await at.documents.backlog(noon)).reports).toEqual(before);
    await openReports.setMailed();
    expect(await openReports.unmailed()).toEqual({ reviews: 0, mistakes: 0 });
    expect((await at.documents.backlog(noon)).reports).toEqual(before);
    const more = { gemId: 11, userId: "witness", mistake: "New.", reportedAt: noon };
    await mistakeReports.add({ id: "more", ...more });
    expect(await openReports.unmailed()).toEqual({ reviews: 0, mistakes: 1 });
  });

  test("the page of somebody who has reported is read from the index too", async () => {
    await using db = at.database.connect();
    const plan = await at.database.plan(db, selectPage(db, { gemId: 7, reader: "witness" }).compile());
    expect(plan).not.toMatch(/scan review_reports|seq scan on review_reports/i);
  });
});
