import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

/** Who is signed in, as the pages show it. */
export interface Person {
  readonly id: string;
  readonly nickname: string;
  /** The ids of the saved gems. */
  readonly saved: readonly number[];
}

/** A review, as the page of a gem shows it. */
export interface ShownReview {
  readonly id: string;
  readonly nickname: string;
  readonly rating: number;
  readonly text: string;
  readonly createdAt: number;
}

/** How many reviews the page of a gem shows at first; the product shows as many. */
const firstReviews = 20;

let opened: ReturnType<typeof open> | undefined;

/** The product's own database, named by `DATABASE`; opened with the first request, for a build has none. */
const statements = () => (opened ??= open(process.env["DATABASE"] ?? ":memory:"));

function open(file: string) {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  return {
    person: database.prepare(
      "select users.id, nickname from sessions join users on users.id = user_id where token_hash = ? and expires_at > ?",
    ),
    saved: database.prepare("select gem_id from saves where user_id = ? order by saved_at desc"),
    reviews: database.prepare(
      `select id, user_nickname as nickname, rating, review_text as text, created_at as createdAt from reviews
       where gem_id = ? order by created_at desc, id desc limit ${firstReviews}`,
    ),
    save: database.prepare("insert into saves values (?, ?, ?) on conflict do nothing"),
    remove: database.prepare("delete from saves where user_id = ? and gem_id = ?"),
  };
}

/** The person whose session a `Cookie` header names; null for a visitor. */
export function personOf(cookies: string | null): Person | null {
  const token = /(?:^|; )anaba-session=([^;]+)/.exec(cookies ?? "")?.[1];
  if (token === undefined) return null;
  const hash = createHash("sha256").update(token).digest("base64url");
  const found = statements().person.get(hash, Date.now());
  if (found === undefined) return null;
  const id = String(found["id"]);
  const saved = statements()
    .saved.all(id)
    .map((row) => Number(row["gem_id"]));
  return { id, nickname: String(found["nickname"]), saved };
}

/** The newest reviews of a gem. */
export const reviewsOf = (gemId: number): readonly ShownReview[] =>
  statements()
    .reviews.all(gemId)
    .map((row) => ({
      id: String(row["id"]),
      nickname: String(row["nickname"]),
      rating: Number(row["rating"]),
      text: String(row["text"]),
      createdAt: Number(row["createdAt"]),
    }));

/** Saves a gem for somebody, or removes the save. */
export function setSaved(userId: string, gemId: number, isSaved: boolean): void {
  if (isSaved) statements().save.run(userId, gemId, Date.now());
  else statements().remove.run(userId, gemId);
}
