/** The built files of all pages: which page needs which, its module last. */
export interface PageFiles {
  readonly addresses: readonly string[];
  /** Places in that list, by the name of the page. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** The data that starts the application: the addresses of its modules. */
export interface ApplicationData {
  /** Modules that must run before the application. Only the development server has such. */
  readonly first: readonly string[];
  /** Module that hydrates the page. */
  readonly entry: string;
  /** Everything that it and the page import. */
  readonly imports: readonly string[];
  /** Addresses of the stylesheets whose text the document holds. */
  readonly heldStyles: readonly string[];
  readonly files: PageFiles;
}

/** The data of the critical path, which a JSON element in the head holds. */
export interface CriticalPathData {
  /** The face of the headings: the file in base64, and the characters it has (`unicode-range`). */
  readonly serif: { readonly data: string; readonly range: string };
  /** The `@font-face` rules of the gems' Japanese names. */
  readonly kanjiFaces: string;
  /** The fonts of the text: their files by weight, and the characters they have (`unicode-range`). */
  readonly sans: {
    readonly files: readonly { readonly address: string; readonly weight: string }[];
    readonly range: string;
  };
  readonly application: ApplicationData;
}

/** Id of the element with `CriticalPathData`. */
export const criticalPathDataId = "critical-path-data";

/** Id of the element with `PageData`; it is last in the document. */
export const pageDataId = "page-data";

/** What the server rendered the page with: the router's state at hydration. */
export interface PageData {
  /** By the name of the page, and of the root's route. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly actionData: Readonly<Record<string, unknown>> | null;
  /** The status of the error that is shown, by the route that shows it. */
  readonly errors: Readonly<Record<string, ErrorData>> | null;
}

/** An error as a document holds it, in the form that the router knows: no detail of it leaves the server. */
export interface ErrorData {
  readonly status: number;
  readonly statusText: string;
  readonly internal: boolean;
  readonly data: null;
}

/** Id of the notice that is shown before hydration. */
export const earlyNoticeId = "early-notice";

/** Reads the data of the critical path from the document. */
export const readCriticalPathData = (): CriticalPathData =>
  JSON.parse(document.getElementById(criticalPathDataId)?.textContent ?? "null");

/** Reads what the server rendered the page with. */
export const readPageData = (): PageData =>
  JSON.parse(document.getElementById(pageDataId)?.textContent ?? "null");
