import { navigationEvents } from "../ui/engine.ts";
import { append } from "./append.ts";
import type { CriticalPathData } from "./data.ts";

const storageKey = "fonts";

/** Applies the font of the headings. The document contains it, so it is there before the first paint. */
function applySerif({ serif: { data, range } }: CriticalPathData): void {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  document.fonts.add(new FontFace("Shippori Mincho", bytes, { weight: "600", unicodeRange: range }));
}

/**
 * Applies the fonts. That of the headings is in the document. Those of the text are `font-display: optional`, so that
 * nothing moves when one arrives late: browsers show them only if they are loaded at the first paint, and delay the paint
 * a little when they are preloaded. Over a slow connection that delay gains nothing, so the first page does without them:
 * they are fetched last and applied at the next navigation. The gems' Japanese names get theirs after the first picture.
 *
 * @returns The function that fetches the fonts when the first paint was without them; otherwise it does nothing.
 */
export function applyFonts(
  data: CriticalPathData,
  { isFast, nonce }: { readonly isFast: boolean; readonly nonce: string | undefined },
): () => void {
  const { fonts, fontFaces, kanjiFaces } = data;
  const version = fonts.join();
  const remember = () => {
    try {
      localStorage.setItem(storageKey, version);
    } catch {
      // The storage may be full or disabled. Then every slow visit begins without the fonts.
    }
  };
  const areCached = () => {
    try {
      return localStorage.getItem(storageKey) === version;
    } catch {
      return false;
    }
  };
  const apply = (rules: string) => {
    append(document.head, "style", { nonce: nonce ?? "", textContent: rules });
  };

  applySerif(data);
  if (isFast || areCached()) {
    for (const href of fonts)
      append(document.head, "link", {
        rel: "preload",
        as: "font",
        crossOrigin: "",
        href,
        onload: remember,
      });
    apply(fontFaces);
    apply(kanjiFaces);
    return () => undefined;
  }
  return () => {
    apply(kanjiFaces);
    // Not as prefetch links, which WebKit does not have and Firefox holds to `default-src`.
    const fetched = fonts.map(async (href) => {
      const response = await fetch(href, { priority: "low" });
      if (!response.ok) throw new Error(href);
      await response.arrayBuffer();
    });
    const applyLater = () => {
      remember();
      // The loaded faces keep the files in memory, so the rules apply in the same frame.
      const faces = fonts.map((href) => new FontFace("prefetched", `url(${href})`));
      for (const face of faces) face.load().catch(() => undefined);
      const { pathname } = location;
      const applyElsewhere = () => {
        // Hydration replaces the history entry, and a search changes its query; the page stays the same.
        if (location.pathname === pathname) return;
        navigationEvents()?.removeEventListener("currententrychange", applyElsewhere);
        apply(fontFaces);
        faces.length = 0;
      };
      navigationEvents()?.addEventListener("currententrychange", applyElsewhere);
    };
    void Promise.all(fetched).then(applyLater, () => undefined);
  };
}
