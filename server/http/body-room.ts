import { limitOf, type BodyLimit } from "./body-limits.ts";
import { announcedLength, type SiteRequest } from "./request.ts";

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

const nothing: Release = () => undefined;

/** Creates the memory for bodies in progress, one for each process. */
export function createBodyRoom(): BodyRoom {
  const reserved = new Map<string, number>();
  const add = (key: string, bytes: number) => {
    const sum = (reserved.get(key) ?? 0) + bytes;
    if (sum === 0) reserved.delete(key);
    else reserved.set(key, sum);
  };
  return {
    reserve(request, person) {
      const limit = limitOf(request);
      const length = limit === undefined ? 0 : lengthOf(request, limit);
      if (limit === undefined || length === 0) return nothing;
      const { kind, bytes, inProgress } = limit;
      const own = `${kind} ${person}`;
      const isOver = (key: string, most: number) => (reserved.get(key) ?? 0) + length > most;
      if (isOver(kind, inProgress) || isOver(own, mostOfPerson * bytes)) return null;
      for (const key of [kind, own]) add(key, length);
      return () => {
        for (const key of [kind, own]) add(key, -length);
      };
    },
  };
}

function lengthOf(request: SiteRequest, { bytes }: BodyLimit): number {
  const length = announcedLength(request);
  return length === "some" ? bytes : length;
}
