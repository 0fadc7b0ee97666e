import { useCallback } from "react";
import { flushSync } from "react-dom";
import { useRevalidator } from "react-router";
import { stylesheetLinks } from "./stylesheet-links.ts";

/**
 * Reads the data of the page on show anew, in place. The router fetches the stylesheets beforehand that it finds no
 * link of, so the links must be there by then.
 */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    flushSync(stylesheetLinks.want);
    return revalidate();
  }, [revalidate]);
}
