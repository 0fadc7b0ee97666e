/** A file that somebody sends with a form. */
export interface UploadedFile {
  /** The name that the browser gives, which may be any text. */
  readonly name: string;
  readonly bytes: Uint8Array;
}
