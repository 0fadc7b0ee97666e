/** Resolves when the browser is online, at once if it is. */
export async function untilOnline(): Promise<void> {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
}
