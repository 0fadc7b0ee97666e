import { Suspense, use, useEffect } from "react";
import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { GemGrid, GemGridLoading } from "../gem/gem-grid.tsx";
import { LogInPrompt } from "../account/log-in-prompt.tsx";
import { UnprintedSheet } from "../account/unprinted-sheet.tsx";
import { useKnownGems } from "../shell/known-gems.ts";
import { PrivateMeta } from "../shell/page-meta.tsx";
import type { Requested as RequestedView } from "../saves/list-version.ts";
import { useSaves } from "../saves/saves-provider.tsx";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import { buttonClass } from "../ui/button.tsx";
import { useRefresh } from "../shell/use-refresh.ts";
import { useIsLoggedOut } from "../account/use-is-logged-out.ts";
import type { PageProps } from "../page.ts";
import css from "./saved.module.css";

type SavedView = PageProps<"saved">["loaderData"];

/** Within the application the page opens before its data is there. A new document has the list at version 0. */
export default function SavedPage({
  loaderData,
}: {
  readonly loaderData: SavedView | RequestedView<SavedView>;
}) {
  const isLoggedOut = useIsLoggedOut();
  return (
    <>
      <PrivateMeta title={messages.saves.title} description={messages.descriptions.saved} />
      {isLoggedOut ? (
        <LogInFirst />
      ) : (
        <Suspense fallback={<Loading />}>
          {"version" in loaderData ? <Requested {...loaderData} /> : <Fetched {...loaderData} version={0} />}
        </Suspense>
      )}
    </>
  );
}

const LogInFirst = () => <LogInPrompt title={messages.saves.logInPrompt} />;

function Requested({ view, version }: RequestedView<SavedView>) {
  return <Fetched {...use(view)} version={version} />;
}

function Fetched({ savedGems, gems, version }: SavedView & { readonly version: number }) {
  return savedGems === null ? (
    <LogInFirst />
  ) : (
    <SavedGems savedGems={savedGems} gems={gems} version={version} />
  );
}

/** The loading state (docs/product.md §2, Saved), with placeholders for the gems. */
function Loading() {
  return (
    <div className={css["page"]} aria-busy="true">
      <div className={css["head"]}>
        <h1 className={css["title"]}>{messages.saves.title}</h1>
        <p role="status" className={css["count"]}>
          {messages.saves.loading}
        </p>
      </div>
      <GemGridLoading />
    </div>
  );
}

/** The saved gems, the newest save first: the loaded list, changed by later presses. */
function SavedGems({
  savedGems,
  gems: known,
  version,
}: {
  readonly savedGems: readonly number[];
  readonly gems: SavedView["gems"];
  readonly version: number;
}) {
  useKnownGems(known);
  const { saved, adopt } = useSaves();
  useEffect(() => adopt(savedGems, version), [adopt, savedGems, version]);
  const gems = saved.flatMap((id) => known.filter((gem) => gem.id === id));
  // Saved in another window since the page was loaded: the new list has the id, but the page lacks the gem.
  const refresh = useRefresh();
  const isUnknown = gems.length < saved.length;
  useEffect(() => void (isUnknown && refresh()), [isUnknown, refresh]);
  if (gems.length === 0) return <NothingSaved />;
  return (
    <div className={css["page"]}>
      <div className={css["head"]}>
        <h1 className={css["title"]}>{messages.saves.title}</h1>
        <p role="status" className={css["count"]}>
          {messages.saves.count(gems.length)}
        </p>
      </div>
      <div className={css["ways"]}>
        <Link className={buttonClass("outline")} to={paths.list(saved)} {...prefetchOnIntent}>
          {messages.saves.share}
        </Link>
        <Link className={buttonClass("outline")} to={paths.listMap(saved)} {...prefetchOnIntent}>
          {messages.saves.onTheMap}
        </Link>
      </div>
      <GemGrid gems={gems} />
    </div>
  );
}

/** The page without a save: an unfinished print, and a link to the gems. */
function NothingSaved() {
  return (
    <div className={`${css["page"]} ${css["empty"]}`}>
      <h1 className={css["title"]}>{messages.saves.title}</h1>
      <UnprintedSheet />
      <div className={css["words"]}>
        <p className={css["lead"]}>{messages.saves.empty}</p>
        <p className={css["hint"]}>{messages.saves.emptyHint}</p>
        <Link className={buttonClass("primary")} to={paths.home()}>
          {messages.saves.explore}
        </Link>
      </div>
    </div>
  );
}
