import { useEffect } from "react";
import type { GemOnCard } from "../../domain/gems/gem.ts";
import { paths } from "../../domain/site/paths.ts";

/** The data of a gem that earlier pages contained. */
export type KnownGem = Pick<GemOnCard, "id" | "title" | "location" | "season"> &
  Partial<GemOnCard> & { readonly japaneseName?: string };

/** By the path of its page. */
const known = new Map<string, KnownGem>();

/** Stores the gems of the present page, so that the page of one of them can begin before its data has arrived. */
export function useKnownGems(gems: readonly KnownGem[]): void {
  useEffect(() => {
    for (const gem of gems) {
      const path = paths.gem(gem.id);
      known.set(path, { ...known.get(path), ...gem });
    }
  }, [gems]);
}

/** The gem whose page has this path; null when nothing is known of it. */
export const knownGemAt = (path: string): KnownGem | null => known.get(path) ?? null;
