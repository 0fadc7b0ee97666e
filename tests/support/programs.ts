import { accessSync, constants } from "node:fs";
import path from "node:path";

/** The path of a program in PATH; null when there is none. */
export function programOf(name: string): string | null {
  for (const folder of (process.env["PATH"] ?? "").split(path.delimiter)) {
    const file = path.join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // The next folder may have it.
    }
  }
  return null;
}

/** Whether a program is installed. */
export const hasProgram = (name: string): boolean => programOf(name) !== null;
