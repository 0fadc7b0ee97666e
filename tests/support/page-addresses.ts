import { isPage } from "../../domain/site/page-traits.ts";
import { pageNames, paths, patternOf, type PageName } from "../../domain/site/paths.ts";

const listed = [1, 8, 10];
const lists: Partial<Record<PageName, string>> = {
  list: paths.list(listed),
  listBook: paths.listBook(listed),
  mistake: paths.mistake(1),
};

/** An address with content for each page: of the first gem, and of a list that is not empty. */
export const addressOfPage = (name: PageName): string => lists[name] ?? patternOf(name, 1);

/** The pages that visitors can read. */
export const publicPages: readonly PageName[] = pageNames.filter((name) => isPage(name, "isShared"));
