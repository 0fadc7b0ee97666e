import type { ComponentType } from "react";

let bar: ComponentType | null = null;

/** Loads what every copied page has above its header: before one is rendered. */
export async function loadCopyBar(): Promise<void> {
  bar = (await import("./offline/copy-bar.tsx")).CopyBar;
}

/** That component; null until it is loaded, which no other page needs. */
export const copyBar = (): ComponentType | null => bar;
