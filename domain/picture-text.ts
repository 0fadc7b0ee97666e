import type { PictureText } from "./picture.ts";
import { pictureId } from "./picture-set.ts";
import { pictureTexts } from "./picture-texts.ts";

/** The words of the picture that a catalogue address names. @throws RangeError for an address that names none. */
export function pictureText(address: string): PictureText {
  const text = pictureTexts[pictureId(address)];
  if (text === undefined) throw new RangeError(`No words are known for ${address}.`);
  return text;
}
