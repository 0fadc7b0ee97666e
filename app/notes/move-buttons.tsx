import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { Icon } from "../ui/icon.tsx";
import css from "./move-buttons.module.css";

interface Props {
  readonly gemId: number;
  readonly title: string;
  /** The gem before this one in the order, and the one after it; undefined at its ends. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
  /** Puts a gem directly before another. */
  readonly onMove: (gemId: number, before: number, pressed: HTMLElement) => void;
}

/** Moves a saved gem up or down by one place. Each button is a form, which works without JavaScript. */
export function MoveButtons({ gemId, title, previous, next, onMove }: Props) {
  return (
    <div className={css["buttons"]}>
      <Move
        label={messages.notes.moveUp(title)}
        turn="up"
        move={previous === undefined ? null : [gemId, previous]}
        onMove={onMove}
      />
      <Move
        label={messages.notes.moveDown(title)}
        turn="down"
        move={next === undefined ? null : [next, gemId]}
        onMove={onMove}
      />
    </div>
  );
}

/** At the end of the list the button stays, so that the focus does, and does nothing. */
function Move({
  label,
  turn,
  move,
  onMove,
}: {
  readonly label: string;
  readonly turn: "up" | "down";
  readonly move: readonly [gemId: number, before: number] | null;
  readonly onMove: Props["onMove"];
}) {
  return (
    <form
      method="post"
      action={paths.saved()}
      onSubmit={(event) => {
        event.preventDefault();
        const button = event.currentTarget.querySelector("button");
        if (move !== null && button !== null) onMove(...move, button);
      }}
    >
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="gemId" value={move?.[0]} />
      <input type="hidden" name="before" value={move?.[1]} />
      <button
        type={move === null ? "button" : "submit"}
        className={css["button"]}
        aria-label={label}
        aria-disabled={move === null || undefined}
      >
        <span className={css[turn]}>
          <Icon name="left" />
        </span>
      </button>
    </form>
  );
}
