import { pagePaths } from "../../domain/site/page-paths.ts";
import { isPage } from "../../domain/site/page-traits.ts";
import { pageNames } from "../../domain/site/paths.ts";

/** The addresses of all pages of a kind; a page of a gem has one for each gem. */
export const pagesThat = (kind: "isShared" | "isListed" | "isKept"): readonly string[] =>
  pagePaths(pageNames.filter((name) => isPage(name, kind)));
