import type { ShouldRevalidateFunction } from "react-router";

/**
 * The `shouldRevalidate` of a page that holds all it can show: another query at the same path needs nothing from the
 * server.
 */
export const keepDataAtSamePath: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate);
