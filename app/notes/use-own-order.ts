import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { inSavedOrder, putBefore } from "../../domain/saves/saved-order.ts";
import { post } from "../client/post.ts";
import { useToast } from "../ui/toast.tsx";

/** The user's own order of the saved gems. */
interface OwnOrder {
  readonly order: readonly number[];
  /** The gem that was put before another at last; null where none was. */
  readonly lastMoved: number | null;
  /** Puts a gem directly before another. It shows before the server's response, and is undone if the server refuses. */
  readonly move: (gemId: number, before: number, pressed: HTMLElement) => void;
}

/**
 * Holds the user's own order, changed by presses.
 * @param loaded the order as the page has read it.
 * @param saved the saved gems, the newest save first.
 */
export function useOwnOrder(loaded: readonly number[], saved: readonly number[]): OwnOrder {
  const [changed, setChanged] = useState({ loaded, order: loaded });
  // An order that was read again takes the place of the one before.
  const order = changed.loaded === loaded ? changed.order : loaded;
  const setOrder = (next: readonly number[]) => setChanged({ loaded, order: next });
  const [lastMoved, setLastMoved] = useState<number | null>(null);
  const show = useToast();
  // Of several presses the last one's answer counts.
  const last = useRef(0);

  const move = (gemId: number, before: number, pressed: HTMLElement) => {
    const mine = ++last.current;
    // What moves in the document loses the focus.
    flushSync(() => {
      setOrder(putBefore(inSavedOrder(saved, order), gemId, before));
      setLastMoved(gemId);
    });
    pressed.focus();
    const send = async () => {
      const response = await post("saved", "move", { gemId: String(gemId), before: String(before) });
      if (mine !== last.current) return;
      setOrder(response.ok ? response.order : order);
      if (!response.ok) show({ type: "error", message: response.message });
    };
    void send();
  };
  return { order, lastMoved, move };
}
