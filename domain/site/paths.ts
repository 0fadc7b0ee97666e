import type { ExportFormat } from "../travel/export-formats.ts";
import type { GooglePurpose, SignInOutcome } from "../account/google.ts";
import type { Query } from "../search/search.ts";

/** Percent-encodes text for a query; a lone surrogate, which has no encoding, becomes U+FFFD instead of an exception. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function withParams(
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

/** The id of a gem's line in the list beside the map. */
export const gemAnchor = (id: number): string => `gem-${id}`;

/** A path segment such as `/ja`, or nothing. */
export type PathPrefix = "" | `/${string}`;

/**
 * The beginning of every page's path. Another build may use another prefix for the same pages in another language.
 * `domain/site/pages.ts` has it too.
 */
export const pathPrefix: PathPrefix = "";

/**
 * Writes the addresses of the site. Pages get the prefix. Files, profile images, Google's callback and addresses for
 * machines are the same in every build.
 */
export const writePaths = (prefix: PathPrefix) =>
  ({
    /** The path of the whole site, for cookies and for parsing request targets. */
    root: () => "/",
    home: (query?: Partial<Query>) => withParams(prefix || "/", { q: query?.q, category: query?.category }),
    saved: () => `${prefix}/saved`,
    profile: () => `${prefix}/profile`,
    editProfile: (from?: "google") => withParams(`${prefix}/profile/edit`, { from }),
    accountSettings: () => `${prefix}/account-settings`,
    /** All data about the signed-in user, as a file. */
    ownData: () => `${prefix}/account-settings/data.json`,
    gem: (id: number) => `${prefix}/gem/${id}`,
    /** The page to show to a driver. */
    driverCard: (id: number) => `${prefix}/gem/${id}/card`,
    /** A list of gems in this order, which people pass on. */
    list: (ids: readonly number[] = []) => `${prefix}/list${listQuery(ids)}`,
    /** The same page, scrolled to its map. */
    listMap: (ids: readonly number[]) => `${prefix}/list${listQuery(ids)}#map`,
    /** The map; with a gem, scrolled to it in the list. */
    map: (gemId?: number) => (gemId === undefined ? `${prefix}/map` : `${prefix}/map#${gemAnchor(gemId)}`),
    /** The map, its list ordered by the distance from a city. */
    mapFrom: (cityId: string) => withParams(`${prefix}/map`, { from: cityId }),
    /** All gems, and the gems of a list, as a file. */
    mapExport: (format: ExportFormat) => `/map.${format}`,
    listExport: (format: ExportFormat, ids: readonly number[] = []) => `/list.${format}${listQuery(ids)}`,
    reviews: (gemId: number, before?: string) =>
      `${withParams(`${prefix}/gem/${gemId}`, { before })}#reviews`,
    photos: (photo?: number) => withParams(`${prefix}/photos`, { photo }),
    gemPhotos: (id: number, photo?: number) => withParams(`${prefix}/photos/gem/${id}`, { photo }),
    /** The data that every page has: only as JSON (`dataPath`), as the address has no page. */
    site: () => `${prefix}/site`,
    /** Where saves are posted, and read as JSON. */
    saves: () => `${prefix}/saves`,
    /** Where reviews are posted. */
    ownReviews: () => `${prefix}/reviews`,
    signIn: () => `${prefix}/sign-in`,
    signOut: () => `${prefix}/sign-out`,
    signup: () => `${prefix}/signup`,
    forgotPassword: () => `${prefix}/forgot-password`,
    resetPassword: (token?: string) => withParams(`${prefix}/reset-password`, { token }),
    /** Opened in a popup; leads to Google and back to `googleCallback`. */
    googleSignIn: (purpose?: GooglePurpose) => withParams(`${prefix}/sign-in/google`, { purpose }),
    googleCallback: () => "/sign-in/google/callback",
    signInDone: (outcome?: SignInOutcome) => withParams(`${prefix}/sign-in/done`, { outcome }),
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
    health: () => "/healthz",
    readiness: () => "/readyz",
  }) as const;

/** Every address of the site (docs/product.md §2); the only place where one is written. */
export const paths = writePaths(pathPrefix);
