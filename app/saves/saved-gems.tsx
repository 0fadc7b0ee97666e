import { useEffect } from "react";
import { Link } from "react-router";
import { catalogue } from "../../domain/catalogue.ts";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { GemGrid } from "../gem/gem-grid.tsx";
import { useSaves } from "./saves-provider.tsx";
import css from "./saved-gems.module.css";

const ghosts = ["first", "second", "third"] as const;

/** The page while the list is being fetched (spec §2, Saved). */
export function SavedGemsLoading() {
  return (
    <div className={css["page"]} aria-busy="true">
      <div className={css["head"]}>
        <h1 className={css["title"]}>{messages.saves.title}</h1>
        <p role="status" className={css["count"]}>
          {messages.saves.loading}
        </p>
      </div>
      <GemGrid>
        {ghosts.map((ghost) => (
          <div key={ghost} className={css["ghost"]} />
        ))}
      </GemGrid>
    </div>
  );
}

/** The saved gems, the newest save first; what was just fetched counts, and then what is pressed here. */
export function SavedGems({ fetched }: { readonly fetched: readonly number[] }) {
  const { saved, adopt } = useSaves();
  useEffect(() => adopt(fetched), [adopt, fetched]);
  const gems = saved.flatMap((id) => catalogue.filter((gem) => gem.id === id));
  return (
    <div className={css["page"]}>
      <div className={css["head"]}>
        <h1 className={css["title"]}>{messages.saves.title}</h1>
        {gems.length > 0 && (
          <p role="status" className={css["count"]}>
            {messages.saves.count(gems.length)}
          </p>
        )}
      </div>
      {gems.length === 0 ? (
        <div className={css["empty"]}>
          <p className={css["lead"]}>{messages.saves.empty}</p>
          <p className={css["hint"]}>{messages.saves.emptyHint}</p>
          <Link className={buttonClass("primary")} to={paths.home()}>
            {messages.saves.explore}
          </Link>
        </div>
      ) : (
        <GemGrid gems={gems} />
      )}
    </div>
  );
}
