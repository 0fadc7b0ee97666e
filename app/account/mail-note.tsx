import * as messages from "../../domain/site/messages.ts";
import { useSite } from "../shell/use-site.ts";
import css from "./mail-note.module.css";

/**
 * A note that mails are only simulated, and where to find them (docs/product.md §7). Renders nothing where real mails
 * are sent.
 */
export function MailNote() {
  return useSite().simulatedMail && <p className={css["note"]}>{messages.signup.simulated}</p>;
}
