import * as messages from "../../domain/messages.ts";
import { useSite } from "../shell/use-site.ts";
import css from "./mail-note.module.css";

/** Where a mail would be sent and mails are only simulated: that it is so, and where to look (docs/product.md §7). */
export function MailNote() {
  return useSite().simulatedMail && <p className={css["note"]}>{messages.signup.simulated}</p>;
}
