import type { DeviceName, WindowKey, WindowName } from "../../domain/site/browser-storage.ts";

/** The prefix of all keys in this window's session storage. */
const prefix = "anaba-";
const noticeKey = `${prefix}${"notice" satisfies WindowName}`;
/** A key in the local storage, shared by all windows: another value means another session. It holds no personal data. */
const epochKey = `${prefix}${"session" satisfies DeviceName}`;

/** The key of an unfinished sign-up, which is kept for a reload. */
export const signupDraft = "signup" satisfies WindowName;

/** The result of `work`; null when it throws. The storage may be disabled in the browser; the site works without it. */
export function trying<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Removes everything of a person from this window: drafts, an unfinished sign-up, a pending save. */
export function forgetWindow(): void {
  trying(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  });
}

/**
 * Keeps a draft in this window until it is removed. When the storage is disabled or full, nothing is kept.
 * @param name the key: the person and the kind of draft.
 */
export const keepDraft = (name: WindowKey, draft: unknown): void =>
  void trying(() => sessionStorage.setItem(prefix + name, JSON.stringify(draft)));

/** The kept draft with this key; null when there is none. */
export const readDraft = (name: string): unknown =>
  trying((): unknown => JSON.parse(sessionStorage.getItem(prefix + name) ?? "null"));

export const forgetDraft = (name: string): void =>
  void trying(() => sessionStorage.removeItem(prefix + name));

const readSessionEpoch = () => trying(() => localStorage.getItem(epochKey));

/** Notes that the session has changed. */
export const startSessionEpoch = (): void =>
  void trying(() => localStorage.setItem(epochKey, String(Math.random())));

/**
 * Reloads a page from the browser's back/forward cache when the session has changed since. In the cache a page receives
 * no events.
 */
export function watchReturn(): void {
  const epoch = readSessionEpoch();
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || readSessionEpoch() === epoch) return;
    document.documentElement.hidden = true;
    window.location.reload();
  });
}

/** Keeps a sentence for the next document in this window. */
export const leaveNotice = (sentence: string): void =>
  void trying(() => sessionStorage.setItem(noticeKey, sentence));

/** Returns the sentence from the previous document and removes it. */
export function consumeNotice(): string | null {
  return trying(() => {
    const sentence = sessionStorage.getItem(noticeKey);
    sessionStorage.removeItem(noticeKey);
    return sentence;
  });
}
