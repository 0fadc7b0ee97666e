import { Suspense, use, useEffect } from "react";
import { Link } from "react-router";
import { catalogue } from "../../domain/catalogue.ts";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { GemGrid, GemGridLoading } from "../gem/gem-grid.tsx";
import { LogInPrompt } from "../account/log-in-prompt.tsx";
import { requireKnownSession } from "../actions/known-session.ts";
import { privateMeta } from "../shell/page-meta.ts";
import { listVersion } from "../saves/list-version.ts";
import { useSaves } from "../saves/saves-provider.tsx";
import { buttonClass } from "../ui/button.tsx";
import { useSignedIn } from "../shell/use-site.ts";
import { actorContext } from "../contexts.ts";
import type { Route } from "./+types/saved";
import css from "./saved.module.css";

type Saved = readonly number[];

interface SavedData {
  /** Ids, the newest save first. */
  readonly savedGems: Saved | Promise<Saved>;
  /** The version of the list when it was asked for (`app/saves/list-version.ts`). */
  readonly version: number;
}

export function loader({ context }: Route.LoaderArgs): SavedData {
  requireKnownSession(context);
  return { savedGems: context.get(actorContext)?.savedGems ?? [], version: 0 };
}

/** Within the application the page opens at once and shows that it is fetching (docs/product.md §2, Saved). */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => ({
  version: listVersion.now(),
  savedGems: serverLoader().then(({ savedGems }) => savedGems),
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

function Fetched({ savedGems, version }: SavedData) {
  return <SavedGems fetched={savedGems instanceof Promise ? use(savedGems) : savedGems} version={version} />;
}

/** The page while the list is being fetched (docs/product.md §2, Saved); placeholders stand where the gems will. */
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

/** The saved gems, the newest save first; what was just fetched counts, and then what is pressed here. */
function SavedGems({ fetched, version }: { readonly fetched: Saved; readonly version: number }) {
  const { saved, adopt } = useSaves();
  useEffect(() => adopt(fetched, version), [adopt, fetched, version]);
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
