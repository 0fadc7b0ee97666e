import type { imageFormats } from "./profile.ts";

/** The first bytes of each accepted format: where they lie, and what they are as Latin-1. */
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

/** Whether a file that begins so may be an image in an accepted format. Only a decoder can tell whether it is one. */
export function mayBeImage(head: Uint8Array): boolean {
  const text = String.fromCodePoint(...head.subarray(0, signatureLength));
  return Object.values(signatures).some((parts) => parts.every(([at, part]) => text.startsWith(part, at)));
}
