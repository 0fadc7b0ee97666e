import { readFileSync } from "node:fs";
import { readConfig, SettingError, type Config } from "./config.ts";
import { secretSettings } from "./settings.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration. Secrets may be in files: `AUTH_SECRET_FILE` names a file that contains `AUTH_SECRET`. Other
 * processes of the same user can read environment variables.
 * @throws SettingError as `readConfig` does, and for a file that cannot be read.
 */
export const loadConfig = (environment: Environment): Config => readConfig(withFiles(environment));

function withFiles(environment: Environment): Environment {
  const all = { ...environment };
  for (const name of secretSettings) {
    const fileName = `${name}_FILE`;
    const file = environment[fileName] ?? "";
    delete all[fileName];
    if (file === "") continue;
    if ((environment[name] ?? "") !== "")
      throw new SettingError(`${fileName} and ${name} are both set; remove one of them`);
    all[name] = readSecret(fileName, file);
  }
  return all;
}

function readSecret(name: string, file: string): string {
  try {
    const text = readFileSync(file, "utf8").trim();
    if (text !== "") return text;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new SettingError(`${name}: ${file} cannot be read (${code}); name a file that this user can read`);
  }
  throw new SettingError(`${name}: ${file} is empty`);
}
