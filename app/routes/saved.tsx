import { Suspense, use, useEffect } from "react";
import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { hyakkaenA } from "../../domain/prints/pictures.ts";
import { GemGrid, GemGridLoading } from "../gem/gem-grid.tsx";
import { LogInPrompt } from "../account/log-in-prompt.tsx";
import { useKnownGems } from "../shell/known-gems.ts";
import { PrivateMeta } from "../shell/page-meta.tsx";
import { PrintedPage } from "../shell/printed-page.tsx";
import type { Requested as RequestedView } from "../saves/list-version.ts";
import { useSaves } from "../saves/saves-provider.tsx";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import { buttonClass } from "../ui/button.tsx";
import { KeepLink } from "../travel/keep-link.tsx";
import { useRefresh } from "../shell/use-refresh.ts";
import { useIsLoggedOut } from "../account/use-is-logged-out.ts";
import type { PageProps } from "../page.ts";
import css from "./saved.module.css";

/** An empty shelter by a still pond, the print of the page without a save. */
const emptyShelter = hyakkaenA;

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
  const { saved, waiting, adopt } = useSaves();
  useEffect(() => adopt(savedGems, version), [adopt, savedGems, version]);
  const listed = new Set(known.map(({ id }) => id));
  // A removal that waits stays in its place, so that it can be taken back.
  const everyId = [...saved.filter((id) => !savedGems.includes(id)), ...savedGems];
  const shown = waiting.size === 0 ? saved : everyId.filter((id) => saved.includes(id) || waiting.has(id));
  const gems = shown.flatMap((id) => known.filter((gem) => gem.id === id));
  // Saved in another window since the page was loaded: the new list has the id, but the page lacks the gem.
  const refresh = useRefresh();
  const isUnknown = saved.some((id) => !listed.has(id) && !waiting.has(id));
  useEffect(() => void (isUnknown && refresh()), [isUnknown, refresh]);
  if (gems.length === 0) return <NothingSaved />;
  return (
    <div className={css["page"]}>
      <div className={css["head"]}>
        <h1 className={css["title"]}>{messages.saves.title}</h1>
        <p role="status" className={css["count"]}>
          {messages.saves.count(gems.filter(({ id }) => saved.includes(id)).length)}
        </p>
      </div>
      <div className={css["links"]}>
        <Link className={buttonClass("outline")} to={paths.list(saved)} {...prefetchOnIntent}>
          {messages.saves.share}
        </Link>
        <Link className={buttonClass("outline")} to={paths.listMap(saved)} {...prefetchOnIntent}>
          {messages.saves.onTheMap}
        </Link>
        <KeepLink className={buttonClass("outline")} />
      </div>
      <GemGrid gems={gems} />
    </div>
  );
}

/** The page without a save, with a link to the gems. */
function NothingSaved() {
  return (
    <PrintedPage print={emptyShelter}>
      <h1>{messages.saves.title}</h1>
      <p>{messages.saves.empty}</p>
      <p>{messages.saves.emptyHint}</p>
      <Link className={buttonClass("primary")} to={paths.home()}>
        {messages.saves.explore}
      </Link>
    </PrintedPage>
  );
}
