import { useRouteLoaderData } from "react-router";
import type { Site, CurrentUser } from "../../domain/site-data.ts";

const nobody: Site = {
  origin: "",
  currentUser: null,
  isSessionUnknown: false,
  google: false,
  simulatedMail: false,
  notice: null,
};

/** The data of every page. When the root's loader failed, nobody counts as signed in. */
export const useSite = (): Site => useRouteLoaderData<Site>("root") ?? nobody;

/** The signed-in person; null for a visitor. */
export const useSignedIn = (): CurrentUser | null => useSite().currentUser;
