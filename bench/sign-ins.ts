/**
 * Row 11: the time of visitors' pages while 20 people a second sign in by password, against nobody signing in,
 * measured alternately.
 * Run: npm run bench -- sign-ins
 */
import { paths } from "../domain/site/paths.ts";
import { createPasswords } from "../server/auth/passwords.ts";
import { load, request, type Load } from "./support/load.ts";
import { preparePeople } from "./support/people.ts";
import { median, startProduct } from "./support/product.ts";
import { report } from "./scoreboard/report.ts";

const seconds = Number(process.env["SECONDS"] ?? 4);
const rounds = Number(process.env["ROUNDS"] ?? 5);
const signInsPerSecond = 20;
const pagesPerSecond = 500;
const users = 1000;
const port = 4371;
const password = "Kumano8Kodo";

const hash = await createPasswords().hash(password);
if (!hash.ok) throw new Error("the password could not be hashed");
const { folder } = await preparePeople({ users, reviews: { 1: 50 }, passwordHash: hash.value });
const product = await startProduct(port, { folder, settings: { TRUST_PROXY: "1" } });
const { pid } = product;

const browse = (n: number) =>
  request(n % 2 === 0 ? paths.home() : paths.gem(1 + (n % 12)), { "Accept-Encoding": "gzip, br" });
/** Each client has an address of its own, as behind a proxy. */
const signIn = (n: number) =>
  request(
    paths.signIn(),
    {
      Origin: `http://localhost:${port}`,
      "Sec-Fetch-Site": "same-origin",
      "X-Forwarded-For": `198.51.${Math.floor(n / 250) % 250}.${n % 250}`,
    },
    new URLSearchParams({ email: `u${1 + (n % users)}@example.com`, password }).toString(),
  );

const calm: Load[] = [];
const busy: Load[] = [];
const signIns: Load[] = [];
for (let round = 0; round <= rounds; round++) {
  const pages = { pid, port, request: browse, seconds, rate: pagesPerSecond };
  const without = await load(pages);
  const [during, signingIn] = await Promise.all([
    load(pages),
    load({ pid, port, request: signIn, connections: 10, seconds, rate: signInsPerSecond }),
  ]);
  // The first round only warms up.
  if (round === 0) continue;
  calm.push(without);
  busy.push(during);
  signIns.push(signingIn);
}
const middle = (loads: readonly Load[], what: keyof Load) => median(loads.map((one) => one[what]));
for (const [name, loads] of Object.entries({ calm, busy, signIns }))
  console.log(
    `${name.padEnd(8)} ${middle(loads, "perSecond").toFixed(1)}/s, p50 ${middle(loads, "p50").toFixed(2)} ms, p99 ${middle(loads, "p99").toFixed(1)} ms`,
  );
report("browsing-p99", { product: busy.map(({ p99 }) => p99), floor: calm.map(({ p99 }) => p99) });
await product.stop();
