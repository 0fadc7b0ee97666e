import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { Button } from "../../ui/button.tsx";
import { mediumDate } from "./dates.ts";
import type { OwnPasskey, Passkeys } from "./use-passkeys.ts";
import css from "./devices-section.module.css";

/**
 * The passkeys of the user, with a button to remove each and one to add another (docs/product.md §8, Account settings). A
 * removal works without JavaScript; no browser makes a passkey without.
 */
export function PasskeysSection({ passkeys, busy, heading, begin, remove }: Passkeys) {
  return (
    <section className={css["section"]} aria-labelledby="passkeys">
      <div className={css["head"]}>
        <h2 id="passkeys" ref={heading} tabIndex={-1} className={css["heading"]}>
          {messages.passkeys.title}
        </h2>
        <p>{messages.passkeys.hint}</p>
      </div>
      <Button className={`with-script ${css["action"]}`} onClick={begin}>
        {messages.passkeys.add}
      </Button>
      {passkeys.length > 0 && (
        <ul className={css["devices"]}>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              busy={busy}
              onRemove={() => void remove(passkey)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function PasskeyItem({
  passkey: { id, name, createdAt, lastUsedAt, refusedAt },
  busy,
  onRemove,
}: {
  readonly passkey: OwnPasskey;
  readonly busy: boolean;
  readonly onRemove: () => void;
}) {
  const label = `passkey-${id}`;
  const passkeys = messages.passkeys;
  return (
    <li className={css["device"]}>
      <div>
        <p id={label} className={css["browser"]}>
          <bdi>{name}</bdi>
        </p>
        <p className={css["active"]}>
          <Day at={createdAt} says={passkeys.added} />
          {lastUsedAt === null ? (
            <span>{passkeys.notUsed}</span>
          ) : (
            <Day at={lastUsedAt} says={passkeys.lastUsed} />
          )}
        </p>
        {refusedAt !== null && (
          <p className={css["warning"]}>{passkeys.refused(mediumDate.format(refusedAt))}</p>
        )}
      </div>
      <form
        method="post"
        action={paths.accountSettings()}
        onSubmit={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <input type="hidden" name="intent" value="remove-passkey" />
        <input type="hidden" name="passkey" value={id} />
        <Button type="submit" look="quiet" aria-describedby={label} busy={busy}>
          {passkeys.remove}
        </Button>
      </form>
    </li>
  );
}

function Day({ at, says }: { readonly at: number; readonly says: (day: string) => string }) {
  return <time dateTime={new Date(at).toISOString().slice(0, 10)}>{says(mediumDate.format(at))}</time>;
}
