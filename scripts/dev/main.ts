/**
 * `npm run dev`: runs the product from its sources. Changes of pages and styles show in the open page; changes of
 * server code take effect with the next request (docs/decisions/0018-dev-server.md).
 */
import path from "node:path";
import { SettingError } from "../../server/config/config.ts";
import { createHttpServer, listen } from "../../server/runtime/http-server.ts";
import { loadConfig } from "../../server/config/secret-files.ts";
import { createDevListener } from "./listener.ts";
import { createProduct, textOf, type Product } from "./product.ts";
import { createVite } from "./vite.ts";

const root = path.join(import.meta.dirname, "..", "..");

async function main(): Promise<void> {
  // React selects its development build by this variable when it is first imported, below.
  process.env["NODE_ENV"] = "development";
  const config = loadConfig(process.env);
  const server = createHttpServer((request, response) => listener(request, response));
  // A response may be late: the first one on a slow machine, or any at a breakpoint.
  server.timeout = 0;
  let product: Product | null = null;
  const vite = await createVite({ root, config, server, onChange: (file) => product?.changed(file) });
  product = createProduct(vite, root);
  const listener = createDevListener(vite, product, config);
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
  // Compares the class by name: the product has loaded its own copy.
  const isSetting = error instanceof Error && error.constructor.name === SettingError.name;
  process.stderr.write(`${isSetting ? error.message : textOf(error)}\n`);
  process.exit(1);
});
