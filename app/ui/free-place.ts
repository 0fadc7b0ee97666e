/** A place for notices: a number of steps below the header, or above the lower edge of the window. */
export interface Place {
  readonly edge: "top" | "bottom";
  readonly step: number;
}

/** The size of a notice of two lines with its margins, in pixels; its width is the largest in toast.module.css. */
const height = 104;
const width = 512;
const stepHeight = 60;
/** The largest margin of a page (`--margin`), in pixels. */
const largestMargin = 56;

/** What somebody presses next, and the heading of a dialog: it says what is to do now. */
const uncovered = ":is(button, input, textarea, [role='button'], dialog h2):not(header *, [popover] *)";

/**
 * The places in order of preference: those near the edges first, and the top before the bottom, because its content has
 * been read already.
 */
const places: readonly Place[] = [0, 1, 2, 3].flatMap((step) => [
  { edge: "top", step } as const,
  { edge: "bottom", step } as const,
]);

/** The first place where a notice covers no control and no heading of a dialog; the lower edge when there is none. */
export function freePlace(): Place {
  const ground = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const headerEnd = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  // As toast.module.css aligns them.
  const isAside = ground === document && matchMedia("(width >= 60rem)").matches;
  const start = isAside
    ? Math.min(innerWidth / 2, innerWidth - largestMargin - width)
    : (innerWidth - width) / 2;
  const end = isAside ? innerWidth : start + width;
  const boxes = [...ground.querySelectorAll(uncovered)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.right > start && box.left < end);
  const isFree = ({ edge, step }: Place) => {
    const top = edge === "top" ? headerEnd + step * stepHeight : innerHeight - height - step * stepHeight;
    return boxes.every((box) => box.bottom <= top || box.top >= top + height);
  };
  return places.find(isFree) ?? { edge: "bottom", step: 0 };
}
