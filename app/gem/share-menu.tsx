import * as messages from "../../domain/site/messages.ts";
import { useCopyLink } from "../travel/use-copy-link.ts";
import { buttonClass } from "../ui/button.tsx";
import { hasShare } from "../ui/engine.ts";
import { Icon, LineIcon } from "../ui/icon.tsx";
import { Menu, menuItemClass } from "../ui/menu.tsx";
import { useToast } from "../ui/toast.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import css from "./share-menu.module.css";

/** Two links of a chain. */
const chain =
  "M10 14a4 4 0 0 0 5.8.3l3-3a4 4 0 0 0-5.7-5.7L12 6.8M14 10a4 4 0 0 0-5.8-.3l-3 3a4 4 0 0 0 5.7 5.7L12 17.2";

/** Copies or shares the public address of a page (its notices: docs/product.md §8). */
export function ShareMenu({ title, url }: { readonly title: string; readonly url: string }) {
  const show = useToast();
  // The server does not know whether the browser has the Web Share API.
  const canShare = useHydrated() && hasShare();
  const { copy } = useCopyLink(url);

  async function share() {
    try {
      await navigator.share({ title, url });
      show({ type: "success", message: messages.gemPage.shared });
    } catch (error) {
      const cancelled = error instanceof DOMException && error.name === "AbortError";
      if (!cancelled) show({ type: "error", message: messages.failures.unexpected });
    }
  }

  return (
    <span className={`with-script ${css["share"]}`}>
      <Menu
        label={messages.gemPage.share}
        buttonClassName={buttonClass("outline")}
        button={
          <>
            <Icon name="share" />
            <span className={css["word"]}>{messages.gemPage.share}</span>
          </>
        }
      >
        <p className={css["address"]} aria-hidden="true">
          {url.replace(/^https?:\/\//, "")}
        </p>
        <button type="button" role="menuitem" className={menuItemClass} onClick={() => void copy()}>
          <LineIcon shape={chain} />
          {messages.gemPage.copyLink}
        </button>
        {canShare && (
          <button type="button" role="menuitem" className={menuItemClass} onClick={() => void share()}>
            <Icon name="share" />
            {messages.gemPage.shareVia}
          </button>
        )}
      </Menu>
    </span>
  );
}
