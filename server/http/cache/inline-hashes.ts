import { hash } from "node:crypto";
import { createNonce } from "../response/nonce.ts";
import type { InlineSources } from "../response/headers.ts";

/**
 * The nonce with which cached pages are rendered. It marks the elements that may run or style, and is removed before
 * the page is sent. It is random and never leaves this process, so no text in a page can contain it.
 */
export const noncePlaceholder: string = createNonce();

const attribute = ` nonce="${noncePlaceholder}"`;
const marked = new RegExp(
  `<(script|style)\\b(?=[^>]*${attribute.replaceAll(/[+]/g, "\\+")})[^>]*>([^]*?)</\\1>`,
  "g",
);
const sourceOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

/**
 * Removes the placeholder nonces from a page and returns the hashes of the inline elements that had one (CSP Level 3
 * §2.3.1). An injected element has no nonce, gets no hash and stays forbidden.
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
