import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";

/** An import of a module. */
export interface Import {
  /** The path in the repository, such as "domain/gems/gem.ts", or the name of a package or built-in module. */
  readonly from: string;
  /** True for paths in the repository, false for packages. */
  readonly own: boolean;
  /** True when only types are imported, which leaves nothing at run time. */
  readonly typeOnly: boolean;
  readonly line: number;
}

/** What the walls know about a source file. */
export interface Module {
  readonly file: string;
  readonly text: string;
  readonly program: ESTree.Program;
  readonly imports: readonly Import[];
}

/** A broken rule: its place, and how to fix it. */
export interface Breach {
  readonly at: string;
  readonly fix: string;
}

const root = path.join(import.meta.dirname, "..", "..");
const folders = new Set(["app", "bench", "domain", "scripts", "server", "tests"]);

/** A package of its own, built with other frameworks' conventions (bench/README.md). */
const peers = "bench/peers/";

/** The source files with one of these endings, as paths in the repository. */
export function sourceFiles(...endings: readonly string[]): readonly string[] {
  const names = readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return [entry.name];
    if (!folders.has(entry.name)) return [];
    return readdirSync(path.join(root, entry.name), { recursive: true, withFileTypes: true })
      .filter((inner) => inner.isFile() && !inner.parentPath.includes("node_modules"))
      .map((inner) => path.relative(root, path.join(inner.parentPath, inner.name)));
  });
  return names
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => endings.some((ending) => name.endsWith(ending)) && !name.startsWith(peers))
    .sort();
}

/** The text of a file of the repository. */
export const readSource = (file: string): string => readFileSync(path.join(root, file), "utf8");

/** All modules of the product, parsed. */
export const readModules = (): readonly Module[] =>
  sourceFiles(".ts", ".tsx").map((file) => parseModule(file, readSource(file)));

/** The 1-based line number of an offset in a text. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

const addressOf = (file: string, request: string) =>
  request.startsWith(".")
    ? { own: true, from: path.posix.join(path.posix.dirname(file), request) }
    : {
        own: false,
        from: request
          .split("/")
          .slice(0, request.startsWith("@") ? 2 : 1)
          .join("/"),
      };

/**
 * Parses one module.
 * @throws Error for a text that is not TypeScript.
 */
export function parseModule(file: string, text: string): Module {
  const { program, module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join("; ")}`);
  const imports: Import[] = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    ...addressOf(file, moduleRequest.value),
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    line: lineAt(text, start),
  }));
  for (const { moduleRequest, isType, start } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest !== null)
      imports.push({ ...addressOf(file, moduleRequest.value), typeOnly: isType, line: lineAt(text, start) });
  }
  const dynamic = (
    source: { readonly type: string; readonly value?: unknown },
    start: number,
    typeOnly: boolean,
  ) => {
    if (typeof source.value !== "string") return;
    imports.push({ ...addressOf(file, source.value), typeOnly, line: lineAt(text, start) });
  };
  new Visitor({
    ImportExpression: ({ source, start }) => dynamic(source, start, false),
    TSImportType: ({ source, start }) => dynamic(source, start, true),
  }).visit(program);
  return { file, text, program, imports };
}
