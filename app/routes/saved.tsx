import { Suspense, use, useEffect } from "react";
import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { noNote } from "../../domain/saves/note.ts";
import { inSavedOrder } from "../../domain/saves/saved-order.ts";
import type { RefusedAction } from "../../domain/site/action-response.ts";
import { paths } from "../../domain/site/paths.ts";
import { hyakkaenA } from "../../domain/prints/pictures.ts";
import { GemGrid } from "../gem/gem-grid.tsx";
import { GemGridLoading } from "../gem/gem-grid-loading.tsx";
import { LogInPrompt } from "../account/log-in-prompt.tsx";
import { useKnownGems } from "../shell/known-gems.ts";
import { PrivateMeta } from "../shell/page-meta.tsx";
import { PrintedPage } from "../shell/printed-page.tsx";
import type { Requested as RequestedView } from "../saves/list-version.ts";
import { useSaves } from "../saves/saves-provider.tsx";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import { buttonClass } from "../ui/button.tsx";
import { MoveButtons } from "../notes/move-buttons.tsx";
import { NoteForm } from "../notes/note-form.tsx";
import { useOwnOrder } from "../notes/use-own-order.ts";
import { useSite } from "../shell/use-site.ts";
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
  actionData,
}: {
  readonly loaderData: SavedView | RequestedView<SavedView>;
  readonly actionData?: PageProps<"saved">["actionData"];
}) {
  const refused = actionData?.ok === false ? actionData : null;
  const isLoggedOut = useIsLoggedOut();
  return (
    <>
      <PrivateMeta title={messages.savedPage.title} description={messages.savedDescription} />
      {isLoggedOut ? (
        <LogInFirst />
      ) : (
        <Suspense fallback={<Loading />}>
          {"version" in loaderData ? (
            <Requested {...loaderData} />
          ) : (
            <Fetched {...loaderData} version={0} refused={refused} />
          )}
        </Suspense>
      )}
    </>
  );
}

const LogInFirst = () => <LogInPrompt title={messages.savedPage.logInPrompt} />;

function Requested({ view, version }: RequestedView<SavedView>) {
  return <Fetched {...use(view)} version={version} refused={null} />;
}

/** What the page shows: its data, and the response to a form that was refused without JavaScript. */
interface Shown extends SavedView {
  readonly version: number;
  readonly refused: RefusedAction | null;
}

function Fetched({ savedGems, ...shown }: Shown) {
  return savedGems === null ? <LogInFirst /> : <SavedGems savedGems={savedGems} {...shown} />;
}

/** The loading state (docs/product.md §2, Saved), with placeholders for the gems. */
function Loading() {
  return (
    <div className={css["page"]} aria-busy="true">
      <div className={css["head"]}>
        <h1 className={css["title"]}>{messages.savedPage.title}</h1>
        <p role="status" className={css["count"]}>
          {messages.savedPage.loading}
        </p>
      </div>
      <GemGridLoading />
    </div>
  );
}

/** The saved gems in the user's own order: the loaded list, changed by later presses. */
function SavedGems({
  savedGems,
  gems: known,
  order: loadedOrder,
  notes,
  version,
  refused,
}: Shown & { readonly savedGems: readonly number[] }) {
  useKnownGems(known);
  const { saved, waiting, adopt } = useSaves();
  const owner = useSite().currentUser?.key ?? "";
  useEffect(() => adopt(savedGems, version), [adopt, savedGems, version]);
  const listed = new Set(known.map(({ id }) => id));
  // A removal that waits stays in its place, so that it can be taken back.
  const everyId = [...saved.filter((id) => !savedGems.includes(id)), ...savedGems];
  const shown = waiting.size === 0 ? saved : everyId.filter((id) => saved.includes(id) || waiting.has(id));
  const { order, lastMoved, move } = useOwnOrder(loadedOrder, saved);
  const gems = inSavedOrder(shown, order).flatMap((id) => known.filter((gem) => gem.id === id));
  const ordered = inSavedOrder(saved, order);
  // Saved in another window since the page was loaded: the new list has the id, but the page lacks the gem.
  const refresh = useRefresh();
  const isUnknown = saved.some((id) => !listed.has(id) && !waiting.has(id));
  useEffect(() => void (isUnknown && refresh()), [isUnknown, refresh]);
  if (gems.length === 0) return <NothingSaved />;
  return (
    <div className={css["page"]}>
      <div className={css["head"]}>
        <h1 className={css["title"]}>{messages.savedPage.title}</h1>
        <p role="status" className={css["count"]}>
          {messages.savedPage.count(gems.filter(({ id }) => saved.includes(id)).length)}
        </p>
        <div className={css["about"]}>
          <p>{gems.length > 1 ? messages.notes.about : messages.notes.aboutOne}</p>
          <div className={css["links"]}>
            <Link to={paths.list(ordered)} {...prefetchOnIntent}>
              {messages.savedPage.share}
            </Link>
            <Link to={paths.listMap(ordered)} {...prefetchOnIntent}>
              {messages.savedPage.onTheMap}
            </Link>
            <KeepLink />
          </div>
        </div>
      </div>
      <p aria-live="polite" className="visually-hidden">
        {gems
          .filter(({ id }) => id === lastMoved)
          .map(({ id, title }) => messages.notes.moved(title, ordered.indexOf(id) + 1, ordered.length))}
      </p>
      <GemGrid
        gems={gems}
        renderOwn={({ id, title }, index) => (
          <>
            {gems.length > 1 && (
              <MoveButtons
                gemId={id}
                title={title}
                previous={gems[index - 1]?.id}
                next={gems[index + 1]?.id}
                onMove={move}
              />
            )}
            <div className={css["note"]}>
              <NoteForm
                place={{ gemId: id, owner }}
                title={title}
                note={notes.find(({ gemId }) => gemId === id) ?? noNote}
                refused={refusedOn(refused, id)}
              />
            </div>
          </>
        )}
      />
    </div>
  );
}

/** The refusal of the form of this gem's note. */
const refusedOn = (refused: RefusedAction | null, id: number): RefusedAction | null =>
  refused?.typed !== undefined && "gemId" in refused.typed && refused.typed.gemId === String(id)
    ? refused
    : null;

/** The page without a save, with a link to the gems. */
function NothingSaved() {
  return (
    <PrintedPage print={emptyShelter}>
      <h1>{messages.savedPage.title}</h1>
      <p>{messages.savedPage.empty}</p>
      <p>{messages.savedPage.emptyHint}</p>
      <Link className={buttonClass("primary")} to={paths.home()}>
        {messages.saves.explore}
      </Link>
    </PrintedPage>
  );
}
