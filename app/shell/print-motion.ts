/**
 * How prints move and appear (app/styles/motion.css): a pressed print grows into the print of the next page, within the
 * view transition by which React changes the page, and a picture that loads late fades in over its placeholder.
 */

import type { SyntheticEvent } from "react";
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
function take(image: HTMLImageElement | null, marked: Element | null | undefined = image): void {
  for (const earlier of document.querySelectorAll(`[${mark}]`)) earlier.removeAttribute(mark);
  pressed = image && nameOf(image);
  marked?.setAttribute(mark, "");
}

/**
 * Chooses the print of a pressed link to another page: the one inside it, or the one of its card. Inside one page there is
 * no view transition (docs/decisions/0035-local-state-first.md), and the mark would only cost a layout of the page.
 */
export function takePressedPrint({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.pathname === window.location.pathname) return;
  animate(true);
  if (link.closest("dialog") !== null) takeShownPrint();
  else take(link.querySelector("img") ?? link.closest("article")?.querySelector("img") ?? null);
}

/** Whether the next view transition is animated. */
const animate = (isAnimated: boolean) => document.documentElement.toggleAttribute("data-moved", !isAnimated);

/** Handles going back: the page's main print shrinks, unless the browser has animated the whole page, after a swipe. */
export function takeBack({ hasUAVisualTransition }: PopStateEvent): void {
  animate(!hasUAVisualTransition);
  takeShownPrint();
}

/** Chooses the main print of a page, for going back: the one in the lightbox if it is open, otherwise the first. */
function takeShownPrint(): void {
  const opened = document.querySelector<HTMLImageElement>("dialog[open] figure img");
  if (opened === null)
    return take(document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]'));
  take(
    opened,
    [...document.images].find((image) => image !== opened && nameOf(image) === nameOf(opened)),
  );
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
