import type { ReactNode } from "react";
import type { Gem } from "../../domain/gem.ts";
import { GemCard } from "./gem-card.tsx";
import css from "./gem-grid.module.css";

/** Gems as cards, in one to four columns; or what stands in for them. */
export function GemGrid({
  gems,
  children,
}: {
  readonly gems?: readonly Gem[];
  readonly children?: ReactNode;
}) {
  return (
    <div className={css["grid"]}>
      {gems?.map((gem) => (
        <GemCard key={gem.id} gem={gem} />
      ))}
      {children}
    </div>
  );
}
