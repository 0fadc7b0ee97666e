import { useMatches } from "react-router";
import { keptAtOf } from "../client/copies.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useSite } from "./use-site.ts";

/** What a page is, of which a copy is kept on this phone. */
export interface ShownCopy {
  /** Whether the page's own data is a copy. Otherwise only what every page has is one: who reads it is not known. */
  readonly isPage: boolean;
  /** When it was kept, as ISO 8601; null while that is not known. */
  readonly keptAt: string | null;
}

/** The copy that is shown; null when our server has sent the page. */
export function useShownCopy(): ShownCopy | null {
  const { isCopy = false } = useSite();
  const isHydrated = useHydrated();
  const keptAt = keptAtOf(useMatches().at(-1)?.loaderData);
  // The document of a copy was made before it was kept.
  if (!isHydrated) return isCopy ? { isPage: true, keptAt: null } : null;
  return isCopy || keptAt !== null ? { isPage: keptAt !== null, keptAt } : null;
}
