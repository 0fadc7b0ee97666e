import * as messages from "../../domain/messages.ts";
import { printSeason } from "../../domain/seasons.ts";

/** Which of a gem's prints this is, and the season it shows: "Sheet 3 of 5 · autumn". */
export function SheetLine({
  image,
  n,
  total,
}: {
  readonly image: string;
  readonly n: number;
  readonly total: number;
}) {
  const season = printSeason(image);
  const sheet = messages.photos.sheet(n, total);
  return <b>{season === null ? sheet : `${sheet} · ${messages.seasons[season].name}`}</b>;
}
