/** The easing of everything that moves, as `--ease` in tokens.css. */
export const ease = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Whether the visitor has not asked for less motion. */
export const wantsMotion = (): boolean => matchMedia("(prefers-reduced-motion: no-preference)").matches;
