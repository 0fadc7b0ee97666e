/** Low sunlight through a lattice window onto the bench. */
import { PW, SS, sstep } from "../../kit/core.ts";
import { type Table } from "../../kit/table.ts";

const PANE = { u: 265, v: 330, bar: 24 };
const cell = (q: number, size: number) => Math.abs((((q % size) + size) % size) - size / 2);
const edge = (d: number) => sstep(-7, 7, d);

/** The strength of the window's light at a point of the sheet; higher objects get it sooner. */
export const latticeSun = (table: Table) => (x: number, y: number) => {
  const h = table.h[Math.floor(y * SS) * PW + Math.floor(x * SS)] - 20;
  const X = x + 0.8 * h - 272,
    Y = y + h - 60;
  const v = (Y + 0.34 * X) / 1.06,
    u = X - 0.42 * v;
  return (
    edge(u) *
    edge(3 * PANE.u - u) *
    edge(v + 40) *
    edge(3 * PANE.v - v) *
    edge((PANE.u - PANE.bar) / 2 - cell(u + PANE.u / 2, PANE.u)) *
    edge((PANE.v - PANE.bar) / 2 - cell(v + PANE.v / 2, PANE.v))
  );
};
