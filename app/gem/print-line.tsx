import * as messages from "../../domain/site/messages.ts";
import type { Season } from "../../domain/gems/gem.ts";
import css from "./print-line.module.css";

/**
 * The title of a print, and the season that it shows: "Kiln smoke at sundown, Arita · autumn". No line begins or ends
 * with the point.
 */
export function PrintLine({
  title,
  season,
}: {
  readonly title: string;
  readonly season: Season | undefined;
}) {
  return (
    <span className={css["line"]}>
      <cite>{title}</cite>
      {season !== undefined && (
        <>
          {" "}
          <span className={css["season"]}>{messages.seasons[season].name}</span>
        </>
      )}
    </span>
  );
}
