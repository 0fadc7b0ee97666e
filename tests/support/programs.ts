import { accessSync, constants } from "node:fs";
import path from "node:path";

/** Whether a file can be executed. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a program in PATH; null when there is none. */
export function programOf(name: string): string | null {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable) ?? null;
}

/** Whether a program is installed. */
export const hasProgram = (name: string): boolean => programOf(name) !== null;
