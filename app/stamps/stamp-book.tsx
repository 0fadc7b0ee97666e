import { useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { Press } from "../../domain/stamps/press.ts";
import { typedMonth, typedPress } from "../../domain/stamps/stamp-fields.ts";
import type { Month, Stamp } from "../../domain/stamps/stamp.ts";
import type { WantedStamp } from "../waiting/stamp-presses.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { SealPlace } from "./seal-place.tsx";
import { MonthForm, PressForm, StampForm } from "./stamp-forms.tsx";
import { useStamps } from "./use-stamps.ts";
import "../travel/print.css";
import css from "./stamp-book.module.css";

/** A place in the book. */
interface Place {
  readonly id: number;
  readonly title: string;
  readonly shortTitle: string;
  readonly japaneseName: string;
}

/** The user's stamp book: twelve seals, or where they will be. Each button is a form, also without JavaScript. */
export function StampBook({
  places,
  present,
  stamps: loaded,
  takenAway: loadedTakenAway,
  refused,
  printButton,
}: {
  readonly places: readonly Place[];
  readonly present: Month;
  readonly stamps: readonly Stamp[];
  readonly takenAway: Stamp | null;
  /** Why a form that was sent without JavaScript was refused; null when none was. */
  readonly refused: string | null;
  readonly printButton: ReactNode;
}) {
  const { stamps, waiting, takenAway, isBusy, ...book } = useStamps(
    { stamps: loaded, takenAway: loadedTakenAway },
    present,
  );
  const [held, setHeld] = useState<{ readonly gemId: number; readonly press: Press } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  // The pressed button is gone with its form: the focus goes to its place in the book.
  const focusOn = (gemId: number) => (isDone: boolean) => {
    if (isDone) list.current?.querySelector<HTMLElement>(`#stamp-${gemId}`)?.focus();
  };
  const press = (wanted: WantedStamp) => void book.press(wanted).then(focusOn(wanted.gemId));
  const isUndoable = takenAway !== null && !stamps.some(({ gemId }) => gemId === takenAway.gemId);
  return (
    <div className={css["page"]}>
      <div className={css["head"]}>
        <h1 className={css["title"]}>{messages.stamps.title}</h1>
        <p role="status" className={css["count"]}>
          {messages.stamps.count(stamps.length, places.length)}
        </p>
        <div className={css["about"]}>
          <p>{messages.stamps.about}</p>
          <p>{messages.stamps.how}</p>
        </div>
      </div>
      {refused !== null && <p role="alert">{refused}</p>}
      <div aria-live="polite" className={css["undo"]}>
        {isUndoable && (
          <StampForm
            intent="press"
            fields={{
              gemId: takenAway.gemId,
              ...typedPress(takenAway),
              ...typedMonth(takenAway.month),
            }}
            onSubmit={() => press({ gemId: takenAway.gemId, press: takenAway, month: takenAway.month })}
          >
            <span>
              {messages.stamps.takenAway(places.find(({ id }) => id === takenAway.gemId)?.title ?? "")}
            </span>
            <Button type="submit" busy={isBusy}>
              {messages.stamps.undo}
            </Button>
          </StampForm>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from a list without markers */}
      <ol ref={list} role="list" className={css["sheet"]}>
        {places.map(({ id, title, shortTitle, japaneseName }) => {
          const stamp = stamps.find(({ gemId }) => gemId === id);
          const print = held?.gemId === id ? held.press : stamp;
          return (
            <li key={id} id={`stamp-${id}`} tabIndex={-1} className={css["place"]}>
              <p className="visually-hidden">
                {stamp === undefined
                  ? messages.stamps.missing(id)
                  : messages.stamps.stamped(id, title, stamp.month)}
              </p>
              <div className={css["leaf"]} aria-hidden="true">
                <SealPlace
                  gemId={id}
                  press={print ?? null}
                  className={css[print === undefined ? "blind" : "print"]}
                />
                <span lang="ja" translate="no" className={css["name"]}>
                  {japaneseName}
                </span>
              </div>
              <p aria-hidden="true" className={css["small"]}>
                <span>{messages.home.sheetNumber(id)}</span>
                {stamp !== undefined && <span>{messages.stamps.when(stamp.month)}</span>}
              </p>
              {waiting.includes(id) && <p className={css["small"]}>{messages.stamps.waits}</p>}
              <Link className={css["gem"]} to={paths.gem(id)} reloadDocument>
                {shortTitle}
                <span className="visually-hidden">{title.slice(shortTitle.length)}</span>
              </Link>
              {stamp === undefined ? (
                <PressForm
                  gemId={id}
                  title={title}
                  busy={isBusy}
                  onHold={(how) => setHeld(how === null ? null : { gemId: id, press: how })}
                  onPress={(how) => {
                    setHeld(null);
                    press({ gemId: id, press: how, month: null });
                  }}
                />
              ) : (
                <details className={css["change"]}>
                  <summary>
                    {messages.stamps.change}
                    <span className="visually-hidden">{messages.stamps.at(title)}</span>
                  </summary>
                  <MonthForm
                    key={stamp.month}
                    stamp={stamp}
                    present={present}
                    busy={isBusy}
                    onSubmit={(when) => void book.setMonth({ gemId: String(id), ...when }).then(focusOn(id))}
                  />
                  <StampForm
                    intent="remove"
                    fields={{ gemId: id }}
                    onSubmit={() => press({ gemId: id, press: null, month: null })}
                  >
                    <Button type="submit" busy={isBusy}>
                      {messages.stamps.takeAway}
                    </Button>
                  </StampForm>
                </details>
              )}
            </li>
          );
        })}
      </ol>
      <div className={css["links"]}>
        {printButton}
        <a
          className={buttonClass("outline")}
          href={paths.stampPicture()}
          download={messages.stamps.pictureFile}
        >
          {messages.stamps.picture}
        </a>
      </div>
    </div>
  );
}
