/**
 * Row 13: from the start of the process until it is ready, and the time to the first byte of a visitor's page after a
 * second without requests.
 * Run: npm run bench -- start
 */
import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startProduct } from "./support/product.ts";
import { report } from "./scoreboard/report.ts";

const starts = Number(process.env["ROUNDS"] ?? 7);
const rests = 11;
const port = 4374;
/** A little more than a second, because the product reads the state of its pages again after one. */
const rest = 1100;

const times: number[] = [];
for (let start = 0; start < starts; start++) {
  const { startTime, stop } = await startProduct(port);
  times.push(startTime);
  await stop();
}
report("start", { product: times });

/** The time from sending a request to the first byte of its response, in milliseconds. */
const firstByte = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    get({ port, path: "/", headers: { "Accept-Encoding": "br" } }, (response) => {
      response.once("data", () => resolve(performance.now() - begun)).resume();
    }).once("error", reject);
  });

const { stop } = await startProduct(port);
// The first requests make the page and its compressed form.
for (let request = 0; request < 20; request++) await firstByte();
const waits: number[] = [];
for (let round = 0; round < rests; round++) {
  await pause(rest);
  waits.push(await firstByte());
}
await stop();
report("first-byte", { product: waits });
