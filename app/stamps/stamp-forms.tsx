import { useState, type ReactNode } from "react";
import { monthName } from "../../domain/site/date-words.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { straightPress, type Press } from "../../domain/stamps/press.ts";
import { firstYear, type Month, type Stamp } from "../../domain/stamps/stamp.ts";
import { typedMonth, type TypedMonth } from "../../domain/stamps/stamp-fields.ts";
import { Button } from "../ui/button.tsx";
import { useHold } from "./use-hold.ts";
import type { IntentName } from "../../server/actions/registry.ts";
import css from "./stamp-book.module.css";

/** A form with fields that nobody sees. A script sends it, or the browser does. */
export function StampForm({
  intent,
  fields,
  onSubmit,
  className,
  children,
}: {
  readonly intent: IntentName<"stamps">;
  readonly fields: Readonly<Record<string, string | number>>;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <form
      method="post"
      action={paths.stamps()}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** The button that presses a seal: held and dragged, or simply pressed. */
export function PressForm({
  gemId,
  title,
  busy,
  onHold,
  onPress,
}: {
  readonly gemId: number;
  readonly title: string;
  readonly busy: boolean;
  /** Called while it is held, with what it would press now, and with null where that is broken off. */
  readonly onHold: (press: Press | null) => void;
  readonly onPress: (press: Press) => void;
}) {
  const hold = useHold({ onHold, onRelease: onPress, onCancel: () => onHold(null) });
  return (
    <StampForm intent="press" fields={{ gemId }} onSubmit={() => onPress(straightPress)}>
      <Button
        type="submit"
        busy={busy}
        className={css["press"] ?? ""}
        aria-label={messages.stamps.pressAt(title)}
        {...hold}
      >
        {messages.stamps.press}
      </Button>
    </StampForm>
  );
}

/** Changes the month of a stamp. */
export function MonthForm({
  stamp: { gemId, month },
  present,
  busy,
  onSubmit,
}: {
  readonly stamp: Stamp;
  readonly present: Month;
  readonly busy: boolean;
  readonly onSubmit: (when: TypedMonth) => void;
}) {
  const [when, setWhen] = useState(typedMonth(month));
  const last = typedMonth(present);
  const latest = Number(last.year);
  const monthsOf = (year: string) => (year === last.year ? Number(last.month) : 12);
  const choose = ({ year, month: chosen }: TypedMonth) =>
    setWhen({ year, month: String(Math.min(Number(chosen), monthsOf(year))) });
  return (
    <StampForm intent="month" fields={{ gemId }} className={css["month"]} onSubmit={() => onSubmit(when)}>
      <label>
        {messages.stamps.month}
        <select
          name="month"
          value={when.month}
          onChange={({ target }) => choose({ ...when, month: target.value })}
        >
          {Array.from({ length: monthsOf(when.year) }, (_, index) => (
            <option key={index} value={index + 1}>
              {monthName(index + 1)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {messages.stamps.year}
        <select
          name="year"
          value={when.year}
          onChange={({ target }) => choose({ ...when, year: target.value })}
        >
          {Array.from({ length: latest - firstYear + 1 }, (_, back) => (
            <option key={back} value={latest - back}>
              {latest - back}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" busy={busy}>
        {messages.stamps.saveMonth}
      </Button>
    </StampForm>
  );
}
