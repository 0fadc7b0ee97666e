import { describe, expect, test } from "vitest";
import type { ReviewCursor } from "../../../domain/reviews/review-cursor.ts";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { change, noon, review, settle } from "./people.ts";

describe.each(engines)("reviews on %s", (_engine, create) => {
  const at = opened(create);

  test("a gem without reviews has an empty page and no mean", async () => {
    expect(await at.documents.reviews.page({ gemId: 99 })).toEqual({ reviews: [] });
    expect(await at.documents.reviews.totals(99)).toEqual({
      count: 0,
      mean: null,
      spread: [0, 0, 0, 0, 0],
      revision: 0,
    });
  });

  test("a review reads back as the specification's document, with its writer's image on the page", async () => {
    await settle(at.documents, "mio");
    const reviewText = "行ってよかった\nTwo lines 🍵";
    const given = { id: "r1", gemId: 1, userId: "mio", rating: 5, reviewText };
    const written = await review(at.documents, given);
    expect(written).toStrictEqual({
      ...given,
      userNickname: "Nick of mio",
      createdAt: noon,
      updatedAt: noon,
    });
    expect(await at.documents.reviews.find({ gemId: 1, userId: "mio" })).toStrictEqual(written);
    expect(await at.documents.reviews.find({ gemId: 2, userId: "mio" })).toBeUndefined();
    await change(at.documents, "mio", { profileImage: "mio/1.webp" });
    expect(await at.documents.reviews.page({ gemId: 1 })).toStrictEqual({
      reviews: [{ ...written, userImage: "mio/1.webp" }],
    });
  });

  test("writing a review again replaces the first one", async () => {
    await settle(at.documents, "nana");
    const first = await review(at.documents, { gemId: 2, userId: "nana", rating: 2 });
    const better = { gemId: 2, userId: "nana", rating: 4, reviewText: "better" };
    const again = await review(at.documents, { ...better, id: "another-id", at: noon + 5 });
    expect(again).toStrictEqual({ ...first, ...better, updatedAt: noon + 5 });
    expect(await at.documents.reviews.totals(2)).toMatchObject({
      count: 1,
      mean: 4,
      spread: [0, 0, 0, 1, 0],
    });
  });

  test("only the owner changes or deletes a review", async () => {
    await settle(at.documents, "owner");
    await settle(at.documents, "thief");
    const written = await review(at.documents, { gemId: 3, userId: "owner", rating: 1 });
    const edit = { id: written.id, rating: 5, reviewText: "edited", updatedAt: noon + 1 };
    expect(await at.documents.reviews.update({ ...edit, userId: "thief" })).toBeUndefined();
    expect(await at.documents.reviews.remove({ id: written.id, gemId: 3, userId: "thief" })).toBeUndefined();
    expect(await at.documents.reviews.update({ ...edit, userId: "owner", id: "unknown" })).toBeUndefined();
    expect(await at.documents.reviews.find({ gemId: 3, userId: "owner" })).toStrictEqual(written);

    const edited = { ...written, rating: 5, reviewText: "edited", updatedAt: noon + 1 };
    expect(await at.documents.reviews.update({ ...edit, userId: "owner" })).toStrictEqual(edited);
    expect(await at.documents.reviews.totals(3)).toMatchObject({ count: 1, spread: [0, 0, 0, 0, 1] });
    expect(await at.documents.reviews.remove({ id: written.id, gemId: 3, userId: "owner" })).toStrictEqual(
      edited,
    );
    expect(await at.documents.reviews.remove({ id: written.id, gemId: 3, userId: "owner" })).toBeUndefined();
    expect(await at.documents.reviews.totals(3)).toMatchObject({ count: 0, mean: null });
  });

  test("a rating outside of 1 to 5 throws and stores nothing", async () => {
    await settle(at.documents, "odd");
    for (const rating of [0, 6, -1, 1.5])
      await expect(review(at.documents, { gemId: 4, userId: "odd", rating })).rejects.toThrow();
    expect(await at.documents.reviews.find({ gemId: 4, userId: "odd" })).toBeUndefined();
    expect(await at.documents.reviews.totals(4)).toMatchObject({ count: 0, revision: 0 });
  });

  test("pages of reviews follow each other without gap or repetition, also for equal times", async () => {
    const writers = Array.from({ length: 53 }, (_, index) => `w${String(index).padStart(2, "0")}`);
    for (const [index, id] of writers.entries()) {
      await settle(at.documents, id);
      await review(at.documents, { gemId: 5, userId: id, at: noon + (index % 3) });
    }
    const pages: string[][] = [];
    const times: number[] = [];
    let after: ReviewCursor | undefined;
    do {
      const page = await at.documents.reviews.page({ gemId: 5, after });
      pages.push(page.reviews.map(({ userId }) => userId));
      times.push(...page.reviews.map(({ createdAt }) => createdAt));
      after = page.next;
    } while (after);
    expect(pages.map((page) => page.length)).toEqual([20, 20, 13]);
    expect(pages.flat().toSorted()).toEqual(writers);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test("a full last page of reviews has no next page", async () => {
    const page = await at.documents.reviews.page({ gemId: 5, limit: 53 });
    expect(page.reviews).toHaveLength(53);
    expect(page.next).toBeUndefined();
  });

  test("a review written between two page reads does not change the later pages", async () => {
    const first = await at.documents.reviews.page({ gemId: 5 });
    const second = await at.documents.reviews.page({ gemId: 5, after: first.next });
    await settle(at.documents, "late");
    await review(at.documents, { gemId: 5, userId: "late", at: noon + 100 });
    expect(await at.documents.reviews.page({ gemId: 5, after: first.next })).toEqual(second);
  });

  test("every visible change of a gem's reviews changes its revision", async () => {
    await settle(at.documents, "rev");
    const seen = [await revisionOf(6)];
    await review(at.documents, { gemId: 6, userId: "rev", rating: 3 });
    seen.push(await revisionOf(6));
    await review(at.documents, { gemId: 6, userId: "rev", rating: 3 });
    seen.push(await revisionOf(6));
    await change(at.documents, "rev", { nickname: "Other" });
    seen.push(await revisionOf(6));
    await change(at.documents, "rev", { profileImage: "rev/1.webp" });
    seen.push(await revisionOf(6));
    await at.documents.reviews.remove({ id: "6-rev", gemId: 6, userId: "rev" });
    seen.push(await revisionOf(6));
    expect(new Set(seen).size).toBe(seen.length);
    const still = await revisionOf(6);
    await change(at.documents, "rev", { bio: "not shown with reviews" });
    expect(await revisionOf(6)).toBe(still);
  });

  const revisionOf = async (gemId: number) => (await at.documents.reviews.totals(gemId)).revision;
});
