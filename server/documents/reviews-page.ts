import type { Selectable } from "kysely";
import type { ReviewCursor } from "../../domain/reviews/review-cursor.ts";
import { type ReviewDocument, reviewDocument } from "./review-document.ts";
import type { Database, Schema } from "../database/schema.ts";

/** A review with its writer's profile image. */
export interface ReviewOnPage extends ReviewDocument {
  /** The storage key of the image; null when there is none. */
  readonly userImage: string | null;
}

/** One page of a gem's reviews. */
export interface ReviewsPage {
  /** The newest first. */
  readonly reviews: readonly ReviewOnPage[];
  /** The cursor of the next page; absent on the last page. */
  readonly next?: ReviewCursor;
}

/** Which page of a gem's reviews to read. */
export interface PageQuery {
  readonly gemId: number;
  /** The last review of the page before; without it, the first page is read. */
  readonly after?: ReviewCursor | undefined;
  /** The id of the reader, who does not see the reviews that they have reported; absent for a visitor. */
  readonly reader?: string | undefined;
  /** The number of reviews on the page; 20 by default. */
  readonly limit?: number;
}

/** Which of the newest reviews to read; a missing field matches all. */
export interface LatestReviews {
  readonly limit: number;
  readonly gemId?: number | undefined;
  readonly userId?: string | undefined;
  readonly after?: ReviewCursor | undefined;
}

/** The newest reviews of all gems. */
export async function readLatest(
  db: Database,
  { limit, gemId, userId, after }: LatestReviews,
): Promise<readonly ReviewDocument[]> {
  const rows = await db
    .selectFrom("reviews")
    .selectAll()
    .$if(gemId !== undefined, (query) => query.where("gem_id", "=", gemId ?? 0))
    .$if(userId !== undefined, (query) => query.where("user_id", "=", userId ?? ""))
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row(row.refTuple("created_at", "id"), "<", row.tuple(after?.createdAt ?? 0, after?.id ?? "")),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(reviewDocument);
}

/**
 * Newest first, read from the index, so that every page costs the same. Reads one row more than the page shows: it
 * tells whether there is a next page.
 */
export const selectPage = (db: Database, { gemId, after, reader, limit = 20 }: PageQuery) =>
  db
    .selectFrom("reviews")
    .innerJoin("users", "users.id", "reviews.user_id")
    .selectAll("reviews")
    .select("users.profile_image")
    .where("gem_id", "=", gemId)
    .$if(reader !== undefined, (query) =>
      query.where((row) => {
        const own = row
          .selectFrom("review_reports")
          .select("review_reports.id")
          .whereRef("review_reports.review_id", "=", "reviews.id")
          .where("review_reports.user_id", "=", reader ?? "");
        return row.not(row.exists(own));
      }),
    )
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row(
          row.refTuple("reviews.created_at", "reviews.id"),
          "<",
          row.tuple(after?.createdAt ?? 0, after?.id ?? ""),
        ),
      ),
    )
    .orderBy("reviews.created_at", "desc")
    .orderBy("reviews.id", "desc")
    .limit(limit + 1);

/** One page of a gem's reviews. */
export async function readPage(db: Database, query: PageQuery): Promise<ReviewsPage> {
  const rows = await selectPage(db, query).execute();
  const limit = query.limit ?? 20;
  const reviews = rows.slice(0, limit).map(onPage);
  const last = reviews.at(-1);
  return rows.length > limit && last
    ? { reviews, next: { createdAt: last.createdAt, id: last.id } }
    : { reviews };
}

const onPage = (row: Selectable<Schema["reviews"]> & { profile_image: string | null }): ReviewOnPage => ({
  ...reviewDocument(row),
  userImage: row.profile_image,
});
