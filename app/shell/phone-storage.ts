import { phoneStay, type PhoneKey } from "../../domain/site/browser-storage.ts";
import { forgetWindow, trying } from "./session-storage.ts";

/**
 * What this browser keeps of the user beyond the tab, in the local storage, which all windows share. Every key begins
 * with this prefix and its owner (the `key` of `CurrentUser`), so that whatever is kept here is also erased here
 * (docs/security.md fault 27).
 */
const prefix = "anaba-own:";

/** The beginning of a draft's name. A draft outlives the session in its window, for the writer's next log-in. */
export const draftPrefix = "draft-";

const keyOf = (owner: string, name: string) => `${prefix}${owner}:${name}`;

const keysIn = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith(prefix));

/** A value with the time until which it is kept, as text. */
const pack = (value: unknown) => JSON.stringify([Date.now() + phoneStay, value]);

/** The value in a text; null when its time is over or there is none. */
const unpack = (text: string | null): unknown =>
  trying((): unknown => {
    const [until, value]: unknown[] = JSON.parse(text ?? "[]");
    return Number(until) > Date.now() ? value : null;
  }) ?? null;

/** Whether a text is kept since a moment, in milliseconds. */
const isYounger = (text: string | null, moment: number): boolean =>
  trying(() => Number(Object(JSON.parse(text ?? "[]"))[0]) - phoneStay > moment) ?? false;

/** Tells this window of a change; other windows hear of it by themselves. */
export const announceChange = (): unknown => window.dispatchEvent(new Event("storage"));

/** Calls `listener` when what is kept may have changed, in this window or in another. Returns the function that stops this. */
export function onPhoneChange(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** The owner and the name of all that is kept on this phone. */
export const listPhone = (): readonly { readonly owner: string; readonly name: string }[] =>
  trying(() =>
    keysIn(localStorage).map((key) => {
      const [owner = "", name = ""] = key.slice(prefix.length).split(":");
      return { owner, name };
    }),
  ) ?? [];

/** Moves a text to the same key of another storage. */
function move(key: string, from: Storage, to: Storage): void {
  to.setItem(key, from.getItem(key) ?? "");
  from.removeItem(key);
}

/**
 * Keeps a value on this phone until it is forgotten, and for 30 days at most.
 * @returns whether it is kept: the storage may be disabled or full.
 */
export const keepOnPhone = (owner: string, name: PhoneKey, value: unknown): boolean =>
  trying(() => {
    const key = keyOf(owner, name);
    localStorage.setItem(key, pack(value));
    sessionStorage.removeItem(key);
    return true;
  }) ?? false;

/** Keeps a draft in this window alone, once its writer's session has ended. */
export const keepInWindow = (owner: string, name: PhoneKey, value: unknown): void =>
  void trying(() => {
    localStorage.removeItem(keyOf(owner, name));
    sessionStorage.setItem(keyOf(owner, name), pack(value));
  });

/** The kept value; null when there is none. */
export const readOnPhone = (owner: string, name: string): unknown =>
  trying(() => {
    const key = keyOf(owner, name);
    return unpack(localStorage.getItem(key)) ?? unpack(sessionStorage.getItem(key));
  });

/**
 * The value that somebody keeps on this phone; null when nobody does. For a page that cannot know who reads it: a phone
 * keeps one person's things (`settlePhone`).
 */
export const readOfAnyone = (name: string): unknown =>
  trying(() => {
    const key = keysIn(localStorage).find((kept) => kept.endsWith(`:${name}`));
    return key === undefined ? null : unpack(localStorage.getItem(key));
  });

export const forgetOnPhone = (owner: string, name: string): void =>
  void trying(() => {
    for (const storage of [localStorage, sessionStorage]) storage.removeItem(keyOf(owner, name));
  });

/**
 * Makes the phone keep nothing but what belongs to the page's user and is young enough. When nobody is signed in any
 * more, drafts move to this window, and come back when their writer logs in.
 * @param owner the page's user; null when nobody is signed in.
 * @param spared what is kept since this moment stays: while a document was loading, somebody may have signed in in
 *   another window.
 */
export function settlePhone(owner: string | null, spared = Infinity): void {
  trying(() => {
    const isOwn = (key: string) => owner !== null && key.startsWith(keyOf(owner, ""));
    for (const key of keysIn(localStorage)) {
      const isFresh = unpack(localStorage.getItem(key)) !== null;
      if ((isOwn(key) || isYounger(localStorage.getItem(key), spared)) && isFresh) continue;
      if (owner === null && isFresh && key.includes(`:${draftPrefix}`))
        move(key, localStorage, sessionStorage);
      else localStorage.removeItem(key);
    }
    if (owner === null) return;
    for (const key of keysIn(sessionStorage)) {
      if (isOwn(key) && localStorage.getItem(key) === null) move(key, sessionStorage, localStorage);
      else sessionStorage.removeItem(key);
    }
  });
  announceChange();
}

/** Removes everything of a person from this window and from this phone: at a log-out and at a deletion. */
export function forgetAll(): void {
  forgetWindow();
  trying(() => {
    for (const key of keysIn(localStorage)) localStorage.removeItem(key);
  });
  announceChange();
}
