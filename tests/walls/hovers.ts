import { lineAt, type Breach } from "./modules.ts";
import { bare } from "./texts.ts";

/** Finds rules for a hovered element that apply on touch screens too, where the look would stay after a tap. */
export function stickyHovers(file: string, css: string): readonly Breach[] {
  const around: string[] = [];
  return [...bare(css).matchAll(/([^{};]*)([{}])/g)].flatMap(({ 1: head = "", 2: brace, index }) => {
    if (brace === "}") {
      around.pop();
      return [];
    }
    const isSafe = around.some((outer) => outer.includes("(hover: hover)"));
    around.push(head);
    if (isSafe || !head.includes(":hover")) return [];
    return [
      {
        at: `${file}:${lineAt(css, index + head.length)} stays on a touch screen: ${head.trim()}`,
        fix: "put the rule inside @media (hover: hover).",
      },
    ];
  });
}
