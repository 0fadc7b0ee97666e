import type { SubmitEvent } from "react";
import type { Device } from "../../../domain/account/device.ts";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { useLogOut } from "../../shell/frame/use-log-out.ts";
import { Button } from "../../ui/button.tsx";
import { useDevices } from "./use-devices.ts";
import { mediumDate } from "./dates.ts";
import css from "./devices-section.module.css";

/** How many devices are shown at first. With one or two more, all are: folding them would save nothing. */
const shown = 4;

/**
 * Where the user is signed in, with a button to sign out each (docs/product.md §8, Account settings). The forms work without JavaScript.
 * @param refused why a form that was sent without JavaScript was refused; null when none was.
 */
export function DevicesSection({
  loaded,
  refused,
}: {
  readonly loaded: readonly Device[];
  readonly refused: string | null;
}) {
  const { devices, busy, heading, end, endOthers } = useDevices(loaded);
  const logOut = useLogOut();
  const first = devices.length > shown + 2 ? shown : devices.length;
  const renderItem = (device: Device) => (
    <DeviceItem
      key={device.id}
      device={device}
      busy={busy}
      onEnd={(event) => {
        if (device.isThis) return void logOut(event);
        event.preventDefault();
        void end(device);
      }}
    />
  );
  return (
    <section className={css["section"]} aria-labelledby="devices">
      <div className={css["head"]}>
        <h2 id="devices" ref={heading} tabIndex={-1} className={css["heading"]}>
          {messages.devices.title}
        </h2>
        <p>{messages.devices.hint}</p>
      </div>
      {devices.length > 1 && (
        <form
          className={css["action"]}
          method="post"
          action={paths.accountSettings()}
          onSubmit={(event) => {
            event.preventDefault();
            void endOthers();
          }}
        >
          <input type="hidden" name="intent" value="end-other-devices" />
          <Button type="submit" busy={busy}>
            {messages.devices.signOutOthers}
          </Button>
        </form>
      )}
      {refused !== null && <p role="alert">{refused}</p>}
      <ul className={css["devices"]}>{devices.slice(0, first).map(renderItem)}</ul>
      {first < devices.length && (
        <details className={css["more"]}>
          <summary>{messages.devices.more(devices.length - first)}</summary>
          <ul className={css["devices"]}>{devices.slice(first).map(renderItem)}</ul>
        </details>
      )}
    </section>
  );
}

/** This device is signed out by the log-out, which also erases what the browser keeps. */
function DeviceItem({
  device: { id, browser, lastActiveAt, isThis },
  busy,
  onEnd,
}: {
  readonly device: Device;
  readonly busy: boolean;
  readonly onEnd: (event: SubmitEvent) => void;
}) {
  const name = `device-${id}`;
  return (
    <li className={css["device"]}>
      <div>
        <p id={name} className={css["browser"]}>
          {browser ?? messages.devices.unknown}
        </p>
        <p className={css["active"]}>
          {isThis && <span className={css["here"]}>{messages.devices.here}</span>}
          <time dateTime={new Date(lastActiveAt).toISOString().slice(0, 10)}>
            {messages.devices.lastActive(mediumDate.format(lastActiveAt))}
          </time>
        </p>
      </div>
      <form method="post" action={isThis ? paths.signOut() : paths.accountSettings()} onSubmit={onEnd}>
        {!isThis && (
          <>
            <input type="hidden" name="intent" value="end-device" />
            <input type="hidden" name="device" value={id} />
          </>
        )}
        <Button type="submit" look="quiet" aria-describedby={name} busy={busy}>
          {messages.devices.signOut}
        </Button>
      </form>
    </li>
  );
}
