import * as messages from "../../domain/site/messages.ts";
import type { Season } from "../../domain/gems/seasons.ts";

/** The number of a print among its gem's, and its season: "Sheet 3 of 5 · autumn". */
export function SheetLine({
  n,
  total,
  season,
}: {
  readonly n: number;
  readonly total: number;
  readonly season: Season | undefined;
}) {
  const sheet = messages.photos.sheet(n, total);
  return <b>{season === undefined ? sheet : `${sheet} · ${messages.seasons[season].name}`}</b>;
}
