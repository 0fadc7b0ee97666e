import { useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { isFetchingScripts, onFetchingScripts } from "../actions/page-requests.ts";
import css from "./waiting-line.module.css";

/** A line along the lower edge of the header while the next page is loading. A fast navigation never shows it. */
export function WaitingLine() {
  const isFetching = useSyncExternalStore(onFetchingScripts, isFetchingScripts, () => false);
  const isLoading = useNavigation().state === "loading";
  return isFetching || isLoading ? <div className={css["line"]} data-waiting="" aria-hidden="true" /> : null;
}
