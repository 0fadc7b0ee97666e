import { Suspense, use } from "react";
import * as messages from "../../domain/messages.ts";
import { LogInPrompt } from "../account/log-in-prompt.tsx";
import { personalMeta } from "../shell/page-meta.ts";
import { SavedGems, SavedGemsLoading } from "../saves/saved-gems.tsx";
import { useSignedIn } from "../shell/use-site.ts";
import { actorContext } from "../contexts.ts";
import type { Route } from "./+types/saved";

type Saved = readonly number[];

/** The saved gems' ids, the newest save first. */
export const loader = ({ context }: Route.LoaderArgs): { savedGems: Saved | Promise<Saved> } => ({
  savedGems: context.get(actorContext)?.savedGems ?? [],
});

/** Within the application the page opens at once and shows that it is fetching (spec §2, Saved). */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => ({
  savedGems: serverLoader().then(({ savedGems }) => savedGems),
});

export const meta = () => personalMeta(messages.saves.title);

export default function SavedPage({ loaderData: { savedGems } }: Route.ComponentProps) {
  if (useSignedIn() === null) return <LogInPrompt title={messages.saves.logInPrompt} />;
  return (
    <Suspense fallback={<SavedGemsLoading />}>
      <Fetched savedGems={savedGems} />
    </Suspense>
  );
}

function Fetched({ savedGems }: { readonly savedGems: Saved | Promise<Saved> }) {
  return <SavedGems fetched={savedGems instanceof Promise ? use(savedGems) : savedGems} />;
}
