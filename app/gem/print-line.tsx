import * as messages from "../../domain/site/messages.ts";
import type { Season } from "../../domain/gems/gem.ts";

/**
 * The title of a print, and the season that it shows: "Kiln smoke at sundown, Arita · autumn". No line ends with the
 * point.
 */
export function PrintLine({
  title,
  season,
}: {
  readonly title: string;
  readonly season: Season | undefined;
}) {
  return (
    <>
      <cite>{title}</cite>
      {season !== undefined && ` ·\u00A0${messages.seasons[season].name}`}
    </>
  );
}
