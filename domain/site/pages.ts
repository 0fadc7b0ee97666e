import { pageNames, paths, patternOf, type PageName } from "./paths.ts";

/** A page, and the id in its path, still encoded; undefined when the page has none. */
export interface MatchedPage {
  readonly name: PageName;
  readonly id: string | undefined;
}

const matchers = pageNames.map((name) => [name, new RegExp(`^${patternOf(name, "([^/]+)")}$`)] as const);

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
