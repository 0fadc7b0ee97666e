import { append } from "./append.ts";
import type { CriticalPathData } from "./data.ts";

const storageKey = "fonts";

/** Puts on the face of the headings, which has come with the document: it is there before the first paint. */
function applySerif({ serif: { data, range } }: CriticalPathData): void {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  document.fonts.add(new FontFace("Shippori Mincho", bytes, { weight: "600", unicodeRange: range }));
}

/**
 * Applies the fonts. That of the headings is in the document. Those of the text are `font-display: optional`, so that
 * nothing jumps when one arrives late. Browsers then show them only if
 * they are there at the first paint, and hold the paint back for a moment where they are preloaded. On a slow line
 * that moment is lost, so there the first page does without them: they are fetched last, and put on when the visitor goes
 * to another page, for then everything changes. The gems' Japanese names get theirs after the first picture.
 *
 * @returns What fetches the fonts where the first paint did without them; does nothing where it did not.
 */
export function applyFonts(
  data: CriticalPathData,
  { isQuick, nonce }: { readonly isQuick: boolean; readonly nonce: string | undefined },
): () => void {
  const { fonts, fontFaces, kanjiFaces } = data;
  const version = fonts.join();
  const remember = () => {
    try {
      localStorage.setItem(storageKey, version);
    } catch {
      // Storage may be full or forbidden: then every slow visit begins without the fonts.
    }
  };
  const areCached = () => {
    try {
      return localStorage.getItem(storageKey) === version;
    } catch {
      return false;
    }
  };
  const fetchAll = (rel: "preload" | "prefetch", onload: () => void) => {
    for (const href of fonts)
      append(document.head, "link", { rel, as: "font", crossOrigin: "", href, onload });
  };
  const apply = (rules: string) => {
    append(document.head, "style", { nonce: nonce ?? "", textContent: rules });
  };

  applySerif(data);
  if (isQuick || areCached()) {
    fetchAll("preload", remember);
    apply(fontFaces);
    apply(kanjiFaces);
    return () => undefined;
  }
  return () => {
    apply(kanjiFaces);
    let missing = fonts.length;
    fetchAll("prefetch", () => {
      if (--missing > 0) return;
      remember();
      // Faces that are loaded keep the files in memory: only so do the rules apply in the frame they come in.
      const faces = fonts.map((href) => new FontFace("prefetched", `url(${href})`));
      for (const face of faces) face.load().catch(() => undefined);
      const { pathname } = location;
      const applyElsewhere = () => {
        // Hydration replaces the entry, and a search its query, while the page stays.
        if (location.pathname === pathname) return;
        window.navigation?.removeEventListener("currententrychange", applyElsewhere);
        apply(fontFaces);
        faces.length = 0;
      };
      window.navigation?.addEventListener("currententrychange", applyElsewhere);
    });
  };
}
