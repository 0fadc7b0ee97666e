import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
} from "react";
import css from "./menu.module.css";

/** The class of a menu item. Its element needs `role="menuitem"`. */
export const menuItemClass: string = css["item"] ?? "";

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A menu button (WAI-ARIA Authoring Practices, Menu Button) on the platform's popover, which opens without JavaScript,
 * closes on Escape and on a press outside, and restores the focus. This component adds the arrow keys.
 */
export function Menu({
  label,
  button,
  buttonClassName,
  children,
}: {
  readonly label: string;
  readonly button: ReactNode;
  readonly buttonClassName: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  // An open menu keeps its items: none may move while a pointer is pressing it.
  const [held, setHeld] = useState<{ readonly entries: ReactNode } | null>(null);
  const open = held !== null;
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  // The menu may have been opened before hydration.
  const atStart = useRef(children);
  useEffect(() => {
    if (menu.current?.matches(":popover-open")) setHeld({ entries: atStart.current });
  }, []);

  function onToggle({ newState }: ToggleEvent) {
    setHeld(newState === "open" ? { entries: children } : null);
    if (newState === "open") items()[0]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Tab") menu.current?.hidePopover();
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = items();
    all[
      step(
        all.findIndex((item) => item === document.activeElement),
        all.length,
      )
    ]?.focus();
  }

  return (
    <>
      <button
        type="button"
        className={buttonClassName}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
      >
        {button}
      </button>
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        className={css["menu"]}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('[role="menuitem"]'))
            menu.current?.hidePopover();
        }}
      >
        {held === null ? children : held.entries}
      </div>
    </>
  );
}
