/** clock: how long each step of a drawing takes. */

const T0 = Date.now();
let TL = T0;
export function tick(label: string) {
  const n = Date.now();
  if (!process.env["QUIET"]) console.log(`  ${((n - TL) / 1000).toFixed(2)}s  ${label}`);
  TL = n;
}
export const elapsed = () => (Date.now() - T0) / 1000;
