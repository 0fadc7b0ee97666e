import { describe, expect, test, vi } from "vitest";
import { catalogue } from "../../domain/gems/catalogue.ts";
import * as messages from "../../domain/site/messages.ts";
import { dataPath } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import { Refused } from "../../server/base/refused.ts";
import { password, writeReview } from "../support/people.ts";
import { useWorld } from "../support/world.ts";

/** The clock stands still: a cached page is fresh until an event says that it has changed. */
const world = useWorld();
const seen = async (gemId: number) => {
  const [page, data] = await Promise.all(
    [paths.gem(gemId), dataPath(paths.gem(gemId))].map((address) => world.browser().get(address)),
  );
  return `${page?.text} ${data?.text}`;
};

describe("a page whose first visitor goes away while it is rendered", () => {
  test.each([paths.gem(7), dataPath(paths.gem(7))])(
    "the page %s is complete for later visitors when the first one disconnects during rendering",
    async (address) => {
      const first = new AbortController();
      const gone = world
        .browser()
        .send(address, { signal: first.signal })
        .catch(() => null);
      const meanwhile = world.browser().get(address);
      first.abort();
      await gone;
      for (const { status, text } of [await meanwhile, await world.browser().get(address)]) {
        expect(status).toBe(200);
        expect(text).toContain(catalogue[6]?.title);
      }
    },
  );
});

describe("what visitors see of a gem's reviews follows at once", () => {
  test("visitors see at once that a review is written, changed and deleted", async () => {
    const { user, browser } = await world.people.signedIn("writer");
    expect(await seen(1)).not.toContain("Go early");
    const write = (reviewText: string) =>
      browser.post(paths.ownReviews(), { gemId: "1", intent: "write", rating: "5", reviewText });
    await write("Go early");
    expect(await seen(1)).toContain("Go early");
    await write("Go late");
    expect(await seen(1)).toContain("Go late");
    const own = await world.app.documents.reviews.find({ gemId: 1, userId: user.id });
    await browser.post(paths.ownReviews(), { gemId: "1", intent: "delete", reviewId: own?.id ?? "" });
    expect(await seen(1)).not.toContain("Go late");
  });

  test("visitors see a writer's new nickname, and the deletion of the account, at once", async () => {
    const { browser } = await world.people.signedIn("renamed");
    await browser.post(paths.ownReviews(), { gemId: "2", intent: "write", rating: "4", reviewText: "Quiet" });
    expect(await seen(2)).toContain("Nick of renamed");
    await browser.post(
      paths.editProfile(),
      { intent: "save", nickname: "Somebody New", username: "renamed", bio: "" },
      { multipart: true },
    );
    expect(await seen(2)).toContain("Somebody New");
    await browser.post(paths.accountSettings(), { intent: "delete", password });
    const left = await seen(2);
    expect(left).not.toContain("Somebody New");
    expect(left).not.toContain("Quiet");
  });
});

test("a review written by another server shows after a second", async () => {
  const { user } = await world.people.signedIn("elsewhere");
  expect(await seen(3)).not.toContain("From afar");
  await writeReview(world.app.documents, { gemId: 3, userId: user.id, reviewText: "From afar" });
  expect(await seen(3)).not.toContain("From afar");
  world.clock.advance(1000);
  expect(await seen(3)).toContain("From afar");
});

test("a gem's page without its reviews is rendered again when they can be read, although nothing has changed", async () => {
  const lacksReviews = async () =>
    (await world.browser().get(paths.gem(4))).text.includes(messages.failures.reviews);
  const read = vi.spyOn(world.app.documents.reviews, "page");
  read.mockRejectedValue(new Refused({ code: "unavailable" }));
  expect(await lacksReviews()).toBe(true);
  read.mockRestore();
  world.clock.advance(1000);
  expect(await lacksReviews()).toBe(false);
});
