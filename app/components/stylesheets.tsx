import { useEffect, useSyncExternalStore } from "react";
import { Links, useLocation, useNavigation } from "react-router";
import { stylesheetLinks } from "./stylesheet-links.ts";

const onServer = typeof document === "undefined";

/**
 * The stylesheets of the routes on show. The first page carries its own inside the document (app/document.ts), so its
 * links are written for the server's eyes only; in the browser they begin with the first navigation, or when the page
 * reads its data anew.
 */
export function Stylesheets() {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const { subscribe, areWanted } = stylesheetLinks;
  const wanted = useSyncExternalStore(subscribe, areWanted, areWanted);
  useEffect(() => {
    if (next !== undefined && next !== pathname) stylesheetLinks.want();
  }, [next, pathname]);
  return onServer || wanted || import.meta.env.DEV ? <Links /> : null;
}
