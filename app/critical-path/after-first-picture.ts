/** After this time, in milliseconds, nothing waits any longer. */
const longestWait = 2000;

/**
 * Holds back the pictures further down until the page is painted and its first picture is there, then calls `done`, once.
 * On a slow line they would share it, and the picture that greets the visitor is what people came for.
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
    // A page in the background is not painted, and a picture may take its time.
    setTimeout(finish, longestWait);
  });
}
