/** The longest wait, in milliseconds. */
const longestWait = 2000;

/**
 * Delays the pictures further down until the first paint and the first picture, then calls `done`, once. Over a slow
 * connection they would compete with the first picture.
 */
export function afterFirstPicture(isQuick: boolean, done: () => void): void {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync('img[loading="lazy"]{display:none}');
  document.adoptedStyleSheets.push(hidden);
  let isDone = false;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hidden);
    done();
  };
  const painted = new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
  document.addEventListener("DOMContentLoaded", () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (isQuick || picture === null) return finish();
    const arrived = new Promise<unknown>((resolve) => {
      if (picture.complete) resolve(null);
      else for (const event of ["load", "error"]) picture.addEventListener(event, resolve);
    });
    void Promise.all([painted, arrived]).then(() => requestAnimationFrame(() => setTimeout(finish)));
    // A page in the background is never painted, and a picture may be late.
    setTimeout(finish, longestWait);
  });
}
