import { useRouteLoaderData } from "react-router";
import type { Site, CurrentUser } from "../../domain/site/site-data.ts";

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

/** The data of every page. When the root's loader failed, nobody counts as signed in. */
export const useSite = (): Site => useRouteLoaderData<Site>(rootRoute) ?? nobody;

/** The signed-in person; null for a visitor. */
export const useSignedIn = (): CurrentUser | null => useSite().currentUser;
