/**
 * Marks the pictures that could not be loaded: base.css hides the sign that a browser shows in their place, so that the
 * ground of a print stays. Assistive technology reads their text all the same.
 */
export function markFailedPictures(): void {
  const listen = (type: "error" | "load", mark: (picture: HTMLImageElement) => void) =>
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement) mark(target);
      },
      true,
    );
  listen("error", (picture) => {
    picture.dataset["failed"] = "";
  });
  listen("load", (picture) => {
    delete picture.dataset["failed"];
  });
}
