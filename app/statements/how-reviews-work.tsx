import * as messages from "../../domain/site/messages.ts";
import { naraInkB } from "../../domain/prints/pictures.ts";
import type { ReviewRules } from "../../domain/statements/review-rules.ts";
import { Statement, StatementPart } from "./statement.tsx";
import css from "./statement.module.css";

const words = messages.howReviewsWork;

/** A brush, ink and a ring on paper, the print of this page. */
const print = naraInkB;

/** Who may write reviews, and what becomes of them (docs/product.md §13). */
export function HowReviewsWork({ figures, longest, verifiesAddresses }: ReviewRules) {
  return (
    <Statement title={words.title} lede={words.lede} print={print} showsFoot>
      <StatementPart id="who" title={words.who.title}>
        <p className={css["text"]}>{words.who.account}</p>
        <p className={css["text"]}>{verifiesAddresses ? words.who.verified : words.who.unverified}</p>
        <p className={css["text"]}>{words.who.money}</p>
      </StatementPart>
      <StatementPart id="checked" title={words.checked.title}>
        <p className={css["text"]}>{words.checked.visit}</p>
        <p className={css["text"]}>{words.checked.form(longest)}</p>
      </StatementPart>
      <StatementPart id="shown" title={words.shown.title}>
        <p className={css["text"]}>{words.shown.order}</p>
        <p className={css["text"]}>{words.shown.mean}</p>
      </StatementPart>
      <StatementPart id="removed" title={words.removed.title}>
        <p className={css["text"]}>{words.removed.who}</p>
        <p className={css["text"]}>{words.removed.reasons}</p>
        <p className={css["text"]}>{words.removed.report}</p>
        <p className={css["text"]}>{words.removed.writer}</p>
      </StatementPart>
      <StatementPart id="figures" title={words.figures.title}>
        {figures === null ? (
          <p className={css["text"]}>{words.figures.missing}</p>
        ) : (
          <dl className={css["figures"]}>
            {(["shown", "hidden", "deleted"] as const).map((name) => (
              <div key={name}>
                <dt>{words.figures[name]}</dt>
                <dd>{words.figures.count(figures[name])}</dd>
              </div>
            ))}
          </dl>
        )}
      </StatementPart>
    </Statement>
  );
}
