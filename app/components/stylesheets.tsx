import { useEffect, useState } from "react";
import { Links, useLocation, useNavigation } from "react-router";

const onServer = typeof document === "undefined";

/**
 * The stylesheets of the routes on show. The first page carries its own inside the document (app/document.ts), so its
 * links are written for the server's eyes only; in the browser they begin with the first navigation.
 */
export function Stylesheets() {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const [navigated, setNavigated] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the first navigation is an event of the router
    if (next !== undefined && next !== pathname) setNavigated(true);
  }, [next, pathname]);
  return onServer || navigated || import.meta.env.DEV ? <Links /> : null;
}
