import { gridClass } from "./gem-grid.tsx";
import css from "./gem-grid-loading.module.css";

const placeholders = ["first", "second", "third"] as const;

/** The loading state of the grid of gems. */
export const GemGridLoading = () => (
  <div className={gridClass}>
    {placeholders.map((placeholder) => (
      <div key={placeholder} className={css["placeholder"]} />
    ))}
  </div>
);
