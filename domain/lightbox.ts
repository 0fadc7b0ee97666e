/** The photo that `?photo=n` names in a gallery of `total` photos: 1-based, or null where none is open (product §3). */
export function readPhoto(params: { get(name: string): string | null }, total: number): number | null {
  const text = params.get("photo");
  if (text === null || !/^[1-9]\d{0,5}$/.test(text)) return null;
  const photo = Number(text);
  return photo <= total ? photo : null;
}

/** The neighbours of a photo; the lightbox wraps round (product §3). */
export const neighbours = (
  photo: number,
  total: number,
): { readonly previous: number; readonly next: number } => ({
  previous: photo === 1 ? total : photo - 1,
  next: photo === total ? 1 : photo + 1,
});
