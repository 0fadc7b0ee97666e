const refused = String.raw`\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;
const named = { br: new RegExp(String.raw`\bbr${refused}`), gzip: new RegExp(String.raw`\bgzip${refused}`) };

/**
 * Whether an `Accept-Encoding` header accepts an encoding (RFC 9110 §12.5.3). An encoding that is not named is not
 * accepted.
 */
export const accepts = (header: string | undefined, encoding: "br" | "gzip"): boolean =>
  header !== undefined && named[encoding].test(header);
