import type { Page } from "@playwright/test";

/** Makes the pages that are opened from now on look as on a home screen: no browser emulates the display mode itself. */
export const install = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const apply = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText.includes("display-mode: standalone"))
          rule.media.mediaText = "all";
        if (rule instanceof CSSGroupingRule) apply(rule.cssRules);
      }
    };
    document.addEventListener("DOMContentLoaded", () => {
      for (const { cssRules } of document.styleSheets) apply(cssRules);
    });
  });
