import { lineAt, type Breach, type Module } from "./modules.ts";

/** The module that knows what an engine may lack, and the one for what only the pages of accounts ask. */
const asking = ["app/ui/engine.ts", "app/account/engine.ts"];

/** Ways to ask an engine for a feature. */
const questions: readonly RegExp[] = [
  // A property of a global object or of a prototype.
  /["']\w+["'] in (?:document|window|navigator|globalThis|self|history|screen|\w+\.prototype)\b/g,
  /\btypeof (?:window|document|navigator|globalThis|self)\.\w+/g,
  /\bCSS\.supports\b/g,
  /\.supports\(/g,
  /\} = navigator\b/g,
  // What only some engines have.
  /\b(?:window|document|navigator|history)\.\w+\?\.\(/g,
  /["'](?:on)?scrollend["']/g,
  /\b(?:requestIdleCallback|scheduler\.|navigator\.connection|window\.navigation)\b/g,
  // React asks for view transitions by itself (app/root.tsx); React Router warns where there are none.
  /\bviewTransition(?=[\s/>={])/g,
  // WebKit has no such links, and in Firefox they fall under the policy's `default-src`.
  /rel(?:=|: )["']prefetch["']/g,
];

/** Finds questions after features outside of their module. */
export function strayQuestions({ file, text }: Module): readonly Breach[] {
  if (asking.includes(file)) return [];
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => comment.replaceAll(/[^\n]/g, " "));
  return questions.flatMap((question) =>
    [...code.matchAll(question)].map(({ 0: found, index }) => ({
      at: `${file}:${lineAt(code, index)} asks for a feature: ${found}`,
      fix: `ask in ${asking[0]}, which says what is done without it.`,
    })),
  );
}
