import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type StartedServer } from "../support/started-server.ts";
import { checkHealth, heldBy, openUnread, pictureRequests } from "./connections.ts";
import { direct, type Target } from "./target.ts";

const pictures = readdirSync("public/pictures").filter((name) => name.endsWith("-2400.avif"));

let server: StartedServer;
let target: Target;
beforeAll(async () => {
  server = await startServer({}, { openFiles: 256 });
  target = direct(server.port);
});
afterAll(() => server.stop());

test("a connection that requests 40 pictures at once is closed, and no file stays open for it", async () => {
  const clients = openUnread(target, 60, pictureRequests(target, pictures, 40));
  await expect.poll(() => clients.closed()).toBe(60);
  expect(await checkHealth(target)).not.toBeNull();
  clients.end();
});

test("under a limit of 256 files, 500 connections that read nothing do not block other clients", async () => {
  const clients = openUnread(target, 500, pictureRequests(target, pictures, 8));
  for (let n = 0; n < 20; n += 1) expect(await checkHealth(target)).not.toBeNull();
  expect(heldBy(server.process.pid ?? 0).files).toBeLessThan(256);
  clients.end();
});

test("under a limit of 256 files, 500 connections that send nothing do not block other clients", async () => {
  const clients = openUnread(target, 500, "");
  for (let n = 0; n < 20; n += 1) expect(await checkHealth(target)).not.toBeNull();
  clients.end();
});
