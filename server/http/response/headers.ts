/** A header's name and value. */
export type Header = readonly [name: string, value: string];

/**
 * The security headers of every response (docs/security.md row 13, 28). `same-origin-allow-popups` keeps the
 * connection between the sign-in popup and its opener.
 */
const securityHeaders: readonly Header[] = [
  ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  // The map's "Near me" needs the position. Only our own pages may ask for it.
  ["Permissions-Policy", "camera=(), geolocation=(self), microphone=(), payment=(), usb=()"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
];

/** Browsers accept it over HTTPS only. Two years, subdomains included. */
const strictTransportSecurity: Header = ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"];

/** The security headers of every response; `secure` when the site is served over HTTPS. */
export const headersOfAll = (secure: boolean): readonly Header[] =>
  secure ? [...securityHeaders, strictTransportSecurity] : securityHeaders;

/** The policy of responses that are not documents: nothing in them may run, even when they are opened on their own. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** The sources for inline scripts and styles in a policy: nonces or hashes. */
export interface InlineSources {
  readonly scripts: string;
  readonly styles: string;
}

/** The sources for a document whose inline elements have this nonce. */
export const nonceSources = (nonce: string): InlineSources => ({
  scripts: `'nonce-${nonce}'`,
  styles: `'nonce-${nonce}'`,
});

/** The content security policy of a document: these inline sources, and what the allowed scripts load. */
export const documentPolicy = ({ scripts, styles }: InlineSources): string =>
  `default-src 'none'; script-src ${scripts} 'strict-dynamic'; style-src 'self' ${styles}; ${fixedPolicy}`;

/** Where workers may come from. The development server allows one more (`scripts/dev/document.ts`). */
export const workerSources = "worker-src 'self'";

const fixedPolicy = [
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  // An explicit directive, because browsers differ in what 'strict-dynamic' in script-src means for a worker.
  workerSources,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The policy of a service worker: it may only fetch, and only from here. The pages have policies of their own. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** For files that are asked for again each time they are used. */
export const revalidated = "no-cache";

/** For documents, which may be personal: no cache may store them (docs/security.md row 14). */
export const noStore = "private, no-store";

/** The request headers that a page depends on. */
export const vary = "Accept-Encoding, Cookie";

/** For files with a fingerprint or a version in their address: they never change. */
export const immutable = "public, max-age=31536000, immutable";

/** For public files without a fingerprint: caches keep them for an hour. */
export const brieflyCached = "public, max-age=3600";

/** The header of every 503: its cause, a full queue or an unreachable database, may be over within a second. */
export const retrySoon: Header = ["Retry-After", "1"];
