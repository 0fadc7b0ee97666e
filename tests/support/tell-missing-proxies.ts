import { leftOut } from "./left-out.ts";
import { missingProxies } from "./proxies.ts";

/**
 * Before the tests of `deploy/`: says which proxies this machine lacks.
 * @throws Error when one is missing although PROXIES=required says that all must be there.
 */
export default function setup(): void {
  for (const sentence of leftOut(missingProxies(), "tests", process.env["PROXIES"]))
    process.stderr.write(`${sentence}\n`);
}
