import type { Server } from "node:net";

/** Lets a server listen on a free port of this machine alone, and says which. */
export const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address !== null && typeof address === "object") resolve(address.port);
    });
  });
