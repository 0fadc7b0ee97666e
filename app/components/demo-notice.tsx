import * as messages from "../../domain/messages.ts";
import { useSite } from "./use-site.ts";
import css from "./demo-notice.module.css";

/** Above every page of a site that the public reaches though its mails are simulated (hardening §7). */
export function DemoNotice() {
  return (
    useSite().demo && (
      <aside className={css["notice"]} aria-label={messages.site.demo}>
        <p>{messages.site.demoNotice}</p>
      </aside>
    )
  );
}
