/** The photo that `?photo=n` names in a gallery of `total` photos: 1-based, or null where none is open (docs/product.md §2). */
export function readPhoto(params: { get(name: string): string | null }, total: number): number | null {
  const text = params.get("photo");
  if (text === null || !/^[1-9]\d{0,5}$/.test(text)) return null;
  const photo = Number(text);
  return photo <= total ? photo : null;
}

/** The two ways through a gallery. */
export type Direction = "previous" | "next";

/** The neighbours of a photo; the lightbox wraps round (docs/product.md §2). */
export const neighbours = (photo: number, total: number): Readonly<Record<Direction, number>> => ({
  previous: photo === 1 ? total : photo - 1,
  next: photo === total ? 1 : photo + 1,
});

/** A finger must travel this far, in CSS pixels, and clearly sideways, before it counts as a swipe. */
const shortestSwipe = 40;
const steepestSwipe = 0.6;

/** Where a finger's way leads: to the left shows the next photo, to the right the previous one; else null. */
export function readSwipe(right: number, down: number): Direction | null {
  if (Math.abs(right) < shortestSwipe || Math.abs(down) > steepestSwipe * Math.abs(right)) return null;
  return right < 0 ? "next" : "previous";
}
