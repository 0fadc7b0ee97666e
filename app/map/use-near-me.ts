import { useEffect, useRef, useState } from "react";
import { kilometresOutsideJapan } from "../../domain/map/nearby.ts";
import type { Position } from "../../domain/gems/place.ts";

/** How long the device may take to find a position, in milliseconds. */
const locationTimeoutMs = 10_000;
/** How old a position that the device has kept may be, in milliseconds. */
const maximumLocationAgeMs = 600_000;
/** How long the reader may take to answer the browser's question, in milliseconds. */
const answerTimeoutMs = 2 * locationTimeoutMs;

/** The state of the question where the reader is. */
export type NearMe =
  | { readonly kind: "unasked" | "asking" | "refused" | "timedOut" | "unavailable" }
  | { readonly kind: "here"; readonly position: Position }
  /** `kilometres`: the distance to the nearest city of the list. */
  | { readonly kind: "outsideJapan"; readonly kilometres: number };

const stateAt = (position: Position): NearMe => {
  const kilometres = kilometresOutsideJapan(position);
  return kilometres === null ? { kind: "here", position } : { kind: "outsideJapan", kilometres };
};

/** By the codes of `GeolocationPositionError` (W3C Geolocation). */
const failures: Readonly<Record<number, NearMe>> = { 1: { kind: "refused" }, 3: { kind: "timedOut" } };

/**
 * The reader's position. Only `ask` requests it, and it stays in this component's state: it is never sent, stored or put
 * into the address (docs/product.md §11). When the reader does not answer the browser's question, the state becomes
 * `timedOut`. A later answer still counts, unless `forget` was called.
 */
export function useNearMe(): {
  readonly nearMe: NearMe;
  readonly ask: () => void;
  readonly forget: () => void;
} {
  const [nearMe, setNearMe] = useState<NearMe>({ kind: "unasked" });
  const requests = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function forget() {
    requests.current += 1;
    clearTimeout(timer.current);
    setNearMe({ kind: "unasked" });
  }

  function ask() {
    requests.current += 1;
    const request = requests.current;
    clearTimeout(timer.current);
    const answer = (found: NearMe) => {
      if (requests.current !== request) return;
      clearTimeout(timer.current);
      setNearMe(found);
    };
    setNearMe({ kind: "asking" });
    timer.current = setTimeout(() => answer({ kind: "timedOut" }), answerTimeoutMs);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer(stateAt({ latitude, longitude })),
      ({ code }) => answer(failures[code] ?? { kind: "unavailable" }),
      { enableHighAccuracy: false, timeout: locationTimeoutMs, maximumAge: maximumLocationAgeMs },
    );
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  return { nearMe, ask, forget };
}
