/** The floor of row 7: `node:http` saying hello. Started by `throughput.ts` with a port. */
import { listen } from "./support/product.ts";

await listen(Number(process.argv[2]), (_, response) => response.end("hello"));
process.once("disconnect", () => process.exit());
process.send?.("ready");
