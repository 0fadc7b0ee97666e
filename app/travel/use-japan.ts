import { useSyncExternalStore } from "react";
import type { Day } from "../../domain/gems/evidence.ts";
import { japanTime } from "../../domain/travel/japan-time.ts";
import { onMinute } from "./use-minute.ts";

/**
 * What a component shows of the present day in Japan.
 * @param read must give equal values for equal answers, so that it is a number or a text.
 * @param rendered the value on the server and during hydration: the server does not know when a page is read.
 */
export const useJapan = <Value extends number | string>(
  read: (today: Day) => Value,
  rendered: Value,
): Value =>
  useSyncExternalStore(
    onMinute,
    () => read(japanTime(Date.now()).day),
    () => rendered,
  );
