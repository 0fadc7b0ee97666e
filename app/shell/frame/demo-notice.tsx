import { useSite } from "../use-site.ts";
import css from "./strip.module.css";

/** A notice above every page of a public site whose mails are only simulated (docs/product.md §7). */
export function DemoNotice() {
  const { notice } = useSite();
  return (
    notice !== null && (
      <aside className={css["strip"]}>
        <p>{notice}</p>
      </aside>
    )
  );
}
