const refused = String.raw`\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;
const named = { br: new RegExp(String.raw`\bbr${refused}`), gzip: new RegExp(String.raw`\bgzip${refused}`) };

/** Whether a browser that sent this `Accept-Encoding` takes an encoding (RFC 9110 §12.5.3); one not named is not taken. */
export const accepts = (header: string | undefined, encoding: "br" | "gzip"): boolean =>
  header !== undefined && named[encoding].test(header);
