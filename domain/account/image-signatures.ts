import type { imageFormats } from "./profile.ts";

/** The first bytes of each accepted format: their offset, and their text as Latin-1. */
const signatures: Readonly<
  Record<(typeof imageFormats)[number], readonly (readonly [at: number, text: string])[]>
> = {
  jpeg: [[0, "\xFF\xD8\xFF"]],
  png: [[0, "\x89PNG\r\n\x1A\n"]],
  gif: [[0, "GIF8"]],
  webp: [
    [0, "RIFF"],
    [8, "WEBP"],
  ],
  avif: [[4, "ftyp"]],
};

/** How many of the first bytes decide. */
export const signatureLength = 12;

/** Whether a file with these first bytes may be an image in an accepted format. Only a decoder knows for certain. */
export function mayBeImage(head: Uint8Array): boolean {
  const text = String.fromCodePoint(...head.subarray(0, signatureLength));
  return Object.values(signatures).some((parts) => parts.every(([at, part]) => text.startsWith(part, at)));
}
