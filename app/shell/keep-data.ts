import type { ShouldRevalidateFunction } from "react-router";

/**
 * The `shouldRevalidate` of a page that has all its data: another query at the same path needs no request.
 */
export const keepDataAtSamePath: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate);
