/** A file of a submitted form. */
export interface UploadedFile {
  /** The file name that the browser sent; any text. */
  readonly name: string;
  readonly bytes: Uint8Array;
}
