/** How many run at the same time. */
const lanes = 4;

/**
 * Does some work for each item, a few at a time. After a failure no further one begins.
 * @throws the first failure, once nothing is running any more.
 */
export async function inTurn<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items];
  const run = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      try {
        await work(item);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, run));
  const failed = ends.find((end) => end.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}
