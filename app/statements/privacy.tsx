import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { mitakeD } from "../../domain/prints/pictures.ts";
import { paths } from "../../domain/site/paths.ts";
import type { DataSection } from "../../domain/statements/stored-data.ts";
import { Statement, StatementPart } from "./statement.tsx";
import { StoredTable } from "./stored-table.tsx";
import css from "./statement.module.css";

const words = messages.privacy;

/** A stone wolf that guards, the print of this page. */
const print = mitakeD;

/** What is stored about people (docs/product.md §13). */
export const Privacy = ({
  sections,
  deletions,
}: {
  readonly sections: readonly DataSection[];
  readonly deletions: readonly string[];
}) => (
  <Statement
    title={words.title}
    lede={words.lede}
    print={print}
    answer={
      <nav className={css["links"]} aria-label={words.parts}>
        {[
          { name: "in-short", title: words.short.title },
          ...sections,
          { name: "deletion", title: words.deletion.title },
          { name: "rights", title: words.rights.title },
          { name: "names", title: words.names.title },
        ].map(({ name, title }) => (
          <a key={name} href={`#${name}`}>
            {title}
          </a>
        ))}
      </nav>
    }
  >
    <StatementPart id="in-short" title={words.short.title}>
      <ul className={css["points"]}>
        {words.short.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </StatementPart>
    {sections.map(({ name, title, kinds }) => (
      <StatementPart key={name} id={name} title={title}>
        <StoredTable name={name} kinds={kinds} />
        {name === "operator" && <p className={css["text"]}>{words.operator}</p>}
      </StatementPart>
    ))}
    <StatementPart id="deletion" title={words.deletion.title}>
      <ul className={css["points"]}>
        {deletions.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </StatementPart>
    <StatementPart id="rights" title={words.rights.title}>
      <dl className={css["terms"]}>
        <dt>{words.rights.own}</dt>
        <dd>{words.rights.ownHint}</dd>
        <dt>{words.rights.change}</dt>
        <dd>{words.rights.changeHint}</dd>
        <dt>{words.rights.erase}</dt>
        <dd>{words.rights.eraseHint}</dd>
      </dl>
      <p className={css["text"]}>{words.rights.complain}</p>
      <p className={css["links"]}>
        <Link to={paths.accountSettings()} reloadDocument>
          {words.rights.settings}
        </Link>
        <Link to={paths.contact()} reloadDocument>
          {words.rights.contact}
        </Link>
      </p>
    </StatementPart>
    <StatementPart id="names" title={words.names.title}>
      <details className={css["fold"]}>
        <summary>{words.names.summary}</summary>
        <dl className={css["names"]}>
          {sections
            .flatMap(({ kinds }) => kinds)
            .filter(({ names }) => names.length > 0)
            .map(({ kind, says: { title }, names }) => (
              <div key={kind}>
                <dt>{title}</dt>
                {names.map((name) => (
                  <dd key={name}>
                    <code translate="no">{name}</code>
                  </dd>
                ))}
              </div>
            ))}
        </dl>
      </details>
    </StatementPart>
  </Statement>
);
