import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { imageSizeLimit } from "../../domain/profile.ts";
import { textResponse, type SiteResponse } from "./response.ts";
import { announcedLength, type SiteRequest } from "./request.ts";

/** The kinds of body that the site reads, by `Content-Type`. */
type Kind = "application/x-www-form-urlencoded" | "multipart/form-data";

/** What a body of one kind may have at an address. */
export interface BodyLimit {
  readonly kind: Kind;
  readonly bytes: number;
  /** Fields of a form, or parts of an upload. */
  readonly parts: number;
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** The largest form is a sign-up's last step: six fields, none of them longer than 4,096 characters. */
const form: BodyLimit = { kind: "application/x-www-form-urlencoded", bytes: 64 * kilobyte, parts: 20 };
/** A picture just over its limit is still read, so that its own sentence can say so (docs/product.md §5). */
const upload: BodyLimit = { kind: "multipart/form-data", bytes: imageSizeLimit + megabyte, parts: 8 };

/** Every address that takes a body (docs/security.md row 22), and what it takes; all others take none. */
const taking: ReadonlyMap<string, readonly BodyLimit[]> = new Map(
  (
    [
      [paths.signIn(), [form]],
      [paths.signOut(), [form]],
      [paths.signup(), [form]],
      [paths.forgotPassword(), [form]],
      [paths.resetPassword(), [form]],
      [paths.accountSettings(), [form]],
      [paths.saves(), [form]],
      [paths.ownReviews(), [form]],
      [paths.editProfile(), [form, upload]],
    ] as const
  ).flatMap(([path, limits]) => [
    [path, limits] as const,
    // As React Router's client posts it.
    [`${path}.data`, limits] as const,
  ]),
);

const limitsOf = (path: string): readonly BodyLimit[] =>
  taking.get(path) ?? (path.startsWith(`${paths.developmentProvider()}/`) ? [form] : []);

/** The limits of a request's body, by its address and its kind; undefined where the address takes no such body. */
export function limitOf({ path, headers }: Pick<SiteRequest, "path" | "headers">): BodyLimit | undefined {
  const [type = ""] = (headers["content-type"] ?? "").split(";", 1);
  const kind = type.trim().toLowerCase();
  return limitsOf(path).find((limit) => limit.kind === kind);
}

/** Pieces that a body may come in whatever their length, and how long they must be on average where there are more. */
const crumbs = { pieces: 256, bytes: 128 } as const;

/**
 * Whether a body comes in far smaller pieces than any network makes (RFC 9293 §3.7.1: 536 bytes): each costs the parser as
 * much as a large one.
 */
export const isCrumbs = (pieces: number, bytes: number): boolean =>
  pieces > crumbs.pieces && bytes < pieces * crumbs.bytes;

/** The answer to a body that is larger than its address takes. */
export const tooLarge: SiteResponse = textResponse(413, messages.http.bodyTooLarge);
const otherKind = textResponse(415, messages.http.notAForm);
const takesNothing = textResponse(405, messages.http.takesNothing, [["Allow", "GET, HEAD"]]);

/**
 * Refuses a body by what its head says of it, before anything of it is read: one of another kind, or larger, than
 * its address takes. What is not announced is counted as it is read (`receive-body.ts`).
 */
export function refuseBodies(request: SiteRequest): SiteResponse | null {
  const length = announcedLength(request);
  if (length === 0) return null;
  if (request.method !== "POST") return tooLarge;
  const limits = limitsOf(request.path);
  if (limits.length === 0) return takesNothing;
  const limit = limitOf(request);
  if (limit === undefined) return otherKind;
  return length !== "some" && length > limit.bytes ? tooLarge : null;
}
