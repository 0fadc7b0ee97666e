import * as messages from "../../domain/site/messages.ts";
import { Icon } from "../ui/icon.tsx";
import { useSaves } from "./saves-provider.tsx";
import css from "./save-button.module.css";

/** Around a heart that waits: drawn, not yet printed. Not in the stylesheet, because the server never renders one. */
const ring = { display: "grid", padding: "0.25rem", border: "1.5px dashed", borderRadius: "50%" };

/** The heart of a gem, pressed when the gem is saved (docs/product.md §4, Save toggle). */
export function SaveButton({
  gemId,
  title,
  className = "",
}: {
  readonly gemId: number;
  readonly title: string;
  readonly className?: string;
}) {
  const { saved, waiting, toggle } = useSaves();
  const isSaved = saved.includes(gemId);
  const isWaiting = waiting.has(gemId);
  const heart = <Icon name="heart" filled={isSaved} />;
  return (
    <button
      type="button"
      className={`${css["save"]} ${className}`}
      aria-label={isWaiting ? messages.gem.saveWaiting(title) : messages.gem.save(title)}
      aria-pressed={isSaved}
      value={gemId}
      data-heart=""
      onClick={() => toggle(gemId)}
    >
      {isWaiting ? <span style={ring}>{heart}</span> : heart}
    </button>
  );
}
