import { pathPrefix, paths } from "./paths.ts";

/** The path of each page, with `:id` where an id stands. The key is the name of the address in `paths.ts`. */
export const pagePatterns = {
  home: paths.home(),
  saved: paths.saved(),
  profile: paths.profile(),
  editProfile: paths.editProfile(),
  accountSettings: paths.accountSettings(),
  gem: `${pathPrefix}/gem/:id`,
  driverCard: `${pathPrefix}/gem/:id/card`,
  list: paths.list(),
  photos: paths.photos(),
  gemPhotos: `${pathPrefix}/photos/gem/:id`,
  map: paths.map(),
  signInDone: paths.signInDone(),
  resetPassword: paths.resetPassword(),
} as const satisfies { readonly [Name in keyof typeof paths]?: string };

/** The name of a page that has data. */
export type PageName = keyof typeof pagePatterns;

const isName = (name: string): name is PageName => Object.hasOwn(pagePatterns, name);

/** The names of all pages. */
export const pageNames: readonly PageName[] = Object.keys(pagePatterns).filter(isName);

/** A page, and the id in its path as it stands there; undefined where the page has none. */
export interface MatchedPage {
  readonly name: PageName;
  readonly id: string | undefined;
}

const matchers = pageNames.map(
  (name) => [name, new RegExp(`^${pagePatterns[name].replace(":id", "([^/]+)")}$`)] as const,
);

/** The page at a path; null when there is none. */
export function pageAt(pathname: string): MatchedPage | null {
  for (const [name, pattern] of matchers) {
    const match = pattern.exec(pathname);
    if (match !== null) return { name, id: match[1] };
  }
  return null;
}

const ending = ".json";
/** The home page of the whole site has no segment to which the ending could be added. */
const homeData = `index${ending}`;

/** The path of the data of what is at a path, as JSON. */
export const dataPath = (pathname: string): string =>
  pathname === paths.root() ? pathname + homeData : pathname + ending;

/** The path whose data is at a path; null when none can be. */
export function pathOfData(pathname: string): string | null {
  if (!pathname.endsWith(ending)) return null;
  const isHome = pathname === paths.root() + homeData;
  return pathname.slice(0, isHome ? -homeData.length : -ending.length);
}
