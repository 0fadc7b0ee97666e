import type { ReactNode } from "react";
import { Link } from "react-router";
import { splitSentence } from "../../domain/base/excerpt.ts";
import type { Gem } from "../../domain/gems/gem.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { Prose } from "./prose.tsx";
import css from "./gem-about.module.css";

/** A longer first sentence, in characters, is set less large on a phone. */
const longLead = 110;

/**
 * The description of a gem: its first sentence large, prints between the paragraphs, and its category and its tags.
 */
export function GemAbout({
  gem,
  children,
}: {
  readonly gem: Pick<Gem, "description" | "categoryTitle" | "tags">;
  /** The prints. */
  readonly children: ReactNode;
}) {
  const [first = "", ...others] = gem.description.split("\n\n");
  const [lead, rest] = splitSentence(first);
  return (
    <section className={css["about"]} aria-labelledby="about">
      <h2 id="about">{messages.gemPage.about}</h2>
      <div className={css["text"]}>
        <p>
          <span className={`${css["lead"]} ${lead.length > longLead ? css["long"] : ""}`}>
            <Prose text={lead} />
          </span>
          <Prose text={rest} />
        </p>
      </div>
      <Facts gem={gem} />
      {children}
      <div className={css["text"]}>
        {others.map((paragraph) => (
          <p key={paragraph}>
            <Prose text={paragraph} />
          </p>
        ))}
      </div>
    </section>
  );
}

function Facts({ gem }: { readonly gem: Pick<Gem, "categoryTitle" | "tags"> }) {
  return (
    <dl className={css["facts"]}>
      <div>
        <dt className={css["label"]}>{messages.gemPage.category}</dt>
        <dd>
          <FilterLink filter={gem.categoryTitle} />
        </dd>
      </div>
      <div>
        <dt className={css["label"]}>{messages.gemPage.tags}</dt>
        <dd>
          <ul className={css["tags"]}>
            {gem.tags.map((tag) => (
              <li key={tag}>
                <FilterLink filter={tag} />
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}

function FilterLink({ filter }: { readonly filter: string }) {
  return (
    <Link className={css["filter"]} to={paths.home({ category: filter })}>
      {filter}
    </Link>
  );
}
