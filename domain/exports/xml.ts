/**
 * Characters that XML 1.0 cannot contain, even escaped: controls, U+FFFE and U+FFFF. A lone surrogate becomes U+FFFD.
 */
// oxlint-disable-next-line no-control-regex -- the controls are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for XML 1.0, for elements and attributes. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? "");
