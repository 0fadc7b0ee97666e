import { Suspense, use, useEffect } from "react";
import { Link } from "react-router";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { GemGrid, GemGridLoading } from "../gem/gem-grid.tsx";
import { viewSaved, type SavedView } from "../../server/views/saved.ts";
import { LogInPrompt } from "../account/log-in-prompt.tsx";
import { UnprintedSheet } from "../account/unprinted-sheet.tsx";
import { requireKnownSession } from "../actions/known-session.ts";
import { useKnownGems } from "../shell/known-gems.ts";
import { privateMeta } from "../shell/page-meta.ts";
import { listVersion } from "../saves/list-version.ts";
import { useSaves } from "../saves/saves-provider.tsx";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import { buttonClass } from "../ui/button.tsx";
import { useRefresh } from "../shell/use-refresh.ts";
import { useSignedIn } from "../shell/use-site.ts";
import { actorContext } from "../contexts.ts";
import type { Route } from "./+types/saved";
import css from "./saved.module.css";

interface SavedData {
  readonly view: SavedView | Promise<SavedView>;
  /** The version of the list when it was requested (`app/saves/list-version.ts`). */
  readonly version: number;
}

export function loader({ context }: Route.LoaderArgs): SavedData {
  requireKnownSession(context);
  return { view: viewSaved(context.get(actorContext)), version: 0 };
}

/** Within the application the page opens at once, with a loading state (docs/product.md §2, Saved). */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => ({
  version: listVersion.now(),
  view: serverLoader().then(({ view }) => view),
});

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  privateMeta({
    title: messages.saves.title,
    description: messages.descriptions.saved,
    origin: root.loaderData?.origin,
  });

export default function SavedPage({ loaderData }: Route.ComponentProps) {
  if (useSignedIn() === null) return <LogInPrompt title={messages.saves.logInPrompt} />;
  return (
    <Suspense fallback={<Loading />}>
      <Fetched {...loaderData} />
    </Suspense>
  );
}

function Fetched({ view, version }: SavedData) {
  return <SavedGems {...(view instanceof Promise ? use(view) : view)} version={version} />;
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
function SavedGems({ savedGems, gems: known, version }: SavedView & { readonly version: number }) {
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
