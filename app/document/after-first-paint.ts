/** The longest wait, in milliseconds: a page in the background is never painted, and a picture may be late. */
const longestWait = 2000;

/**
 * Delays the pictures further down until the first paint. Over a slow connection it waits for the first picture too,
 * because the others would compete with it.
 *
 * @returns A promise that is fulfilled then.
 */
export async function afterFirstPaint(isFast: boolean): Promise<void> {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync('img[loading="lazy"]{display:none}');
  document.adoptedStyleSheets.push(hidden);
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
  await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // A picture that cannot be shown is not waited for.
  const decoded = isFast ? null : picture?.decode().catch(() => null);
  const shown = Promise.all([painted, decoded]).then(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, longestWait))]);
  hidden.replaceSync("");
}
