/** What the first view of a visit is put together from. */
export interface FirstView {
  /** Addresses of the faces of the first screen. */
  readonly fonts: readonly string[];
  /** The rules that name them. */
  readonly fontFaces: string;
  /** Addresses of the application's scripts, and the module that starts it. */
  readonly preloads: readonly string[];
  readonly modules: string;
}

declare global {
  interface Window {
    /** The address this document was rendered for: Back may have changed it before the application starts. */
    renderedAddress?: string;
    /** Ends the watch over what is done before the application has arrived; answers what that was. */
    takeEarlyInput?: () => {
      /** The button pressed last. */
      readonly pressed: HTMLButtonElement | null;
      /** What was typed into which field. */
      readonly typed: ReadonlyMap<HTMLInputElement | HTMLTextAreaElement, string>;
    };
  }
}

/** A value as JavaScript inside a script element, which no character sequence in it may end. */
export const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[&<>\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/**
 * A page whose head is reached within this time, in milliseconds, has come over a quick line. Seen: 95–235 on this
 * machine, 150 with a delay of 30 ms, 250 with one of 60 ms, 390 and more over the slow line of the scoreboard.
 */
const quick = 330;
/** After this time, in milliseconds, nothing waits any longer. */
const longestWait = 2000;

/**
 * A script for the head that puts the parts of a first view in order. On a slow line they would share it, and the
 * picture that greets the visitor is what people came for: the pictures further down and the application wait for it.
 * On a quick line nothing waits, and `load` means that the application is there. A button pressed in the meantime, and
 * what is typed, are remembered, and repeated once it is.
 *
 * The fonts are `font-display: optional`, so that nothing jumps when one arrives late. Browsers then show them only if
 * they are there at the first paint, and hold the paint back for a moment where they are preloaded. On a slow line
 * that moment is lost, so there the first page does without them: they are fetched last, and put on when the address
 * changes, for then everything changes.
 */
export const arrangeFirstView = ({ fonts, fontFaces, preloads, modules }: FirstView): string => `(() => {
const { nonce } = document.currentScript;
window.renderedAddress = location.pathname + location.search;
let pressed = null;
const typed = new Map();
const note = ({ type, target }) => {
  if (type === "input") typed.set(target, target.value);
  else pressed = target.closest("button");
};
for (const type of ["click", "input"]) document.addEventListener(type, note);
window.takeEarlyInput = () => {
  for (const type of ["click", "input"]) document.removeEventListener(type, note);
  return { pressed, typed };
};
const add = (parent, name, properties) =>
  parent.appendChild(Object.assign(document.createElement(name), properties));
const fonts = ${inScript(fonts)};
const keep = (fetched) => {
  try {
    if (fetched) localStorage.setItem("fonts", fonts.join());
    return localStorage.getItem("fonts") === fonts.join();
  } catch {
    return false;
  }
};
const fetchFonts = (rel, onload) => {
  for (const href of fonts) add(document.head, "link", { rel, as: "font", crossOrigin: "", href, onload });
};
const useFonts = () => add(document.head, "style", { nonce, textContent: ${inScript(fontFaces)} });
const isQuick = performance.now() < ${quick};
const withFonts = isQuick || keep(false);
if (withFonts) {
  fetchFonts("preload", () => keep(true));
  useFonts();
}
const waiting = new CSSStyleSheet();
waiting.replaceSync('img[loading="lazy"]{display:none}');
document.adoptedStyleSheets.push(waiting);
let isSeen = false;
const seen = () => {
  if (isSeen) return;
  isSeen = true;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== waiting);
  for (const href of ${inScript(preloads)}) add(document.head, "link", { rel: "modulepreload", href });
  add(document.body, "script", { type: "module", nonce, textContent: ${inScript(modules)} });
  let missing = fonts.length;
  if (!withFonts)
    fetchFonts("prefetch", () => {
      if (--missing) return;
      keep(true);
      window.navigation?.addEventListener("currententrychange", useFonts, { once: true });
    });
};
const painted = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
});
document.addEventListener("DOMContentLoaded", () => {
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (isQuick || picture === null) return seen();
  const arrived = new Promise((resolve) => {
    if (picture.complete) resolve();
    else for (const event of ["load", "error"]) picture.addEventListener(event, resolve);
  });
  Promise.all([painted, arrived]).then(() => requestAnimationFrame(() => setTimeout(seen)));
  // A page in the background is not painted, and a picture may take its time.
  setTimeout(seen, ${longestWait});
});
})();`;
