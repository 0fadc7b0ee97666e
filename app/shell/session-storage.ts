/** Names of what this window keeps begin with this. */
const prefix = "anaba-";
const noticeKey = `${prefix}notice`;
/** Shared by all windows: another value means another session. It tells nothing of anybody. */
const epochKey = `${prefix}session`;

/** The name of a sign-up under way, kept for a reload. */
export const signupDraft = "signup";

/** A browser may have its storage switched off; the site works without. */
function trying<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Forgets what this window keeps of a person: drafts, a sign-up under way, a wish (docs/security.md fault 27). */
export function forgetAll(): void {
  trying(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  });
}

/**
 * Keeps a draft in this window until it is forgotten, with all that is one person's; as far as the browser lets us, for
 * writing goes on without.
 * @param name whose and what it is.
 */
export const keepDraft = (name: string, draft: unknown): void =>
  void trying(() => sessionStorage.setItem(prefix + name, JSON.stringify(draft)));

/** The draft of this name as it was kept, or null. */
export const readDraft = (name: string): unknown =>
  trying((): unknown => JSON.parse(sessionStorage.getItem(prefix + name) ?? "null"));

export const forgetDraft = (name: string): void =>
  void trying(() => sessionStorage.removeItem(prefix + name));

const readSessionEpoch = () => trying(() => localStorage.getItem(epochKey));

/** Marks that the session has become another one. */
export const startSessionEpoch = (): void =>
  void trying(() => localStorage.setItem(epochKey, String(Math.random())));

/**
 * A page out of the browser's back/forward cache heard nothing while it lay there. If the session has become another
 * one since, it is loaded anew before anybody sees it.
 */
export function watchReturn(): void {
  const epoch = readSessionEpoch();
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || readSessionEpoch() === epoch) return;
    document.documentElement.hidden = true;
    window.location.reload();
  });
}

/** Keeps a sentence for the page that is loaded next in this window. */
export const leaveNotice = (sentence: string): void =>
  void trying(() => sessionStorage.setItem(noticeKey, sentence));

/** The sentence that the page before left, once. */
export function takeNotice(): string | null {
  return trying(() => {
    const sentence = sessionStorage.getItem(noticeKey);
    sessionStorage.removeItem(noticeKey);
    return sentence;
  });
}
