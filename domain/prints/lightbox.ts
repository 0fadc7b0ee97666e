/**
 * The photo that `?photo=n` names in a gallery of `total` photos, 1-based; null when no photo is open
 * (docs/product.md §2).
 */
export function readPhoto(params: { get(name: string): string | null }, total: number): number | null {
  const text = params.get("photo");
  if (text === null || !/^[1-9]\d{0,5}$/.test(text)) return null;
  const photo = Number(text);
  return photo <= total ? photo : null;
}

/** The two directions through a gallery. */
export type Direction = "previous" | "next";

/** The neighbours of a photo. The lightbox wraps around at both ends (docs/product.md §2). */
export const neighbours = (photo: number, total: number): Readonly<Record<Direction, number>> => ({
  previous: photo === 1 ? total : photo - 1,
  next: photo === total ? 1 : photo + 1,
});

/** A swipe is at least this long, in CSS pixels, and at most this steep. */
const shortestSwipe = 40;
const steepestSwipe = 0.6;

/**
 * The direction of a swipe over `right` and `down` CSS pixels: to the left shows the next photo, to the right the
 * previous one. Null when it is not a swipe.
 */
export function readSwipe(right: number, down: number): Direction | null {
  if (Math.abs(right) < shortestSwipe || Math.abs(down) > steepestSwipe * Math.abs(right)) return null;
  return right < 0 ? "next" : "previous";
}
