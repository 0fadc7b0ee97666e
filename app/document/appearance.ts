import type { DeviceName } from "../../domain/site/browser-storage.ts";

/**
 * Key in the local storage, which all windows share, and name of the radio buttons in the footer
 * (app/shell/frame/appearance.tsx). The choice is the browser's and not a user's: it outlives a log-out.
 */
const name = "appearance" satisfies DeviceName;

/** The schemes of the document's two `theme-color` elements, in their order. */
const schemes = ["light", "dark"] as const;

/** Shows the choice: in the styles (tokens.css), in the browser's own bars and in the switch. */
function show(choice: string): void {
  document.documentElement.dataset["appearance"] = choice;
  for (const [index, bar] of document.querySelectorAll<HTMLMetaElement>("[name=theme-color]").entries()) {
    const scheme = schemes[index];
    const chosen = choice === scheme ? "all" : "not all";
    bar.media = choice === "system" ? `(prefers-color-scheme: ${scheme})` : chosen;
  }
  for (const radio of document.querySelectorAll<HTMLInputElement>(`[name=${name}]`))
    radio.checked = radio.value === choice;
}

/**
 * Shows the kept choice between light, dark and the system's scheme before the first paint, and follows the switch in the
 * footer, also before hydration and in other windows (docs/decisions/0053-appearance.md).
 */
export function followAppearance(): void {
  let choice = "system";
  const showKept = () => {
    try {
      choice = localStorage.getItem(name) ?? choice;
    } catch {
      // The storage may be disabled. Then a choice lasts as long as the page.
    }
    show(choice);
  };
  showKept();
  document.addEventListener("DOMContentLoaded", showKept);
  addEventListener("storage", showKept);
  // Back in the history, the page may be older than the choice, and the browser may have restored the switch.
  addEventListener("pageshow", showKept);
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== name) return;
    choice = target.value;
    try {
      localStorage.setItem(name, choice);
    } catch {
      // As above.
    }
    show(choice);
  });
}
