/**
 * Row 12: the server's memory, idle and while visitors and people who are signed in load it at once.
 * Run: npm run bench -- memory; HOUR=1 keeps that load up for an hour.
 */
import { paths } from "../domain/site/paths.ts";
import { load, request } from "./support/load.ts";
import { cookieOf, personOf, preparePeople } from "./support/people.ts";
import { residentMemory, startProduct } from "./support/product.ts";
import { report } from "./scoreboard/report.ts";

const isHour = process.env["HOUR"] === "1";
const seconds = Number(process.env["SECONDS"] ?? 5);
const minute = 60;
const rounds = isHour ? (60 * minute) / seconds : Number(process.env["ROUNDS"] ?? 12);
const users = 1000;
const port = 4373;
/** Idle means: started and without requests for this long, in milliseconds. */
const rest = 2000;

const { folder } = await preparePeople({ users, reviews: { 1: 50 }, sessions: users });
const { pid, stop } = await startProduct(port, { folder });
await new Promise((resolve) => setTimeout(resolve, rest));
report("memory-idle", { product: [residentMemory(pid)] });

const addresses = [paths.home(), paths.gem(1), paths.photos(), paths.map()];
const addressOf = (n: number) => addresses[n % addresses.length] ?? paths.home();
const browsers = { "Accept-Encoding": "gzip, deflate, br" };
const visitors = (n: number) => request(addressOf(n), browsers);
const people = (n: number) => request(addressOf(n), { ...browsers, Cookie: cookieOf(personOf(n, users)) });
const memory: number[] = [];
for (let round = 0; round < rounds; round++) {
  await Promise.all([
    load({ pid, port, request: visitors, seconds, connections: 25 }),
    load({ pid, port, request: people, seconds, connections: 25 }),
  ]);
  memory.push(residentMemory(pid));
}
await stop();
report("memory-loaded", { product: memory });

if (isHour) {
  const tenMinutes = (10 * minute) / seconds;
  report("memory-hour", {
    product: memory.slice(-tenMinutes),
    floor: memory.slice(tenMinutes, 2 * tenMinutes),
  });
}
