import { catalogue } from "../gems/catalogue.ts";
import { isPerGem, patternOf, type PageName } from "./paths.ts";

/** The paths of these pages; a page of a gem has one for each gem. */
export const pagePaths = (names: readonly PageName[]): readonly string[] =>
  names.flatMap((name) =>
    isPerGem(name) ? catalogue.map(({ id }) => patternOf(name, id)) : [patternOf(name)],
  );
