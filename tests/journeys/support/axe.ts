import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Axe on a page. The legacy mode leaves out frames of other origins, of which we have none, and needs no second page to
 * finish in, which takes as long again as the analysis.
 */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true);
