import { pageEntry, pageNames, paths, patternOf, type PageName } from "../../domain/site/paths.ts";

/** An address with content for each page: of the first gem, and of a list that is not empty. */
export const addressOfPage = (name: PageName): string =>
  name === "list" ? paths.list([1, 8, 10]) : patternOf(name, 1);

/** The pages that visitors can read. */
export const publicPages: readonly PageName[] = pageNames.filter((name) => pageEntry(name).isShared === true);
