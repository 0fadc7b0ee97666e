import { useRef, useState, type RefObject } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { post } from "../../client/post.ts";
import { useToast } from "../../ui/toast.tsx";
import { canHavePasskeys } from "../engine.ts";
import { forgetPasskey } from "../passkeys.ts";

/** A passkey of the user. Times in milliseconds since the epoch. */
export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  readonly refusedAt: number | null;
}

/** The list of passkeys, and what its buttons do. */
export interface Passkeys {
  readonly passkeys: readonly OwnPasskey[];
  readonly busy: boolean;
  /** Whether the dialog that adds one is open. */
  readonly isAdding: boolean;
  /** Gets the focus when the pressed button is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly begin: () => void;
  readonly close: () => void;
  readonly added: (passkeys: readonly OwnPasskey[]) => void;
  readonly remove: (passkey: OwnPasskey) => Promise<void>;
}

/** A list that was loaded, and how the server has changed it since. */
interface Changed {
  readonly loaded: readonly OwnPasskey[];
  readonly passkeys: readonly OwnPasskey[];
}

/** Adds and removes passkeys. The server's answer is the new list. */
export function usePasskeys(loaded: readonly OwnPasskey[]): Passkeys {
  const [changed, setChanged] = useState<Changed>({ loaded, passkeys: loaded });
  const [isAdding, setAdding] = useState(false);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = useToast();

  return {
    // A list that was read again takes the place of the one before.
    passkeys: changed.loaded === loaded ? changed.passkeys : loaded,
    busy,
    isAdding,
    heading,
    begin() {
      if (canHavePasskeys()) setAdding(true);
      else show({ type: "info", message: messages.passkeys.unsupported });
    },
    close: () => setAdding(false),
    added(passkeys) {
      setAdding(false);
      setChanged({ loaded, passkeys });
      show({ type: "success", message: messages.passkeys.done });
    },
    async remove({ id, name }) {
      setBusy(true);
      const response = await post("accountSettings", "remove-passkey", { passkey: id });
      setBusy(false);
      if (!response.ok) return show({ type: "error", message: response.message });
      setChanged({ loaded, passkeys: response.passkeys });
      forgetPasskey(id);
      heading.current?.focus();
      show({ type: "success", message: messages.passkeys.removed(name) });
    },
  };
}
