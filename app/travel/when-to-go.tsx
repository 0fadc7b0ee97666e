import type { Day } from "../../domain/gems/evidence.ts";
import type { BestSeason } from "../../domain/gems/gem.ts";
import { addDays, daysBetween, weekdayOf } from "../../domain/travel/japan-time.ts";
import { markRuns, opensAgain, shownDays, type DayMark } from "../../domain/travel/when-to-go.ts";
import * as messages from "../../domain/site/messages.ts";
import type { WhenToGoView } from "../../server/views/travel.ts";
import { useJapan } from "./use-japan.ts";
import { YearStrip } from "./year-strip.tsx";
import css from "./when-to-go.module.css";

const weeks = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const week = [0, 1, 2, 3, 4, 5, 6] as const;

/** The name of a weekday is cut after so many letters for the eye: with large letters on a phone, and elsewhere. */
const shortNames = [2, 3] as const;

/** The class of a mark. Each looks different without its colour too, but for the weekend, whose columns are named. */
const tones: Readonly<Record<DayMark, string | undefined>> = {
  closed: css["closed"],
  "partly closed": css["partly"],
  weekend: css["weekend"],
  holiday: css["holiday"],
  "long weekend": css["longWeekend"],
  "New Year": css["weekOff"],
  "Golden Week": css["weekOff"],
  Obon: css["weekOff"],
  "peak of the season": css["peak"],
};

/**
 * How many days later than its first day the eight weeks begin. A copy, which has more days, is read long after it was
 * made; when it knows no later ones, the last that it knows are shown.
 */
const useFirst = ({ today, marks }: WhenToGoView): number =>
  useJapan((now) => Math.max(0, Math.min(daysBetween(today, now), marks.length - shownDays)), 0);

/**
 * When to go to a gem: its season, and the next eight weeks with what is closed or busy (docs/product.md §11). Where
 * nothing is open in them, the eye sees twelve months with what is open instead. The days are those of the day on which
 * the page was made, or of today in a copy, and named: a page that is read later is still right.
 */
export function WhenToGo({
  season,
  whenToGo,
}: {
  readonly season: BestSeason;
  readonly whenToGo: WhenToGoView;
}) {
  const { highlights, isUnsure } = whenToGo;
  const first = useFirst(whenToGo);
  const today = addDays(whenToGo.today, first);
  const marks = whenToGo.marks.slice(first, first + shownDays);
  const day = (index: number) => addDays(today, index);
  const isShut = marks.every((mark) => mark === "closed");
  const again = isShut ? opensAgain(whenToGo.open, today) : undefined;
  const entries = isShut ? [] : markRuns(marks);
  return (
    <section className={css["section"]} aria-labelledby="when-to-go">
      <h2 id="when-to-go">{messages.whenToGo.title}</h2>
      <div className={css["lead"]}>
        {season === "all year" && <p>{messages.whenToGo.allYear}</p>}
        {highlights.map(({ when, what }) => (
          <p key={when}>{messages.whenToGo.highlight(when, what)}</p>
        ))}
      </div>
      {isShut && (
        <div className={css["year"]}>
          <YearStrip today={today} open={whenToGo.open} />
          {again !== undefined && <p className={css["again"]}>{messages.whenToGo.opensAgain(again)}</p>}
        </div>
      )}
      <div className={isShut ? "visually-hidden" : css["weeks"]}>
        <table className={css["days"]}>
          <caption>{messages.whenToGo.eightWeeks(today)}</caption>
          <thead>
            <tr>
              {week.map((index) => (
                <Weekday key={index} day={day(index)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((row) => (
              <tr key={row}>
                {week.map((column) => {
                  const index = 7 * row + column;
                  const mark = marks[index];
                  const isRunStart = column === 0 || marks[index - 1] !== mark;
                  return (
                    <DayCell
                      key={index}
                      day={day(index)}
                      mark={mark}
                      word={mark && isRunStart ? messages.whenToGo.word(mark) : ""}
                      hasMonth={index === 0 || day(index).endsWith("-01")}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css["key"]}>
        {entries.length > 0 && (
          <ul>
            {entries.map(({ mark, runs }, index) => {
              const busy = messages.whenToGo.busy(mark);
              const isSaid = entries
                .slice(0, index)
                .some((earlier) => messages.whenToGo.busy(earlier.mark) === busy);
              const note = mark === "closed" && isUnsure ? messages.whenToGo.unsure : null;
              const spans = messages.whenToGo.spans(runs.map(([from, to]) => [day(from), day(to)]));
              return (
                <li key={mark}>
                  <span className={`${css["sample"]} ${tones[mark]}`} aria-hidden="true" />
                  <span>
                    <span className={isSaid ? "visually-hidden" : undefined}>{busy}</span>
                    {mark}
                    {(note ?? spans) !== null && <span className={css["spans"]}> {note ?? spans}</span>}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
        <p className={css["rule"]}>{messages.whenToGo.byRule}</p>
      </div>
    </section>
  );
}

function Weekday({ day }: { readonly day: Day }) {
  const name = messages.whenToGo.weekdays[weekdayOf(day)];
  return (
    <th scope="col">
      <span aria-hidden="true">
        {name.slice(0, shortNames[0])}
        <span className={css["third"]}>{name.slice(...shortNames)}</span>
      </span>
      <span className="visually-hidden">{name}</span>
    </th>
  );
}

/** A day: its date, and the symbol of its mark, with a word in a wide window. */
function DayCell({
  day,
  mark,
  word,
  hasMonth,
}: {
  readonly day: Day;
  readonly mark: DayMark | null | undefined;
  /** The beginning of the mark that a wide window shows. */
  readonly word: string;
  readonly hasMonth: boolean;
}) {
  return (
    <td className={mark ? tones[mark] : undefined}>
      <time dateTime={day}>
        <span className={css["date"]}>{messages.whenToGo.date(day)}</span>{" "}
        <span className={hasMonth ? css["month"] : "visually-hidden"}>{messages.whenToGo.month(day)}</span>
      </time>
      {mark && (
        <span className={`visually-hidden ${word === "" ? "" : css["mark"]}`}>
          {" "}
          <span className="visually-hidden">{messages.whenToGo.busy(mark)}</span>
          {word}
          <span className="visually-hidden">{mark.slice(word.length)}</span>
        </span>
      )}
    </td>
  );
}
