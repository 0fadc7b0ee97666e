import type { Selectable } from "kysely";
import type { Schema } from "../database/schema.ts";

/** A review as the spec names it (§3). Times in ms. */
export interface ReviewDocument {
  readonly id: string;
  readonly gemId: number;
  readonly userId: string;
  /** A copy of the writer's nickname, updated with it; empty when there is none (the view says "Anonymous User"). */
  readonly userNickname: string;
  readonly rating: number;
  readonly reviewText: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Converts a row to the document. */
export const reviewDocument = (row: Selectable<Schema["reviews"]>): ReviewDocument => ({
  id: row.id,
  gemId: row.gem_id,
  userId: row.user_id,
  userNickname: row.user_nickname,
  rating: row.rating,
  reviewText: row.review_text,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
