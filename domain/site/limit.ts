/**
 * By what a limit groups attempts: a client's IP address (IPv6 by /64), an account, an email address, a browser, and
 * so on.
 */
type CountedBy =
  | "address"
  | "account"
  | "account and address"
  | "email address"
  | "browser"
  | "password"
  | "code"
  | "overall";

/**
 * What happens to an attempt over the limit. "429": the refusal "too-many" with `Retry-After`. "new code": a refusal
 * that asks for a new code. "warning": a line in the log. "success": the response of a success, but no mail is sent.
 */
type Outcome = "429" | "new code" | "warning" | "success";

/** At most `most` attempts by one subject within a window. */
export interface Limit {
  /** What is counted. */
  readonly counts: string;
  readonly by: CountedBy;
  readonly most: number;
  /** In milliseconds, from the first attempt. */
  readonly windowMs: number;
  readonly answers: Outcome;
}
