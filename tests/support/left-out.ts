/** A sentence for something that this machine lacks: what, and with which packages to install it. */
export const notInstalled = (name: string, packages: string): string =>
  `${name} is not installed (on Debian: apt-get install ${packages})`;

/**
 * What is said of what is missing.
 * @param missing a sentence for each (`notInstalled`).
 * @param tests what is left out without it.
 * @param setting "required" where all must be there.
 * @throws Error when one is missing that must be there.
 */
export function leftOut(
  missing: readonly string[],
  tests: string,
  setting: string | undefined,
): readonly string[] {
  if (missing.length > 0 && setting === "required") throw new Error(missing.join("; "));
  return missing.map((sentence) => `${sentence}; its ${tests} are left out.`);
}
