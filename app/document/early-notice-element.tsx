import { Icon } from "../ui/icon.tsx";
import css from "../ui/toast.module.css";
import { earlyNoticeId } from "./data.ts";

/**
 * A notice that the document holds, for `early-notice.ts` to show before hydration: a layer as the
 * application's, with an empty live region and the notice as a template. Only the server renders it.
 */
export function EarlyNotice({ message }: { readonly message: string }) {
  return (
    <div popover="manual" id={earlyNoticeId} className={css["toasts"]}>
      <div role="status" className={css["region"]} />
      <template>
        <div className={css["toast"]}>
          <span className={css["icon"]}>
            <Icon name="info" />
          </span>
          <span>{message}</span>
        </div>
      </template>
    </div>
  );
}
