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

/** What every page knows; on a page that failed before it could be known, nobody is signed in. */
export const useSite = (): Site => useRouteLoaderData<Site>("root") ?? nobody;

/** The person signed in, or null. */
export const useSignedIn = (): CurrentUser | null => useSite().currentUser;
