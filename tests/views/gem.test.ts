import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { openDocuments } from "../../server/documents/open.ts";
import type { Documents } from "../../server/documents/documents.ts";
import { viewGem } from "../../server/views/gem.ts";
import { createSqlite, type TestDatabase } from "../support/databases.ts";
import { changeUser, newUser, writeReview } from "../support/people.ts";

let database: TestDatabase;
let documents: Documents;
const now = Date.UTC(2026, 10, 26, 15);
const logged: string[] = [];
const log = pino({ level: "error" }, { write: (line: string) => void logged.push(line) });
const view = (
  gemId: number | null,
  { before = null, userId }: { before?: string | null; userId?: string } = {},
) =>
  viewGem(
    { documents, log, now: () => now },
    {
      gemId,
      before,
      isCopy: false,
      actor: userId === undefined ? null : { id: userId, nickname: "", profileImage: null },
    },
  );

beforeEach(async () => {
  database = await createSqlite();
  documents = await openDocuments({ url: database.url });
  logged.length = 0;
});

afterEach(async () => {
  await documents.close();
  await database.drop();
});

/** Writes reviews of gem 1 by different users, one a second. */
async function review(count: number): Promise<void> {
  for (let second = 1; second <= count; second++) {
    const userId = `person-${second}`;
    await documents.users.create(newUser(userId, { username: null, nickname: `Person ${second}` }));
    const words = { rating: (second % 5) + 1, reviewText: `Text ${second}`, at: second * 1000 };
    await writeReview(documents, { id: `review-${second}`, gemId: 1, userId, ...words });
  }
}

describe("the address of a gem", () => {
  test("the view of a gem has its Japanese name and the neighbouring gems", async () => {
    expect(await view(2)).toMatchObject({
      gem: { id: 2 },
      japaneseName: "向島百花園",
      previous: { id: 1 },
      next: { id: 3 },
    });
  });

  test("the view of a gem has the fields of the specification, and the others in the form its page shows", async () => {
    const { gem, season } = (await view(2)) ?? {};
    expect(season).toBe("autumn");
    expect(Object.keys(gem ?? {}).toSorted()).toEqual(
      [
        "id",
        "title",
        "location",
        "description",
        "category",
        "categoryTitle",
        "tags",
        "icon",
        "image",
        "additionalImages",
        "rating",
        "reviews",
      ].toSorted(),
    );
  });

  test("the neighbours of a gem wrap around at both ends of the catalogue", async () => {
    const last = catalogue.length;
    expect(await view(1)).toMatchObject({ previous: { id: last }, next: { id: 2 } });
    expect(await view(last)).toMatchObject({ previous: { id: last - 1 }, next: { id: 1 } });
  });

  test.each([0, 13, 1.5, Number.NaN, null])("there is no gem with the id %j", async (gemId) => {
    expect(await view(gemId)).toBeNull();
  });
});

describe("the reviews of a gem", () => {
  test("a gem without reviews has an empty list", async () => {
    expect((await view(1))?.reviews).toEqual({
      count: 0,
      mean: null,
      spread: [0, 0, 0, 0, 0],
      reviews: [],
      older: null,
      newest: true,
      own: null,
    });
  });

  test("reviews are listed newest first, twenty a page, with the totals of all", async () => {
    await review(45);
    const first = (await view(1))?.reviews;
    expect(first).toMatchObject({ count: 45, mean: 3, spread: [9, 9, 9, 9, 9], newest: true });
    expect(first?.reviews.map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Text ${45 - index}`),
    );

    const second = (await view(1, { before: first?.older ?? null }))?.reviews;
    expect(second).toMatchObject({ count: 45, newest: false });
    expect(second?.reviews.map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Text ${25 - index}`),
    );

    const third = (await view(1, { before: second?.older ?? null }))?.reviews;
    expect(third?.reviews.map(({ text }) => text)).toEqual([
      "Text 5",
      "Text 4",
      "Text 3",
      "Text 2",
      "Text 1",
    ]);
    expect(third?.older).toBeNull();
  });

  test("a review shows only the writer's nickname and whether it was edited", async () => {
    await review(1);
    await documents.reviews.update({
      id: "review-1",
      userId: "person-1",
      rating: 5,
      reviewText: "Better than I wrote.",
      updatedAt: 9000,
    });
    expect((await view(1))?.reviews?.reviews).toEqual([
      {
        id: "review-1",
        nickname: "Person 1",
        image: null,
        pigment: "slate",
        rating: 5,
        text: "Better than I wrote.",
        createdAt: 1000,
        edited: true,
      },
    ]);
  });

  test("a review shows the writer's profile image", async () => {
    await review(1);
    await changeUser(documents, "person-1", { profileImage: "profile-images/person-1/1_me.webp" });
    expect((await view(1))?.reviews?.reviews).toMatchObject([
      { image: "/profile-images/person-1/1_me.webp" },
    ]);
  });

  test("the reader's own review is given from any page, and nobody else's", async () => {
    await review(25);
    const own = async (gemId: number, userId?: string) =>
      (await view(gemId, userId === undefined ? {} : { userId }))?.reviews?.own;
    expect(await own(1, "person-1")).toEqual({ id: "review-1", rating: 2, text: "Text 1" });
    expect(await own(1)).toBeNull();
    expect(await own(2, "person-1")).toBeNull();
    expect(await own(1, "stranger")).toBeNull();
  });

  test("an invalid cursor gives the newest reviews", async () => {
    await review(2);
    expect((await view(1, { before: "nonsense" }))?.reviews).toMatchObject({ newest: true, count: 2 });
  });

  test("without a database the gem is shown without reviews, and the error is logged", async () => {
    await using beneath = database.connect();
    await sql`drop table review_totals`.execute(beneath);
    expect(await view(1)).toMatchObject({ gem: { id: 1 }, reviews: null });
    expect(logged.join("")).toContain("reviews not read");
  });
});
