import { Link } from "react-router";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { longDate } from "./dates.ts";
import css from "./reports-section.module.css";

/** A report as its reporter sees it. */
export interface Report {
  readonly id: string;
  readonly kind: "review" | "mistake";
  readonly gem: { readonly id: number; readonly title: string };
  readonly reportedAt: number;
  /** Null while nobody has looked at it. */
  readonly outcome: keyof typeof messages.ownReports.outcomes | null;
  readonly answer: string | null;
}

/** What the user has reported, and what became of it. Nothing where there is none. */
export function ReportsSection({ reports }: { readonly reports: readonly Report[] }) {
  const words = messages.ownReports;
  if (reports.length === 0) return null;
  return (
    <section className={css["section"]} aria-labelledby="reports">
      <div>
        <h2 id="reports" className={css["heading"]}>
          {words.title}
        </h2>
        <p>{words.hint}</p>
      </div>
      <ul className={css["reports"]}>
        {reports.map(({ id, kind, gem, reportedAt, outcome, answer }) => (
          <li key={id} className={css["report"]}>
            <p className={css["what"]}>
              <Link to={paths.gem(gem.id)}>{words[kind](gem.title)}</Link>
            </p>
            <p className={css["sent"]}>
              <time dateTime={new Date(reportedAt).toISOString().slice(0, 10)}>
                {words.sent(longDate.format(reportedAt))}
              </time>
            </p>
            <p>{outcome === null ? words.open : words.outcomes[outcome]}</p>
            {answer !== null && <p className={css["answer"]}>{answer}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
