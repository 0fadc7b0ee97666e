/** One gem as the downloads know it. Texts may hold anything: each format makes them safe for itself. */
export interface ExportedGem {
  readonly id: number;
  readonly title: string;
  readonly japaneseName: string;
  /** The town it lies in. */
  readonly location: string;
  readonly category: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly goodTo: number;
  /** The public address of its page. */
  readonly url: string;
}

/** Degrees with five decimals, about a metre: finer than any position is known. */
export const degrees = (value: number): string => value.toFixed(5);
