import type { PictureText } from "./picture.ts";
import { pictureId } from "./picture-set.ts";
import { pictureTexts } from "./picture-texts.ts";

/**
 * The texts of the picture at a catalogue address.
 * @throws RangeError for an unknown address.
 */
export function pictureText(address: string): PictureText {
  const text = pictureTexts[pictureId(address)];
  if (text === undefined) throw new RangeError(`No text for ${address}.`);
  return text;
}

/** Adds a photo's texts. The server does it, so that the browser need not load those of all prints. */
export const addText = <Photo extends { readonly image: string }>(photo: Photo): Photo & PictureText => ({
  ...photo,
  ...pictureText(photo.image),
});
