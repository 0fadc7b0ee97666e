/** The data that starts the application: the addresses of its modules, and the state of React Router's client. */
export interface ApplicationData {
  /** Module that defines React Router's route table; in development also the one that must run before all others. */
  readonly first: readonly string[];
  /** Module that hydrates the page. */
  readonly entry: string;
  /** Everything that these and the matched routes import. */
  readonly imports: readonly string[];
  /** Ids of the matched routes, from the root on. */
  readonly routes: readonly string[];
  /** Whether the document holds the stylesheets of the matched routes. */
  readonly holdsStylesheets: boolean;
  /** `window.__reactRouterContext` without the loaders' data. */
  readonly context: object;
}

/** The data of the critical path, which a JSON element in the head holds. */
export interface CriticalPathData {
  /** The face of the headings: the file in base64, and the characters it has (`unicode-range`). */
  readonly serif: { readonly data: string; readonly range: string };
  /** The `@font-face` rules of the gems' Japanese names. */
  readonly kanjiFaces: string;
  /** Addresses of the font files of the text. */
  readonly fonts: readonly string[];
  /** The `@font-face` rules of the text. */
  readonly fontFaces: string;
  readonly application: ApplicationData;
}

/** Id of the element with `CriticalPathData`. */
export const criticalPathDataId = "critical-path-data";

/** Id of the element with the loaders' data, as React Router encodes it; it stands last in the document. */
export const loaderDataId = "loader-data";

/** Id of the route of the home page, which has a search field that must respond before hydration. */
export const searchRoute = "routes/home";

/** Id of the notice that is shown before hydration. */
export const earlyNoticeId = "early-notice";

/** Reads the data of the critical path from the document. */
export const readCriticalPathData = (): CriticalPathData =>
  JSON.parse(document.getElementById(criticalPathDataId)?.textContent ?? "null");
