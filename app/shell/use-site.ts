import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import type { Site } from "../../domain/site/site-data.ts";
import { isSessionOver, onSessionEnd } from "../client/session-end.ts";

/** Id of the route that holds the data of every page. */
export const rootRoute = "root";

const nobody: Site = {
  origin: "",
  currentUser: null,
  isSessionUnknown: false,
  google: false,
  simulatedMail: false,
  notice: null,
};

/**
 * The data of every page. When the root's loader failed, and once the session has ended, nobody counts as signed in.
 */
export function useSite(): Site {
  const site = useRouteLoaderData<Site>(rootRoute) ?? nobody;
  const isOver = useSyncExternalStore(onSessionEnd, isSessionOver, isSessionOver);
  return isOver ? { ...site, currentUser: null, isSessionUnknown: false } : site;
}
