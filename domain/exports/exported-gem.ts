/** A gem in the downloads. The texts are raw: each format escapes them itself. */
export interface ExportedGem {
  readonly id: number;
  readonly title: string;
  readonly japaneseName: string;
  /** Its town. */
  readonly location: string;
  readonly category: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly goodTo: number;
  /** The public address of its page. */
  readonly url: string;
}

/** Degrees with five decimals, about one metre: more precise than any of the positions. */
export const degrees = (value: number): string => value.toFixed(5);
