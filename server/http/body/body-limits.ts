import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { imageSizeLimit } from "../../../domain/account/profile.ts";
import { textResponse, type SiteResponse } from "../response/response.ts";
import { announcedLength, type SiteRequest } from "../request/request.ts";

/** The kinds of body that the site reads, by `Content-Type`. */
type Kind = "application/x-www-form-urlencoded" | "multipart/form-data";

/** The limits of one kind of body at one address. */
export interface BodyLimit {
  readonly kind: Kind;
  readonly bytes: number;
  /** Fields of a form, or parts of an upload. */
  readonly parts: number;
  /** The most bytes of all bodies of this kind in progress. Each kind has its own, so that uploads never block sign-ins. */
  readonly inProgress: number;
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** The largest form is the last step of the sign-up: six fields of at most 4,096 characters. */
const form: BodyLimit = {
  kind: "application/x-www-form-urlencoded",
  bytes: 64 * kilobyte,
  parts: 20,
  inProgress: 16 * megabyte,
};
/**
 * An image slightly over its limit is still read, so that the person gets the sentence about its size
 * (docs/product.md §5).
 */
const upload: BodyLimit = {
  kind: "multipart/form-data",
  bytes: imageSizeLimit + megabyte,
  parts: 8,
  inProgress: 48 * megabyte,
};

/** Every address that accepts a body (docs/security.md row 22), with the limits. All other addresses accept none. */
const accepted: ReadonlyMap<string, readonly BodyLimit[]> = new Map(
  (
    [
      [paths.signIn(), [form]],
      [paths.signOut(), [form]],
      [paths.signup(), [form]],
      [paths.forgotPassword(), [form]],
      [paths.resetPassword(), [form]],
      [paths.accountSettings(), [form]],
      [paths.saves(), [form]],
      [paths.saved(), [form]],
      [paths.stamps(), [form]],
      [paths.ownReviews(), [form]],
      [paths.mistake(), [form]],
      [paths.editProfile(), [form, upload]],
    ] as const
  ).map(([path, limits]) => [path, limits] as const),
);

const limitsOf = (path: string): readonly BodyLimit[] =>
  accepted.get(path) ?? (path.startsWith(`${paths.developmentProvider()}/`) ? [form] : []);

/** The limits of a request's body, by address and `Content-Type`; undefined when the address accepts no such body. */
export function limitOf({ path, headers }: Pick<SiteRequest, "path" | "headers">): BodyLimit | undefined {
  const [type = ""] = (headers["content-type"] ?? "").split(";", 1);
  const kind = type.trim().toLowerCase();
  return limitsOf(path).find((limit) => limit.kind === kind);
}

/** The length of a body in bytes, or the most that it may have when it is chunked. */
export function longestLength(request: Pick<SiteRequest, "path" | "headers">): number {
  const announced = announcedLength(request);
  return announced === "some" ? (limitOf(request)?.bytes ?? 0) : announced;
}

/** The response to a body over its limit. */
export const tooLarge: SiteResponse = textResponse(413, messages.http.bodyTooLarge);
const otherKind = textResponse(415, messages.http.notAForm);
/** The response to a body, or an empty post, where nothing is posted. */
export const bodyNotAccepted = textResponse(405, messages.http.bodyNotAccepted, [["Allow", "GET, HEAD"]]);

/**
 * Refuses a body by its headers, before reading it: when the address accepts no such type, or when the announced
 * length is over the limit. Chunked bodies are counted while they are read (`receive-form.ts`).
 */
export function refuseBodies(request: SiteRequest): SiteResponse | null {
  const length = announcedLength(request);
  if (length === 0) return null;
  if (request.method !== "POST") return tooLarge;
  const limits = limitsOf(request.path);
  if (limits.length === 0) return bodyNotAccepted;
  const limit = limitOf(request);
  if (limit === undefined) return otherKind;
  return length !== "some" && length > limit.bytes ? tooLarge : null;
}
