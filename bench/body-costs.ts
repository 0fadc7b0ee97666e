import { addresses, postBody, shapes, small } from "./body-shapes.ts";
import { paths } from "../domain/paths.ts";
import { cpuTime } from "./product.ts";

/** What a body of one shape costs at one address. */
export interface BodyCost {
  readonly shape: string;
  readonly address: string;
  /** Processor time of the server for each, in milliseconds; the system counts in steps of ten for all of them. */
  readonly cpu: number;
  /** Of the answers; 0 where there was none. */
  readonly statuses: readonly number[];
}

/** Posts every shape at every address so many times, one after the other. */
export async function measureBodies(
  { port, pid }: { readonly port: number; readonly pid: number },
  cookie: string,
  times: number,
): Promise<readonly BodyCost[]> {
  const costs: BodyCost[] = [];
  // Whoever signs out is signed in no more: that address is measured for nobody only.
  const stays = addresses.filter((address) => cookie === "" || !address.startsWith(paths.signOut()));
  // What is loaded or made with the first request of all is no cost of a body.
  for (const address of stays) await postBody(port, address, small, cookie);
  for (const shape of shapes)
    for (const address of stays) {
      const before = cpuTime(pid);
      const statuses: number[] = [];
      for (let time = 0; time < times; time += 1) statuses.push(await postBody(port, address, shape, cookie));
      costs.push({ shape: shape.name, address, cpu: (cpuTime(pid) - before) / times, statuses });
    }
  return costs;
}
