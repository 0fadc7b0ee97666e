import { Link } from "react-router";
import type { Gem } from "../../domain/gem.ts";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { Prose } from "./prose.tsx";
import css from "./gem-about.module.css";

/** What the guide says of a gem, and its category and tags as ways back to others like it. */
export function GemAbout({ gem }: { readonly gem: Gem }) {
  return (
    <section className={css["about"]} aria-labelledby="about">
      <h2 id="about">{messages.gem.about}</h2>
      <div className={css["text"]}>
        <Prose text={gem.description} />
      </div>
      <dl className={css["facts"]}>
        <div>
          <dt className={css["label"]}>{messages.gem.category}</dt>
          <dd>
            <FilterLink filter={gem.categoryTitle} />
          </dd>
        </div>
        <div>
          <dt className={css["label"]}>{messages.gem.tags}</dt>
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
    </section>
  );
}

function FilterLink({ filter }: { readonly filter: string }) {
  return (
    <Link className={css["filter"]} to={paths.home({ category: filter })}>
      {filter}
    </Link>
  );
}
