import type { ExportFormat } from "../travel/export-formats.ts";
import type { GooglePurpose, SignInOutcome } from "../account/google.ts";
import type { Query } from "../search/search.ts";

/** Percent-encodes text for a query; a lone surrogate, which has no encoding, becomes U+FFFD instead of an exception. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function addParams(
  path: string,
  params: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const search = Object.entries(params)
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .map(([name, value]) => `${name}=${encode(String(value))}`);
  return search.length === 0 ? path : `${path}?${search.join("&")}`;
}

/** Ids as `?g=4,9,2`. A query may contain commas (RFC 3986 §3.4), and without percent-encoding people can read it. */
const listQuery = (ids: readonly number[]) => (ids.length === 0 ? "" : `?g=${ids.join(",")}`);

/** The id of a gem's line in the list next to the map. */
export const gemAnchor = (id: number): string => `gem-${id}`;

/** A path segment such as `/ja`, or nothing. */
export type PathPrefix = "" | `/${string}`;

/**
 * The beginning of every page's path. Another build may use another prefix for the same pages in another language.
 */
const pathPrefix: PathPrefix = "";

/** The path of every page after the prefix, with `:id` where a gem's id is. What is true of each is in `page-traits.ts`. */
const pageTable = {
  home: "",
  saved: "/saved",
  /** The stamp book. */
  stamps: "/stamps",
  profile: "/profile",
  editProfile: "/profile/edit",
  accountSettings: "/account-settings",
  gem: "/gem/:id",
  /** The page to show to a driver. */
  driverCard: "/gem/:id/card",
  /** The form for a mistake in the facts about a gem; with JavaScript a dialog stands in for it. */
  mistake: "/mistake",
  /** A list of gems, which people pass on. */
  list: "/list",
  /** A list of gems as a sheet that folds to a book. */
  listBook: "/list/book",
  photos: "/photos",
  gemPhotos: "/photos/gem/:id",
  map: "/map",
  phrases: "/phrases",
  /** What can be kept, and what is kept, on this phone. */
  offline: "/offline",
  privacy: "/privacy",
  howReviewsWork: "/how-reviews-work",
  contact: "/contact",
  /** It ends a sign-in, and no link leads to it. */
  signInDone: "/sign-in/done",
  /** Only an e-mail leads to it. */
  resetPassword: "/reset-password",
} as const satisfies Readonly<Record<string, "" | `/${string}`>>;

/** The name of a page that has data. */
export type PageName = keyof typeof pageTable;

const isName = (name: string): name is PageName => Object.hasOwn(pageTable, name);

/** The names of all pages. */
export const pageNames: readonly PageName[] = Object.keys(pageTable).filter(isName);

/** The pages that a phone can keep, for a journey without a connection (`offline.ts`). */
export const keptPages: ReadonlySet<PageName> = new Set([
  "home",
  "gem",
  "driverCard",
  "list",
  "listBook",
  "photos",
  "gemPhotos",
  "map",
  "phrases",
  "offline",
]);

/** The path of a page below a prefix; `id` replaces `:id`. */
const pagePath = (prefix: PathPrefix, name: PageName, id: number | string = ":id"): string =>
  `${prefix}${pageTable[name]}`.replace(":id", String(id)) || "/";

/** The path of each page, with `:id` where a gem's id is, or with what replaces it. */
export const patternOf = (name: PageName, id?: number | string): string => pagePath(pathPrefix, name, id);

/** Whether there is a page of this name for each gem. */
export const isPerGem = (name: PageName): boolean => pageTable[name].includes(":id");

/** A page without a gem's id. */
type PlainPage = {
  [Name in PageName]: (typeof pageTable)[Name] extends `${string}:id${string}` ? never : Name;
}[PageName];

/** The addresses of those pages. A page with a query writes its own below. */
const plainPaths = (prefix: PathPrefix) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its keys are the names of the table
  Object.fromEntries(pageNames.map((name) => [name, () => pagePath(prefix, name)])) as Readonly<
    Record<PlainPage, () => string>
  >;

/**
 * Writes the addresses of the site. Pages get the prefix. Files, profile images, Google's callback and addresses for
 * machines are the same in every build.
 */
export const writePaths = (prefix: PathPrefix) =>
  ({
    ...plainPaths(prefix),
    /** The path of the whole site, for cookies and for parsing request targets. */
    root: () => "/",
    home: (query?: Partial<Query>) =>
      addParams(pagePath(prefix, "home"), { q: query?.q, category: query?.category }),
    editProfile: (from?: "google") => addParams(pagePath(prefix, "editProfile"), { from }),
    /** All data about the signed-in user, as a file. */
    ownData: () => `${prefix}/account-settings/data.json`,
    gem: (id: number) => pagePath(prefix, "gem", id),
    driverCard: (id: number) => pagePath(prefix, "driverCard", id),
    mistake: (gemId?: number) => addParams(pagePath(prefix, "mistake"), { gemId }),
    /** The gems in this order. */
    list: (ids: readonly number[] = []) => pagePath(prefix, "list") + listQuery(ids),
    /** The same gems as a pocket book. */
    listBook: (ids: readonly number[] = []) => pagePath(prefix, "listBook") + listQuery(ids),
    /** The same page, scrolled to its map. */
    listMap: (ids: readonly number[]) => `${pagePath(prefix, "list")}${listQuery(ids)}#map`,
    /** The map; with a gem, scrolled to it in the list. */
    map: (gemId?: number) => pagePath(prefix, "map") + (gemId === undefined ? "" : `#${gemAnchor(gemId)}`),
    /** The phrases; with the anchor of one, scrolled to it. */
    phrases: (anchor?: string) => pagePath(prefix, "phrases") + (anchor === undefined ? "" : `#${anchor}`),
    /** The map, its list ordered by the distance from a city. */
    mapFrom: (cityId: string) => addParams(pagePath(prefix, "map"), { from: cityId }),
    /** The own stamp book as a picture. */
    stampPicture: () => `${prefix}/stamps/book.svg`,
    /** All gems, and the gems of a list, as a file. */
    mapExport: (format: ExportFormat) => `/map.${format}`,
    listExport: (format: ExportFormat, ids: readonly number[] = []) => `/list.${format}${listQuery(ids)}`,
    reviews: (gemId: number, before?: string) =>
      `${addParams(pagePath(prefix, "gem", gemId), { before })}#reviews`,
    photos: (photo?: number) => addParams(pagePath(prefix, "photos"), { photo }),
    gemPhotos: (id: number, photo?: number) => addParams(pagePath(prefix, "gemPhotos", id), { photo }),
    /** The data that every page has: only as JSON (`dataPath`), as the address has no page. */
    site: () => `${prefix}/site`,
    /** Where saves are posted, and read as JSON. */
    saves: () => `${prefix}/saves`,
    /** Where reviews are posted, and those of others reported. */
    ownReviews: () => `${prefix}/reviews`,
    signIn: () => `${prefix}/sign-in`,
    signOut: () => `${prefix}/sign-out`,
    signup: () => `${prefix}/signup`,
    forgotPassword: () => `${prefix}/forgot-password`,
    resetPassword: (token?: string) => addParams(pagePath(prefix, "resetPassword"), { token }),
    /** Opened in a popup; leads to Google and back to `googleCallback`. */
    googleSignIn: (purpose?: GooglePurpose) => addParams(`${prefix}/sign-in/google`, { purpose }),
    googleCallback: () => "/sign-in/google/callback",
    signInDone: (outcome?: SignInOutcome) => addParams(pagePath(prefix, "signInDone"), { outcome }),
    /** All addresses of the development OpenID provider begin with this. */
    developmentProvider: () => "/google-stand-in",
    /** The address of a stored profile image, by its key. */
    profileImage: (key: string) => `/${key}`,
    sitemap: () => "/sitemap.xml",
    robots: () => "/robots.txt",
    webManifest: () => "/site.webmanifest",
    icon: (
      file:
        | "favicon.svg"
        | "icon-192.png"
        | "icon-512.png"
        | "icon-maskable-512.png"
        | "apple-touch-icon.png",
    ) => `/icons/${file}`,
    /** A picture of the site, for its manifest. */
    screenshot: (file: string) => `/screenshots/${file}`,
    /** The script that answers without a connection (a service worker). */
    worker: () => "/sw.js",
    /** Every page that can be kept, as one file. */
    offlinePack: () => "/offline.pack",
    /** Where the browser stores what it has kept, among the kept pages. The server has nothing there. */
    offlineRecord: () => "/offline.record",
    health: () => "/healthz",
    readiness: () => "/readyz",
  }) as const;

/** Every address of the site (docs/product.md §2); the only place where one is written. */
export const paths = writePaths(pathPrefix);
