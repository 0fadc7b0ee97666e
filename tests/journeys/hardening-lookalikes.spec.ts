import { readNickname } from "../../domain/account/signup.ts";
import { readReview } from "../../domain/reviews/review.ts";
import { badTexts } from "../support/bad-input.ts";
import { newUser } from "../support/people.ts";
import { onOwnServer } from "./support/own-server.ts";
import { everySize, expect, test } from "./support/test.ts";
import { expectNothingSticksOut, visit } from "./support/visit.ts";

/** The worst texts that the rules accept: other writing directions, many combining marks, no place to break a line. */
const worst = [
  "שלום עולם (1) [2]",
  "مسافر 12 اليابان",
  "Z\u0301\u0323\u0302\u0324algo",
  "W".repeat(30),
  "👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
  "﷽﷽﷽",
  "a\u00a0".repeat(15),
  "ｆｕｌｌ　ｗｉｄｔｈ",
  "\u0e01\u0e33\u0e33\u0e33",
];

test(
  "no accepted name or text moves or turns its neighbours (docs/security.md row 34)",
  everySize,
  async ({ page }) => {
    const names = [...worst, ...badTexts].filter((text) => readNickname(text).ok).slice(0, 19);
    const long = `${"日".repeat(250)}${"w".repeat(249)}`;
    expect(names.length).toBeGreaterThan(12);
    expect(readReview({ rating: "3", reviewText: long }).ok).toBe(true);
    await onOwnServer(page, async ({ origin, documents }) => {
      for (const [n, text] of ["Plain Name", ...names].entries()) {
        const id = `w${n}`;
        const read = readNickname(text);
        const nickname = read.ok ? read.value : text;
        await documents.users.create(newUser(id, { username: null, nickname }));
        const reviewText = n % 2 === 0 ? text : long;
        // The plain review is the newest, and therefore the first.
        const review = { id, gemId: 1, userId: id, rating: 3 as const, reviewText };
        await documents.reviews.write({ ...review, writtenAt: 1_000_000_000_000 - n });
      }
      await visit(page, `${origin}/gem/1`);
      const places = await page.getByRole("article").evaluateAll((cards) =>
        cards.map((card) => {
          const { left, right } = card.getBoundingClientRect();
          const time = card.querySelector("time");
          const writer = card.querySelector("bdi")?.getBoundingClientRect();
          const inside = writer !== undefined && writer.left >= left && writer.right <= right + 1;
          return {
            left,
            right,
            date: time?.textContent,
            dateLeft: time?.getBoundingClientRect().left,
            inside,
          };
        }),
      );
      expect(places).toHaveLength(names.length + 1);
      for (const place of places) expect(place).toEqual({ ...places[0], inside: true });
      await expectNothingSticksOut(page, "the page of a gem");
    });
  },
);
