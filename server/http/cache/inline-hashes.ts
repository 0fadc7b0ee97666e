import { hash } from "node:crypto";
import { createNonce } from "../nonce.ts";
import type { InlineSources } from "../headers.ts";

/**
 * Marks, in a page that is rendered to be kept, the elements that may run or style. Nobody outside of this process gets to
 * see it, so that no text in a page can claim it.
 */
export const noncePlaceholder: string = createNonce();

const attribute = ` nonce="${noncePlaceholder}"`;
const marked = new RegExp(
  `<(script|style)\\b(?=[^>]*${attribute.replaceAll(/[+]/g, "\\+")})[^>]*>([^]*?)</\\1>`,
  "g",
);
const sourceOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

/**
 * Makes a page the same for everybody: its marks are taken away, and the texts of the elements that carried one are told
 * by their hashes (CSP level 3, §2.3.1). An element without the mark, such as one that somebody smuggled into a page, gets
 * no hash and stays forbidden.
 */
export function hashInline(html: string): { readonly html: string; readonly sources: InlineSources } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, text = ""] of html.matchAll(marked)) {
    (name === "script" ? scripts : styles).add(sourceOf(text));
  }
  const sources = { scripts: [...scripts].join(" "), styles: [...styles].join(" ") };
  return { html: html.replaceAll(attribute, ""), sources };
}
