import { memo } from "react";
import { Link } from "react-router";
import type { InSeason } from "../../domain/travel/when-to-go.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import css from "./this-month.module.css";

/** What is in season this month in Japan, with links to the gems; nothing when nothing is. */
export const ThisMonth = memo(function ThisMonth({ inSeason }: { readonly inSeason: readonly InSeason[] }) {
  if (inSeason.length === 0) return null;
  return (
    <section className={css["month"]} aria-labelledby="this-month">
      <h2 id="this-month" className={css["title"]}>
        {messages.home.thisMonth}
      </h2>
      <p>
        {inSeason.map(({ gemId, what, where }) => (
          <Link key={what} to={paths.gem(gemId)} {...prefetchOnIntent}>
            {messages.home.inSeason(what, where)}
          </Link>
        ))}
      </p>
    </section>
  );
});
