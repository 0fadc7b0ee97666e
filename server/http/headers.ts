/** A header's name and value. */
export type Header = readonly [name: string, value: string];

/**
 * The headers every response carries (docs/security.md row 13, 28): nothing may frame, sniff, embed or leak.
 * `same-origin-allow-popups` keeps the sign-in popup's link to its opener.
 */
const securityHeaders: readonly Header[] = [
  ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
];

/** Only over HTTPS, where a browser heeds it: two years, subdomains too. */
const strictTransportSecurity: Header = ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"];

/** The headers of every answer, whatever it is; `secure` where the site is served over HTTPS. */
export const headersOfAll = (secure: boolean): readonly Header[] =>
  secure ? [...securityHeaders, strictTransportSecurity] : securityHeaders;

/** For answers that are no document: nothing in them may run, even when opened on their own. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What may run and style within a document: sources of a policy, such as nonces or hashes. */
export interface InlineSources {
  readonly scripts: string;
  readonly styles: string;
}

/** The sources of a document whose inline elements carry a nonce. */
export const nonceSources = (nonce: string): InlineSources => ({
  scripts: `'nonce-${nonce}'`,
  styles: `'nonce-${nonce}'`,
});

/** The content security policy of a document: only these sources, and what their scripts bring, run or style. */
export const documentPolicy = ({ scripts, styles }: InlineSources): string =>
  `default-src 'none'; script-src ${scripts} 'strict-dynamic'; style-src 'self' ${styles}; ${fixedPolicy}`;

const fixedPolicy = [
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Whether an answer is a page, which runs scripts, rather than data. */
export const isDocument = (headers: Headers): boolean =>
  headers.get("Content-Type")?.startsWith("text/html") ?? false;

/** Documents may be personal: no cache keeps them (docs/security.md row 14). */
export const noStore = "private, no-store";

/** What a page may depend on. */
export const vary = "Accept-Encoding, Cookie";

/** A fingerprinted file never changes. */
export const immutable = "public, max-age=31536000, immutable";

/** Public files without a fingerprint: kept for an hour. */
export const brieflyCached = "public, max-age=3600";

/** What every 503 says: what is in the way, a full queue or a database that is away, may be over in a second. */
export const retrySoon: Header = ["Retry-After", "1"];
