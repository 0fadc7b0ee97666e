import type { ComponentType, ReactNode } from "react";
import type { Site } from "../../domain/site/site-data.ts";

type Provider = ComponentType<{ readonly children: ReactNode }>;

let loaded: Provider | undefined;

/** Whether nobody has a session, so that a page needs nothing for a user's saves. */
export const isForVisitor = ({ currentUser, isSessionUnknown }: Site): boolean =>
  currentUser === null && !isSessionUnknown;

/** Loads what holds a user's saved gems: before the page is rendered. */
export async function loadUserSaves(): Promise<void> {
  loaded = (await import("./user/user-saves-provider.tsx")).UserSavesProvider;
}

/** What holds a user's saved gems. */
export function loadedUserSaves(): Provider {
  if (loaded === undefined) throw new Error("the saves are not loaded");
  return loaded;
}
