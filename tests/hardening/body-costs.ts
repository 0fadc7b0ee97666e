import { addresses, postBody, shapes, small } from "./body-shapes.ts";
import { paths } from "../../domain/site/paths.ts";
import { cpuTime } from "../../bench/support/product.ts";
import type { Target } from "./target.ts";

/** The cost of a body of one kind at one URL. */
export interface BodyCost {
  readonly shape: string;
  readonly address: string;
  /**
   * The server's processor time for each body, in milliseconds: the mean of all, because the system counts in steps of
   * 10 ms.
   */
  readonly cpu: number;
  /** The statuses of the responses; 0 when there was none. */
  readonly statuses: readonly number[];
}

/**
 * Posts every kind to every URL `times` times, one after the other. The cookies take turns: each user may send only a few
 * uploads an hour.
 */
export async function measureBodies(
  { target, pid }: { readonly target: Target; readonly pid: number },
  cookies: readonly string[],
  times: number,
): Promise<readonly BodyCost[]> {
  const costs: BodyCost[] = [];
  // Signing out ends the session, so this URL is measured signed out only.
  const measured = addresses.filter(
    (address) => cookies.length === 0 || !address.startsWith(paths.signOut()),
  );
  let posts = 0;
  const cookie = () => cookies[posts++ % cookies.length];
  // A first request loads modules and fills caches; it is not measured.
  for (const address of measured) await postBody(target, address, small, cookie());
  for (const shape of shapes)
    for (const address of measured) {
      const before = cpuTime(pid);
      const statuses: number[] = [];
      for (let time = 0; time < times; time += 1)
        statuses.push(await postBody(target, address, shape, cookie()));
      costs.push({ shape: shape.name, address, cpu: (cpuTime(pid) - before) / times, statuses });
    }
  return costs;
}
