/** When data that came from the copy on this phone was kept, as ISO 8601. What our server has sent is not here. */
const times = new WeakMap<object, string>();

/** Notes that data came from the copy (`offlineCopyHeader`). */
export const noteCopy = (data: object, keptAt: string): void => void times.set(data, keptAt);

/** When the data was kept on this phone, as ISO 8601; null for what our server has sent. */
export const keptAtOf = (data: unknown): string | null =>
  (typeof data === "object" && data !== null && times.get(data)) || null;

let renewing = false;

/** Whether the pages shall load all their data again, because a copy is to be replaced. */
export const isRenewing = (): boolean => renewing;

/** Loads the data of the page again, also what pages otherwise keep. */
export async function renew(load: () => Promise<void>): Promise<void> {
  renewing = true;
  try {
    await load();
  } finally {
    renewing = false;
  }
}
