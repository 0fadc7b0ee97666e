import { fixture } from "./fixture.ts";
import { ops, opsJson, type Ran } from "./ops.ts";
import type { SiteOfEngine } from "./site-of-engine.ts";
import { useWorld, type World } from "./world.ts";

/** A site in use, and an operator's commands for it. */
interface OperatedSite {
  readonly world: World;
  readonly run: (...args: string[]) => Promise<Ran>;
  /** What a command prints as JSON, which must end well. */
  readonly json: (...args: string[]) => Promise<Readonly<Record<string, unknown>>>;
}

/** Creates a site and a world on it for the tests of a `describe`. */
export function operatedSite(create: () => Promise<SiteOfEngine>): OperatedSite {
  const site = fixture(async (owned) => owned.use(await create()));
  return {
    world: useWorld(() => ({ settings: site.settings, startsAt: Date.now() })),
    run: (...args) => ops(site.settings, ...args),
    json: (...args) => opsJson(site.settings, ...args),
  };
}
