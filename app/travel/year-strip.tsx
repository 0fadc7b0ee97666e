import type { Day } from "../../domain/gems/evidence.ts";
import { addDays, daysBetween } from "../../domain/travel/japan-time.ts";
import { firstOfMonth, type DaySpan } from "../../domain/travel/when-to-go.ts";
import * as messages from "../../domain/site/messages.ts";
import css from "./year-strip.module.css";

const months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

interface Props {
  readonly today: Day;
  readonly open: readonly DaySpan[];
}

/** Twelve months with what is open in them, for the eye: the season and the next opening are sentences. */
export const YearStrip = ({ today, open }: Props) => (
  <div className={css["strip"]} aria-hidden="true">
    {months.map((later) => (
      <Month key={later} first={firstOfMonth(today, later)} open={open} />
    ))}
  </div>
);

function Month({ first, open }: Pick<Props, "open"> & { readonly first: Day }) {
  const share = (days: number) => `${(100 * days) / daysBetween(first, firstOfMonth(first, 1))}%`;
  const at = (day: Day) => share(daysBetween(first, day));
  return (
    <div className={css["month"]}>
      {messages.whenToGo.month(first)}
      <svg className={css["band"]}>
        {/* A picture in a picture cuts off what is in other months. */}
        <svg>
          {open.map(([from, to]) => (
            <rect key={from} x={at(from)} width={share(daysBetween(from, to) + 1)} />
          ))}
        </svg>
        {open
          .flatMap(([from, to]) => [[from, from, "start"] as const, [to, addDays(to, 1), "end"] as const])
          .filter(([day]) => firstOfMonth(day) === first)
          .map(([day, edge, anchor]) => (
            <text key={day + anchor} x={at(edge)} textAnchor={anchor}>
              {messages.whenToGo.date(day)}
            </text>
          ))}
      </svg>
    </div>
  );
}
