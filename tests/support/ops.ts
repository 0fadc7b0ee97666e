import * as v from "valibot";
import { runOps } from "../../server/ops/main.ts";

/** What a command came to. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Carries out an operator's command in this process, with these settings alone. */
export async function ops(settings: Readonly<Record<string, string>>, ...args: string[]): Promise<Ran> {
  const said = { out: "", err: "" };
  const code = await runOps(args, {
    environment: settings,
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
  });
  return { code, ...said };
}

const anything = v.record(v.string(), v.unknown());

/** What a command prints as JSON, which must end well. */
export async function opsJson(
  settings: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<Readonly<Record<string, unknown>>> {
  const { code, out, err } = await ops(settings, ...args, "--json");
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}: ${err}`);
  return v.parse(anything, JSON.parse(out));
}
