import type { Documents } from "../../../server/documents/documents.ts";
import { newUser } from "../../support/people.ts";

/**
 * Gives gem 1 twenty-one reviews, one more than a page shows. "Walker 20" wrote the newest, "Walker 0" the oldest, which
 * is alone on the second page.
 */
export async function writeTwoPagesOfReviews({ users, reviews }: Documents): Promise<void> {
  for (let n = 0; n < 21; n++) {
    const userId = `walker-${n}`;
    await users.create(newUser(userId, { username: null, nickname: `Walker ${n}` }));
    await reviews.write({ id: userId, gemId: 1, userId, rating: 3, reviewText: "", writtenAt: n });
  }
}
