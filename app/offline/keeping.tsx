import { useState } from "react";
import type { OfflineOffer } from "../../domain/site/offline.ts";
import * as messages from "../../domain/site/messages.ts";
import { useSite } from "../shell/use-site.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "./choice.tsx";
import { keepOnPress, remove, useCopyState } from "./copy-state.ts";
import type { Copy } from "./copy.ts";
import { dayOf } from "./day-of.ts";
import { News } from "./news.tsx";
import { useLine } from "./use-line.ts";
import css from "./keeping.module.css";

/** The choice, the buttons, and how the copy stands. Without a line a copy can only be read. */
export function Keeping({ offer }: { readonly offer: OfflineOffer }) {
  const { copy, isPossible, share } = useCopyState();
  const { isCopy } = useSite();
  const hasLine = useLine();
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (!isPossible) return <p>{messages.offline.impossible}</p>;
  const withPrints = chosen ?? copy?.withPrints ?? false;
  return (
    <>
      <p className="without-script">{messages.offline.withoutScript}</p>
      <div className={`with-script ${css["keeping"]}`}>
        {(hasLine || !(isCopy === true || copy !== null)) && (
          <>
            <Choice
              offer={offer}
              withPrints={withPrints}
              isFixed={share !== null || !hasLine}
              onChoose={setChosen}
            />
            {share === null ? <Buttons offer={offer} withPrints={withPrints} /> : <Progress share={share} />}
          </>
        )}
        <Standing offer={offer} />
      </div>
    </>
  );
}

function Buttons({ offer, withPrints }: { readonly offer: OfflineOffer; readonly withPrints: boolean }) {
  const { copy, isKnown } = useCopyState();
  const hasLine = useLine();
  const press = () => keepOnPress(offer, withPrints);
  if (copy === null)
    return (
      <div className={`${css["actions"]} ${isKnown ? "" : css["unknown"]}`}>
        <Button look="primary" disabled={!hasLine} onClick={press}>
          {messages.offlineLink.keep}
        </Button>
      </div>
    );
  const isNewer = copy.build !== offer.build || copy.withPrints !== withPrints || !copy.isWhole;
  return (
    <div className={css["actions"]}>
      <Button look={isNewer ? "primary" : "outline"} onClick={press}>
        {messages.offline.update}
      </Button>
      <Button onClick={() => void remove()}>{messages.offline.remove}</Button>
    </div>
  );
}

function Progress({ share }: { readonly share: number }) {
  return (
    <div className={css["progress"]}>
      <progress className={css["bar"]} aria-label={messages.offline.progress} max={1} value={share} />
      <p aria-hidden="true">{messages.offline.share(share)}</p>
    </div>
  );
}

/** What is kept, how it stands, what has changed, and why the last try failed. */
function Standing({ offer }: { readonly offer: OfflineOffer }) {
  const { copy, isKnown, failure } = useCopyState();
  const hasLine = useLine();
  const sentence = isKnown ? standing(copy, offer, hasLine) : null;
  return (
    <div className={css["standing"]}>
      <div role="status" className={css["status"]}>
        {copy !== null && (
          <p className={css["kept"]}>{messages.offline.kept(copy.bytes, dayOf(copy.keptAt))}</p>
        )}
        {sentence !== null && <p>{sentence}</p>}
        {failure !== null && <p className={css["failure"]}>{messages.offline.failures[failure]}</p>}
      </div>
      {copy !== null && copy.news !== null && <News news={copy.news} />}
      <p className={css["note"]}>{messages.offline.privacy}</p>
    </div>
  );
}

function standing(copy: Copy | null, offer: OfflineOffer, hasLine: boolean): string | null {
  if (copy === null) return hasLine ? null : messages.offline.nothingWithoutLine;
  if (!copy.isWhole) return messages.offline.isBroken;
  if (!hasLine) return messages.offline.noLine;
  return copy.build === offer.build ? messages.offline.isCurrent : messages.offline.isOld;
}
