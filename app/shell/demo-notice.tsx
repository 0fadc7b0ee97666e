import { useSite } from "./use-site.ts";
import css from "./demo-notice.module.css";

/** Above every page of a site that the public reaches though its mails are simulated (docs/product.md §7). */
export function DemoNotice() {
  const { notice } = useSite();
  return (
    notice !== null && (
      <aside className={css["notice"]}>
        <p>{notice}</p>
      </aside>
    )
  );
}
