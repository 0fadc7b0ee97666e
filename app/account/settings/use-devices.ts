import { useRef, useState, type RefObject } from "react";
import type { Device } from "../../../domain/account/device.ts";
import * as messages from "../../../domain/site/messages.ts";
import { post } from "../../client/post.ts";
import { useToast } from "../../ui/toast.tsx";

/** The list of devices, and what its buttons do. */
interface Devices {
  readonly devices: readonly Device[];
  readonly busy: boolean;
  /** Gets the focus when the pressed button is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly end: (device: Device) => Promise<void>;
  readonly endOthers: () => Promise<void>;
}

/** Which of the other devices in a list are still signed in. */
interface Answered {
  readonly loaded: readonly Device[];
  readonly left: readonly string[];
}

/** Signs out other devices. The server's answer says which are left. */
export function useDevices(loaded: readonly Device[]): Devices {
  const [answered, setAnswered] = useState<Answered>({ loaded, left: loaded.map(({ id }) => id) });
  // A list that was read again takes the place of the one before.
  const devices =
    answered.loaded === loaded
      ? loaded.filter(({ id, isThis }) => isThis || answered.left.includes(id))
      : loaded;
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = useToast();

  async function send(posted: ReturnType<typeof post<"accountSettings", "end-device">>, done: string) {
    setBusy(true);
    const response = await posted;
    setBusy(false);
    if (!response.ok) return show({ type: "error", message: response.message });
    setAnswered({ loaded, left: response.left });
    heading.current?.focus();
    show({ type: "success", message: done });
  }

  return {
    devices,
    busy,
    heading,
    end: ({ id, browser }) =>
      send(
        post("accountSettings", "end-device", { device: id }),
        messages.devices.signedOut(browser ?? messages.devices.unknown),
      ),
    endOthers: () => send(post("accountSettings", "end-other-devices", {}), messages.devices.othersSignedOut),
  };
}
