/** A file of a submitted form. */
export interface UploadedFile {
  /** The file name that the browser sent; any text. */
  readonly name: string;
  /** How many bytes were sent. */
  readonly size: number;
  /** The content; null when it cannot be an image that we accept, and was not kept. */
  readonly bytes: Uint8Array | null;
}
