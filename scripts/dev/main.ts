/**
 * `npm run dev`: the product from its sources. Changes of pages and styles show in the open page, changes of the
 * server's code take effect with the next request (docs/decisions/0018-dev-server.md).
 */
import path from "node:path";
import { SettingError } from "../../server/runtime/config.ts";
import { createHttpServer, listen } from "../../server/runtime/http-server.ts";
import { loadConfig } from "../../server/runtime/secret-files.ts";
import { createDevListener } from "./listener.ts";
import { tellFault } from "./faults.ts";
import { createProduct, type Product } from "./product.ts";
import { createVite } from "./vite.ts";

const root = path.join(import.meta.dirname, "..", "..");

async function main(): Promise<void> {
  // React chooses between its two builds when it is first imported, which is below.
  process.env["NODE_ENV"] = "development";
  const config = loadConfig(process.env);
  const server = createHttpServer((request, response) => answer(request, response));
  let product: Product | null = null;
  const vite = await createVite({ root, config, server, onChange: (file) => product?.changed(file) });
  product = createProduct(vite, root);
  const answer = createDevListener(vite, product, config);
  await product.started;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
      void Promise.allSettled([product.stop(), vite.close()]).then(() => process.exit(0));
    });
  await listen(server, config);
}

main().catch((error: unknown) => {
  // The product's own copy of the class is another than the one known here.
  const isSetting = error instanceof Error && error.constructor.name === SettingError.name;
  if (isSetting) process.stderr.write(`${error.message}\n`);
  else tellFault(error);
  process.exit(1);
});
