import { useEffect } from "react";
import type { OfflineOffer } from "../../domain/site/offline.ts";
import * as messages from "../../domain/site/messages.ts";
import { mitakeB } from "../../domain/prints/pictures.ts";
import { Picture } from "../shell/picture.tsx";
import { Contents, SavedGems, type KeptGem } from "./contents.tsx";
import { lookUp, useCopyState } from "./copy-state.ts";
import { Keeping } from "./keeping.tsx";
import { useKeepSaved } from "./saved-on-phone.ts";
import css from "./offline-page.module.css";

/** The page "Offline": what can be kept on this phone, and what is kept. */
export function OfflinePage({
  offer,
  gems,
}: {
  /** What the server offers to keep; null when that is switched off. */
  readonly offer: OfflineOffer | null;
  readonly gems: readonly KeptGem[];
}) {
  const { copy } = useCopyState();
  useKeepSaved();
  useEffect(() => {
    const look = () => void (document.visibilityState === "visible" && lookUp());
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return (
    <div className={css["page"]}>
      <div className={css["print"]}>
        <Picture
          image={mitakeB}
          sizes="(width < 60rem) 92vw, 44vw"
          first
          alt=""
          className={css["view"] ?? ""}
        />
      </div>
      <div className={css["words"]}>
        <h1 className={css["title"]}>{messages.offline.title}</h1>
        <p className={css["lede"]}>{messages.offline.lede}</p>
        {offer === null ? <p>{messages.offline.off}</p> : <Keeping offer={offer} />}
      </div>
      {copy?.isWhole === true && (
        <div className={css["more"]}>
          <SavedGems gems={gems} />
          <Contents gems={gems} />
        </div>
      )}
    </div>
  );
}
