import type { DeviceName } from "../../domain/site/browser-storage.ts";
import { keepsPlaceWhenScrolled, scrollEnd } from "../ui/engine.ts";
import { append } from "./append.ts";
import type { CriticalPathData } from "./data.ts";

const storageKey = "fonts" satisfies DeviceName;
const sansFamily = "Zen Kaku Gothic";

/** Applies the font of the headings. The document contains it, so it is there before the first paint. */
function applySerif({ serif: { data, range } }: CriticalPathData): void {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  document.fonts.add(new FontFace("Shippori Mincho", bytes, { weight: "600", unicodeRange: range }));
}

/** The fonts of the text, not yet loaded. */
const sansFaces = ({ sans }: CriticalPathData, display: "optional" | "swap"): readonly FontFace[] =>
  sans.files.map(
    ({ address, weight }) =>
      new FontFace(sansFamily, `url(${address})`, { weight, display, unicodeRange: sans.range }),
  );

const load = (faces: readonly FontFace[]) => Promise.all(faces.map((face) => face.load()));

/** Whether text is shown in a font. `document.fonts` does not tell: an optional font may be loaded and unused. */
function isShown({ weight }: FontFace): boolean {
  const probe = append(document.documentElement, "span", { textContent: "immmmmmmmm" });
  const widthIn = (family: string) => {
    probe.style.cssText = `position:absolute;visibility:hidden;font:${weight} 100px ${family}`;
    return probe.offsetWidth;
  };
  const is = widthIn(`"${sansFamily}",monospace`) !== widthIn("monospace");
  probe.remove();
  return is;
}

/**
 * The optional fonts that came too late for the first paint. WebKit counts a late font as failed, and draws its text in
 * the other weight where that one was in time: then both are late.
 */
async function lateOnes(faces: readonly FontFace[]): Promise<readonly FontFace[]> {
  await Promise.allSettled(faces.map((face) => face.load()));
  return faces.some(({ status }) => status === "error") ? faces : faces.filter((face) => !isShown(face));
}

const blocks = "main :is(h1,h2,h3,p,li,dt,dd,img,button,section,tr)";

/** Makes a change, and tells whether it moves a block in the window or a link of the header up or down. */
function moves(change: () => void): boolean {
  const visible = [...document.querySelectorAll(blocks)].filter((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const header = [...document.querySelectorAll("header :is(a,button)")];
  const topsOf = (some: readonly Element[]) => some.map((block) => block.getBoundingClientRect().top);
  // What is longer or shorter above a scrolled window does not move what is in it.
  const isAnchored = scrollY > 0 && keepsPlaceWhenScrolled();
  const places = () => {
    const tops = topsOf(visible);
    const start = isAnchored ? (tops[0] ?? 0) : 0;
    return [...topsOf(header), ...tops.map((top) => top - start)];
  };
  const before = places();
  change();
  return places().some((place, index) => Math.abs(place - (before[index] ?? place)) > 1);
}

/**
 * Shows fonts that came after the first paint as soon as no line in the window breaks differently by it. Words become
 * wider or narrower by it, so it is tried at once and then after scrolling and clicks, on later pages too, but not in the
 * middle of a press.
 */
function showWhenNothingMoves(faces: readonly FontFace[]): void {
  const events = [scrollEnd, "click"];
  const attempt = () => {
    const isJump = moves(() => {
      for (const face of faces) document.fonts.add(face);
    });
    if (isJump) for (const face of faces) document.fonts.delete(face);
    else for (const event of events) removeEventListener(event, attempt);
  };
  for (const event of events) addEventListener(event, attempt);
  attempt();
}

/**
 * Applies the fonts. That of the headings is in the document. Those of the text are in the first paint over a fast
 * connection or from the cache: preloaded, with `font-display: optional`, so that browsers delay the paint a little for
 * them. Over a slow connection that delay gains nothing: they come after the first picture. The gems' Japanese names get
 * theirs then, too.
 *
 * @returns The function that loads and shows, after the first paint, the fonts that it was without.
 */
export function applyFonts(
  data: CriticalPathData,
  { isFast, nonce }: { readonly isFast: boolean; readonly nonce: string | undefined },
): () => Promise<void> {
  const { sans, kanjiFaces } = data;
  const version = sans.files.map(({ address }) => address).join();
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
  const applyKanji = () => {
    append(document.head, "style", { nonce: nonce ?? "", textContent: kanjiFaces });
  };

  applySerif(data);
  const isFirst = isFast || areCached();
  const faces = sansFaces(data, "optional");
  if (isFirst) {
    for (const { address } of sans.files)
      append(document.head, "link", { rel: "preload", as: "font", crossOrigin: "", href: address });
    for (const face of faces) document.fonts.add(face);
    applyKanji();
  }
  return async () => {
    if (!isFirst) applyKanji();
    try {
      const late = isFirst ? await lateOnes(faces) : faces;
      const shown = sansFaces(data, "swap").filter(({ weight }) =>
        late.some((face) => face.weight === weight),
      );
      await load(shown);
      remember();
      for (const face of late) document.fonts.delete(face);
      if (shown.length > 0) showWhenNothingMoves(shown);
    } catch {
      // The line is lost: the page stays in the fonts of the system.
    }
  };
}
