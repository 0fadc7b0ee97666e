import { useEffect, useRef, useState } from "react";
import { farFromJapan } from "../../domain/nearby.ts";
import type { Position } from "../../domain/places.ts";

/** How long a position may take, and how old it may be, in milliseconds. */
const patience = 10_000;
const oldest = 600_000;

/** What is known of where the reader is. */
export type NearMe =
  | { readonly kind: "unasked" | "asking" | "refused" | "timedOut" | "unavailable" }
  | { readonly kind: "here"; readonly position: Position }
  /** Outside of Japan; so far from the nearest city of the list, in kilometres. */
  | { readonly kind: "afar"; readonly kilometres: number };

const placeOf = (position: Position): NearMe => {
  const kilometres = farFromJapan(position);
  return kilometres === null ? { kind: "here", position } : { kind: "afar", kilometres };
};

/** Numbers of `GeolocationPositionError` (Geolocation, §9). */
const failures: Readonly<Record<number, NearMe>> = { 1: { kind: "refused" }, 3: { kind: "timedOut" } };

/**
 * Where the reader is: asked for by `ask` alone, and kept in this component's memory, nowhere else (docs/product.md §11).
 * A question that the reader leaves open is given up like one that the device does not answer; an answer that comes later
 * still counts, unless `forget` was called.
 */
export function useNearMe(): {
  readonly nearMe: NearMe;
  readonly ask: () => void;
  readonly forget: () => void;
} {
  const [nearMe, setNearMe] = useState<NearMe>({ kind: "unasked" });
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function forget() {
    asked.current += 1;
    clearTimeout(timer.current);
    setNearMe({ kind: "unasked" });
  }

  function ask() {
    asked.current += 1;
    const question = asked.current;
    clearTimeout(timer.current);
    const answer = (found: NearMe) => {
      if (asked.current !== question) return;
      clearTimeout(timer.current);
      setNearMe(found);
    };
    if (!("geolocation" in navigator)) {
      answer({ kind: "unavailable" });
      return;
    }
    setNearMe({ kind: "asking" });
    timer.current = setTimeout(() => answer({ kind: "timedOut" }), patience * 2);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer(placeOf({ latitude, longitude })),
      ({ code }) => answer(failures[code] ?? { kind: "unavailable" }),
      { enableHighAccuracy: false, timeout: patience, maximumAge: oldest },
    );
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  return { nearMe, ask, forget };
}
