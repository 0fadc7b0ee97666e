import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { sweep } from "../../server/jobs/sweep.ts";
import { createWorld } from "../support/world.ts";

test("while another process holds the lock of SQLite, pages and checks are answered, and a save waits for the lock", async () => {
  await using world = await createWorld();
  const { browser } = await world.people.signedIn("patient");
  const other = new DatabaseSync(world.app.config.databaseUrl.replace("sqlite:", ""));
  other.exec("begin immediate");
  const saved = { yes: false };
  const save = browser.post(paths.saves(), { gemId: "1", intent: "save" }).finally(() => {
    saved.yes = true;
  });
  const swept = sweep(world.app);
  const visitor = world.browser();
  for (const address of [paths.health(), paths.readiness(), `${paths.readiness()}?verbose`, paths.gem(1)])
    expect((await visitor.get(address)).status).toBe(200);
  expect((await browser.get(paths.saved())).status).toBe(200);
  expect(saved.yes).toBe(false);
  other.exec("rollback");
  other.close();
  expect(await save).toMatchObject({ status: 200, body: { saved: true } });
  await swept;
});
