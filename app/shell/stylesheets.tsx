import { useEffect, useSyncExternalStore } from "react";
import { Links, useNavigation } from "react-router";
import { stylesheetLinks } from "./stylesheet-links.ts";

const onServer = typeof document === "undefined";

/**
 * The stylesheets of the routes on show. The first page carries its own inside the document (app/critical-path/document.ts), so its
 * links are written for the server's eyes only; in the browser they begin with the first navigation that asks the server
 * for something, or when the page reads its data anew: the router then fetches stylesheets that it finds no link of.
 */
export function Stylesheets() {
  const { state } = useNavigation();
  const { subscribe, areWanted } = stylesheetLinks;
  const wanted = useSyncExternalStore(subscribe, areWanted, areWanted);
  useEffect(() => {
    if (state !== "idle") stylesheetLinks.want();
  }, [state]);
  return onServer || wanted || import.meta.env.DEV ? <Links /> : null;
}
