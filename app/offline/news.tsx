import type { OfflineRecord } from "../../domain/site/offline.ts";
import * as messages from "../../domain/site/messages.ts";
import { dayOf } from "./day-of.ts";
import css from "./keeping.module.css";

/** Which facts the last newer copy has changed. */
export function News({ news: { since, gems } }: { readonly news: NonNullable<OfflineRecord["news"]> }) {
  const day = dayOf(since);
  if (gems.length === 0) return <p className={css["note"]}>{messages.offline.unchanged(day)}</p>;
  return (
    <div className={css["news"]}>
      <h2 className={css["heading"]}>{messages.offline.changes(day)}</h2>
      <ul>
        {gems.map((gem) => (
          <li key={gem.id}>{messages.offline.changed(gem)}</li>
        ))}
      </ul>
    </div>
  );
}
