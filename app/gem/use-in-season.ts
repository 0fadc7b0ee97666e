import { useSyncExternalStore } from "react";
import type { InSeason, InSeasonFrom } from "../../domain/travel/when-to-go.ts";

function onReturn(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** The day of the year in Japan, `11-26`. Not by `japanTime`, for which the home page would need one more file. */
const japanDayOfYear = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(5, 10);

/**
 * What is in season now: what the server says, and in a copy, which is read long after it was made, what the phone's clock
 * says.
 */
export const useInSeason = (
  thisMonth: readonly InSeason[],
  thisYear: readonly InSeasonFrom[] | undefined,
): readonly InSeason[] =>
  useSyncExternalStore(
    onReturn,
    () => thisYear?.findLast(({ from }) => from <= japanDayOfYear())?.inSeason ?? thisMonth,
    () => thisMonth,
  );
