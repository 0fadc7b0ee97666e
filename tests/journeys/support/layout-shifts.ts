import type { Page } from "@playwright/test";

/** An entry of the kind "layout-shift" (Layout Instability API). */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** A layout shift, and the elements that moved. */
interface Shift {
  readonly value: number;
  /** Milliseconds since the page was requested. */
  readonly at: number;
  readonly moved: string;
}

declare global {
  interface Window {
    /** The layout shifts so far. */
    shifts?: Shift[];
  }
}

/** Records the layout shifts of the pages that are opened next. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not know these entries
        const { value, startTime: at, hadRecentInput, sources } = entry as LayoutShift;
        const moved = sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : (node?.textContent ?? "")).slice(0, 120),
        );
        if (!hadRecentInput) shifts.push({ value, at, moved: moved.join(" | ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The layout shifts of the page so far. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> => page.evaluate(() => window.shifts ?? []);
