import * as messages from "../../domain/site/messages.ts";
import type { Season } from "../../domain/gems/gem.ts";
import points from "../ui/points.module.css";
import css from "./print-line.module.css";

/** The title of a print, and the season that it shows: "Kiln smoke at sundown, Arita · autumn". */
export function PrintLine({
  title,
  season,
}: {
  readonly title: string;
  readonly season: Season | undefined;
}) {
  return (
    <span className={points["line"]}>
      <cite className={css["title"]}>{title}</cite>
      {season !== undefined && (
        <>
          {" "}
          <span>{messages.seasons[season].name}</span>
        </>
      )}
    </span>
  );
}
