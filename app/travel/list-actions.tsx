import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { Button } from "../ui/button.tsx";
import { KeepLink } from "./keep-link.tsx";
import { PrintButton } from "./print-button.tsx";
import { useCopyLink } from "./use-copy-link.ts";
import css from "./list-actions.module.css";

/** Selects the address, so that the keyboard can copy it. */
function select(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/** Buttons to copy the link of a list and to print it. */
export function ListActions({ ids, origin }: { readonly ids: readonly number[]; readonly origin: string }) {
  const url = new URL(paths.list(ids), origin).href;
  const { copy, refused } = useCopyLink(url);
  return (
    <div className={css["actions"]}>
      <div className={`with-script ${css["buttons"]}`}>
        <Button look="primary" onClick={() => void copy()}>
          {messages.gemList.copyLink}
        </Button>
        <PrintButton label={messages.gemList.print} />
      </div>
      <div className={css["links"]}>
        <Link to={paths.listBook(ids)} reloadDocument>
          {messages.gemList.book}
        </Link>
        <KeepLink />
      </div>
      {refused && (
        <label className={css["byHand"]}>
          {messages.gemList.link}
          <input ref={select} className={css["link"]} readOnly value={url} />
        </label>
      )}
    </div>
  );
}
