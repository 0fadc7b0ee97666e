import { useEffect } from "react";
import { forgetOnPhone, keepOnPhone, readOfAnyone } from "../shell/phone-storage.ts";
import { useSite } from "../shell/use-site.ts";
import { useSaves } from "../saves/saves-provider.tsx";
import { useCopyState } from "./copy-state.ts";

const name = "saved";

/** Keeps the ids of the saved gems on this phone while it has a copy, so that the copy can show them. */
export function useKeepSaved(): void {
  const { currentUser } = useSite();
  const { saved } = useSaves();
  const { copy, isKnown } = useCopyState();
  const owner = currentUser?.key ?? null;
  const isKept = copy?.isWhole === true;
  useEffect(() => {
    if (owner === null || !isKnown) return;
    if (isKept) keepOnPhone(owner, name, saved);
    else forgetOnPhone(owner, name);
  }, [owner, saved, isKnown, isKept]);
}

/** The ids of the gems that are saved as far as this phone knows, the newest save first. */
export function useSavedOnPhone(): readonly number[] {
  const { isSessionUnknown } = useSite();
  const { saved } = useSaves();
  if (!isSessionUnknown) return saved;
  const kept = readOfAnyone(name);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "number") : [];
}
