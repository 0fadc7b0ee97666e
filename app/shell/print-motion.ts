/**
 * How prints move and appear (app/styles/motion.css): a print that is pressed grows into the one it leads to, by the
 * browser's view transitions, and a picture that arrives late appears over its ground.
 */

/** How long a picture takes to appear, in milliseconds; tokens.css has the other times. */
const appearing = 240;

/** The `src` of the print pressed last. It names the print: which file is shown is the browser's choice. */
let pressed: string | null = null;

/** The file shown last of each print, by its `src`: what stands in while a larger one is on its way. */
const shown = new Map<string, string>();

const mark = "data-pressed-print";
const wantsMotion = () => matchMedia("(prefers-reduced-motion: no-preference)").matches;
const nameOf = (image: HTMLImageElement) => image.getAttribute("src") ?? "";

/** Takes a print for the one that grows or shrinks with the next change of page. */
function take(image: HTMLImageElement | null, marked: Element | null | undefined = image): void {
  for (const earlier of document.querySelectorAll(`[${mark}]`)) earlier.removeAttribute(mark);
  pressed = image && nameOf(image);
  marked?.setAttribute(mark, "");
}

/** Takes the print that a pressed link leads to: the one inside it, or that of the card it stands in. */
export function takePressedPrint({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (link === null) return;
  isShown = false;
  if (link.closest("dialog") !== null) takeShownPrint();
  else take(link.querySelector("img") ?? link.closest("article")?.querySelector("img") ?? null);
}

/** Whether the browser itself has shown the change of page already: a finger swiped the page away. */
let isShown = false;

/** Goes back: the print that the page is about shrinks, unless the browser has moved the whole page. */
export function takeBack({ hasUAVisualTransition }: PopStateEvent): void {
  isShown = hasUAVisualTransition;
  takeShownPrint();
}

/** Takes the print that a page is about, for the way back: the lightbox's, which the page below may show too, or the main one. */
function takeShownPrint(): void {
  const opened = document.querySelector<HTMLImageElement>("dialog[open] figure img");
  if (opened === null)
    return take(document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]'));
  take(
    opened,
    [...document.images].find((image) => image !== opened && nameOf(image) === nameOf(opened)),
  );
}

/** To be called with each print's image when it comes into the page (`ref`). */
export function showPrint(image: HTMLImageElement | null): void {
  if (image === null) return;
  const name = nameOf(image);
  if (name === pressed && document.querySelector(`[${mark}]`) === null) image.setAttribute(mark, "");
  if (image.complete) {
    remember();
    return;
  }
  const earlier = shown.get(name);
  if (earlier !== undefined) image.style.background = `url("${earlier}") center / cover`;
  image.addEventListener("load", remember, { once: true });
  if (earlier === undefined && image.loading === "lazy")
    image.addEventListener("load", appear, { once: true });

  function remember() {
    if (image !== null && image.currentSrc !== "") shown.set(name, image.currentSrc);
  }

  function appear() {
    if (wantsMotion()) image?.animate({ opacity: [0, 1] }, appearing);
  }
}

/**
 * Lets view transitions end quietly. The router starts them; where one cannot be shown, because another page was asked for
 * or the window changed its size, the page changes all the same, and nobody would hear that promise fail. Whoever asks for
 * less motion gets the page at once.
 */
export function calmViewTransitions(): void {
  if (!("startViewTransition" in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    if (isShown || !wantsMotion()) transition.skipTransition();
    return transition;
  };
}
