/**
 * How prints move and appear (app/document/styles/motion.css): a pressed print grows into the print of the next page,
 * within the view transition by which React changes the page, and a picture that loads late fades in over its
 * placeholder.
 */

import { useEffect, type SyntheticEvent } from "react";
import { wantsMotion } from "./motion.ts";

/** The duration of the fade-in of a picture, in milliseconds. tokens.css has the other durations. */
const appearing = 240;

/** The `src` of the print pressed last. It identifies the print; the browser chooses the file from `srcset`. */
let pressed: string | null = null;

/** The file in which each print was shown last, by its `src`. It is shown until a larger one has loaded. */
const shown = new Map<string, string>();

/** The file in which a print was shown last, by its `src`. */
export const shownFile = (name: string): string | undefined => shown.get(name);

const mark = "data-pressed-print";
const nameOf = (image: HTMLImageElement) => image.getAttribute("src") ?? "";

/** Chooses the print that grows or shrinks during the next navigation. */
function choose(image: HTMLImageElement | null, marked: Element | null | undefined = image): void {
  for (const earlier of document.querySelectorAll(`[${mark}]`)) earlier.removeAttribute(mark);
  pressed = image && nameOf(image);
  marked?.setAttribute(mark, "");
}

/** Chooses the main print of the present page: the one in the lightbox if it is open, otherwise the first. */
function chooseMainPrint(): void {
  const opened = document.querySelector<HTMLImageElement>("dialog[open] figure img");
  if (opened === null)
    return choose(document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]'));
  choose(
    opened,
    [...document.images].find((image) => image !== opened && nameOf(image) === nameOf(opened)),
  );
}

/** Whether the next view transition is animated. */
const animate = (isAnimated: boolean) => document.documentElement.toggleAttribute("data-moved", !isAnimated);

/**
 * A pressed link to another page: the print inside it grows, or the one of its card. Inside one page there is no view
 * transition (docs/decisions/0035-local-state-first.md), and the mark would only cost a layout of the page.
 */
function onPress({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.pathname === window.location.pathname) return;
  animate(true);
  if (link.closest("dialog") !== null) chooseMainPrint();
  else choose(link.querySelector("img") ?? link.closest("article")?.querySelector("img") ?? null);
}

/** Back: the page's main print shrinks, unless the browser has animated the whole page, after a swipe. */
function onBack({ hasUAVisualTransition }: PopStateEvent): void {
  animate(!hasUAVisualTransition);
  chooseMainPrint();
}

/** Lets the pressed print grow during a navigation, and the main print shrink when going back. */
export function usePageMotion(): void {
  useEffect(() => {
    document.addEventListener("click", onPress, { capture: true });
    window.addEventListener("popstate", onBack);
  }, []);
}

/** The `ref` of each print's image. */
export function showPrint(image: HTMLImageElement | null): void {
  if (image === null) return;
  const name = nameOf(image);
  if (name === pressed && document.querySelector(`[${mark}]`) === null) image.setAttribute(mark, "");
  if (image.complete) return remember(image);
  const earlier = shown.get(name);
  if (earlier !== undefined) image.style.background = `url("${earlier}") center / cover`;
}

function remember(image: HTMLImageElement): void {
  if (image.currentSrc !== "") shown.set(nameOf(image), image.currentSrc);
}

/**
 * The `onLoad` of each print's image. With it, React does not hold back a new page until its prints have loaded: their
 * places show their colours.
 */
export function printHasLoaded({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  const isFirst = !shown.has(nameOf(image));
  remember(image);
  if (isFirst && image.loading === "lazy" && wantsMotion()) image.animate({ opacity: [0, 1] }, appearing);
}
