import type { Gem } from "../../domain/gem.ts";
import { GemCard } from "./gem-card.tsx";
import css from "./gem-grid.module.css";

/** Gems as cards, in one to four columns. */
export function GemGrid({ gems }: { readonly gems: readonly Gem[] }) {
  return (
    <div className={css["grid"]}>
      {gems.map((gem) => (
        <GemCard key={gem.id} gem={gem} />
      ))}
    </div>
  );
}

const placeholders = ["first", "second", "third"] as const;

/** The grid while it is not known yet which gems stand in it. */
export function GemGridLoading() {
  return (
    <div className={css["grid"]}>
      {placeholders.map((placeholder) => (
        <div key={placeholder} className={css["placeholder"]} />
      ))}
    </div>
  );
}
