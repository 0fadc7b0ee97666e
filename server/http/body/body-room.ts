import { limitOf, longestLength } from "./body-limits.ts";
import type { SiteRequest } from "../request/request.ts";

/** One person may have this many of the longest bodies in progress; or more, if they are shorter. */
const mostOfPerson = 2;

/** Gives a reservation back. */
type Release = () => void;

/** The memory for bodies in progress (docs/security.md row 22). */
export interface BodyRoom {
  /**
   * Reserves memory for a request's body, as much as it announces. Null when too much is reserved, by this person or by
   * all. Call it before the body is read, and give the memory back when nothing of the body is needed any more.
   * @param person who sends it: a user's id or a client's address.
   */
  readonly reserve: (request: SiteRequest, person: string) => Release | null;
}

/** Creates the memory for bodies in progress, one for each process. */
export function createBodyRoom(): BodyRoom {
  const reserved = new Map<string, number>();
  const reservedBy = (key: string) => reserved.get(key) ?? 0;
  return {
    reserve(request, person) {
      const limit = limitOf(request);
      if (limit === undefined) return () => undefined;
      const { kind, bytes, inProgress } = limit;
      const length = longestLength(request);
      const own = `${kind} ${person}`;
      if (reservedBy(kind) + length > inProgress || reservedBy(own) + length > mostOfPerson * bytes)
        return null;
      const add = (change: number) => {
        for (const key of [kind, own]) {
          const sum = reservedBy(key) + change;
          if (sum === 0) reserved.delete(key);
          else reserved.set(key, sum);
        }
      };
      add(length);
      return () => add(-length);
    },
  };
}
