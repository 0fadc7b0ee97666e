import { freePlace } from "../ui/free-place.ts";
import { noticeLifetime } from "../ui/notice-lifetime.ts";
import { earlyNoticeId } from "./data.ts";

/**
 * Answers a visitor's press of a heart until hydration: with the notice that the document holds
 * (`early-notice-element.tsx`). The press is recorded too. Once the application repeats it, its own notice, which has a
 * button, takes this one's place.
 */
export function answerHearts(): void {
  const layer = document.getElementById(earlyNoticeId);
  const region = layer?.querySelector("[role=status]") ?? null;
  const template = layer?.querySelector("template") ?? null;
  if (layer === null || region === null || template === null) return;

  let ending: ReturnType<typeof setTimeout> | undefined;
  const show = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest("[data-heart]") === null) return;
    const { edge, step } = freePlace();
    Object.assign(layer.dataset, { edge, step });
    region.replaceChildren(template.content.cloneNode(true));
    if (!layer.matches(":popover-open")) layer.showPopover();
    clearTimeout(ending);
    ending = setTimeout(() => layer.hidePopover(), noticeLifetime);
  };
  const isHydrated = () => window.beforeHydration === undefined;
  const giveWay = ({ target, newState }: ToggleEvent) => {
    if (newState === "open" && target !== layer && isHydrated()) remove();
  };
  const remove = () => {
    document.removeEventListener("beforetoggle", giveWay, true);
    layer.remove();
  };
  document.addEventListener("click", show);
  document.addEventListener("beforetoggle", giveWay, true);
  if (window.beforeHydration === undefined) return;
  window.beforeHydration.endEarlyAnswers = () => {
    document.removeEventListener("click", show);
    if (!layer.matches(":popover-open")) remove();
  };
}
