/**
 * The service worker of a site that lets phones keep nothing (setting `OFFLINE`). In a browser that has kept something it
 * takes the place of the other one: it deletes every copy, and then itself.
 */
declare const self: ServiceWorkerGlobalScope;

async function removeAll(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => event.waitUntil(removeAll()));

// oxlint-disable-next-line unicorn/require-module-specifiers -- makes it a module, whose names are its own
export {};
