const key = "anaba-save-after-log-in";

/** A gem whose heart was pressed before logging in: it is saved once somebody has (product §3). */
export const saveAfterLogIn = {
  remember: (gemId: number): void => sessionStorage.setItem(key, String(gemId)),
  /** The login was given up. */
  forget: (): void => sessionStorage.removeItem(key),
  /** The gem's id, or null; it is handed out once. */
  take(): number | null {
    const gemId = Number(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
    return Number.isInteger(gemId) && gemId > 0 ? gemId : null;
  },
} as const;
