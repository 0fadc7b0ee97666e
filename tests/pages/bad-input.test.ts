import { describe, expect, test } from "vitest";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { badTexts } from "../support/bad-input.ts";
import type { Answer } from "../support/browser-in-process.ts";
import { hour } from "../support/clock.ts";
import { askForCode } from "../support/people.ts";
import { useWorld } from "../support/world.ts";

/*
 * Hardening §6 as raw requests, for the fields of those who are signed in, for the code while one is awaited, and for
 * the search; what the forms of the accounts take is in accounts-bad-input.test.ts, the picture in upload-names.test.ts.
 */

const world = useWorld();
const errors = () => world.log.filter((line) => /"level":(?:5|6)0/.test(line));
const short = (text: string) =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 20)}… ${text.length}` : text);
const cases = badTexts.map((text, n) => [short(text), text, n] as const);
const someone = (kind: string, n: number) => world.people.signedIn(`${kind}${n}`);

/** A refusal has a sentence and a 4xx status; a body larger than any form is not even read. */
function expectSentence({ status, body, text }: Answer, field: string): void {
  if (status === 413) return expect(text, field).toBe(messages.http.bodyTooLarge);
  expect([200, 400, 404, 422], field).toContain(status);
  if (body["ok"] === false) expect(body["message"], field).toMatch(/\S/);
}

describe("in a review", () => {
  test.each(cases)("in a review, %s is stored as typed or refused", async (_, text, n) => {
    const { browser, user } = await someone("rev", n);
    const good = { gemId: "3", intent: "write", rating: "4", reviewText: "" };
    const own = () => world.app.documents.reviews.find({ gemId: 3, userId: user.id });
    for (const field of ["gemId", "intent", "rating"]) {
      expectSentence(await browser.post(paths.ownReviews(), { ...good, [field]: text }), field);
      expect(await own(), field).toBeUndefined();
    }
    const answer = await browser.post(paths.ownReviews(), { ...good, reviewText: text });
    expectSentence(answer, "reviewText");
    const review = await own();
    expect(review !== undefined).toBe(answer.status === 200);
    if (review === undefined) expect(answer.body["ok"]).not.toBe(true);
    else {
      expect(review.reviewText).toBe(text.replaceAll("\r\n", "\n").toWellFormed());
      expect((await world.browser().get(paths.gem(3))).status).toBe(200);
    }
    const gone = { gemId: "3", intent: "delete", reviewId: text };
    expect([400, 404, 413, 422]).toContain((await browser.post(paths.ownReviews(), gone)).status);
    expect(await own()).toEqual(review);
    expect(errors()).toEqual([]);
  });
});

describe("in a save", () => {
  test.each(cases)("in a save, %s saves no gem", async (_, text, n) => {
    const { browser, user } = await someone("sav", n);
    for (const field of ["gemId", "intent"]) {
      const fields = { gemId: "3", intent: "save", [field]: text };
      expectSentence(await browser.post(paths.saves(), fields), field);
    }
    expect((await world.app.documents.users.byId(user.id))?.savedGems).toEqual([]);
    expect(errors()).toEqual([]);
  });
});

describe("in a deletion", () => {
  test.each(cases)("in a deletion, %s as password deletes nobody", async (_, text, n) => {
    const { browser, user } = await someone("del", n);
    const answer = await browser.post(paths.accountSettings(), { intent: "delete", password: text });
    expect([400, 401, 413, 422]).toContain(answer.status);
    expect(await world.app.documents.users.byId(user.id)).toBeDefined();
    expect(errors()).toEqual([]);
  });
});

describe("while a code is awaited", () => {
  test.each(cases)("as a verification code, %s is refused", async (_, text, n) => {
    world.clock.advance(hour);
    const browser = world.browser(`10.9.${n}.1`);
    const email = `code${n}@example.com`;
    const code = await askForCode(browser, email);
    const tries: readonly Readonly<Record<string, string | readonly string[]>>[] = [
      { code: text },
      { code: `${text}${code}0` },
      { code: [code, text] },
      { code, email: text },
    ];
    for (const fields of tries) {
      const answer = await browser.post(paths.signup(), { intent: "verify", email, ...fields });
      expect([400, 413, 422], JSON.stringify(fields).slice(0, 80)).toContain(answer.status);
    }
    expect(errors()).toEqual([]);
  });
});

describe("in a search", () => {
  const searched = [...badTexts, ".*", "(a+)+$", "[", "^$", "a{1,9999}", "ı", "=cmd|", "x".repeat(7000)];
  test.each(searched.map((text) => [short(text), text] as const))(
    "in a search, %s is treated as text",
    async (_, text) => {
      const value = encodeURIComponent(text.toWellFormed());
      for (const address of [`/?q=${value}`, `/?category=${value}`]) {
        const answer = await world.browser().get(address);
        expect(answer.status, address.slice(0, 80)).toBe(address.length > 8192 ? 414 : 200);
        if (answer.status === 414) continue;
        expect(answer.text).toMatch(/<p[^>]* data-count[^>]*>\d+ gems? found</);
        for (const marker of ["<script>alert", "<img src=x", "onerror=alert(1)>"])
          expect(answer.text).not.toContain(marker);
      }
      for (const address of [`/gem/${value}`, `/photos/gem/${value}`]) {
        const { status } = await world.browser().get(address);
        expect([200, 400, 404, 414], address.slice(0, 80)).toContain(status);
      }
      expect(errors()).toEqual([]);
    },
  );

  test("with any value of from=, the profile form opens or a visitor is asked to log in", async () => {
    const { browser } = await someone("from", 0);
    for (const query of [
      "from=GOOGLE",
      "from=google&from=x",
      "from[]=google",
      "from=%67oogle",
      "from=%00",
      "from=",
    ])
      for (const visitor of [browser, world.browser()])
        expect((await visitor.get(`/profile/edit?${query}`)).status, query).toBe(200);
    expect(errors()).toEqual([]);
  });
});
