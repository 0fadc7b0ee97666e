import * as messages from "../../domain/site/messages.ts";
import { Icon } from "../ui/icon.tsx";
import { useSaves } from "./saves-provider.tsx";
import css from "./save-button.module.css";

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
  const { saved, toggle } = useSaves();
  const isSaved = saved.includes(gemId);
  return (
    <button
      type="button"
      className={`${css["save"]} ${className}`}
      aria-label={messages.gem.save(title)}
      aria-pressed={isSaved}
      value={gemId}
      data-heart=""
      onClick={() => toggle(gemId)}
    >
      <Icon name="heart" filled={isSaved} />
    </button>
  );
}
