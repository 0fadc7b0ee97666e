import { afterAll } from "vitest";
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
  const held: { site?: SiteOfEngine } = {};
  // Runs after the world has closed: hooks after tests run in the reverse order.
  afterAll(() => held.site?.drop());
  const world = useWorld(async () => {
    held.site = await create();
    return { settings: held.site.settings, startsAt: Date.now() };
  });
  const settings = () => {
    if (held.site === undefined) throw new Error("the site is there only while tests run");
    return held.site.settings;
  };
  return {
    world,
    run: (...args) => ops(settings(), ...args),
    json: (...args) => opsJson(settings(), ...args),
  };
}
