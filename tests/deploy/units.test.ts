import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { adapted, createFolder } from "../support/deployed.ts";
import { hasProgram } from "../support/programs.ts";

const node = "/opt/anaba/node_modules/.bin/node";

describe.skipIf(!hasProgram("systemd-analyze"))("the units of systemd in deploy/", () => {
  test("systemd finds no error in the units, and rates the server's unit as well protected", () => {
    const folder = createFolder("anaba-units-");
    const files = [
      folder.write("anaba.service", adapted("anaba.service", { [node]: process.execPath })),
      folder.write("anaba-backup.service", adapted("anaba-backup.service", {})),
      folder.write("anaba-backup.timer", adapted("anaba-backup.timer", {})),
    ];
    const verified = spawnSync("systemd-analyze", ["verify", "--man=no", ...files], { encoding: "utf8" });
    expect([verified.status, verified.stderr]).toEqual([0, ""]);
    const security = spawnSync(
      "systemd-analyze",
      ["security", "--offline=yes", "--threshold=40", "--no-pager", files[0] ?? ""],
      { encoding: "utf8" },
    );
    expect([security.status, security.stderr]).toEqual([0, ""]);
    folder.remove();
  });
});
