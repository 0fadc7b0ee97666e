import { expect, test } from "vitest";
import { serverProgram, startEnvironment, startOptions } from "../../scripts/start-command.ts";
import { readSource } from "../walls/modules.ts";

const command = (separator: string) => [...startOptions, serverProgram].join(separator);

test("the container, the unit of systemd and docs/operating.md start the server with the options of npm start", () => {
  expect(readSource("deploy/Containerfile")).toContain(`CMD ["node", "${command('", "')}"]`);
  expect(readSource("deploy/anaba.service")).toContain(`/node ${command(" ")}\n`);
  expect(readSource("docs/operating.md")).toContain(`\`node ${command(" ")}\``);
});

test("the unit of systemd limits the memory", () => {
  expect(readSource("deploy/anaba.service")).toMatch(/^MemoryMax=[1-9]\d*[MG]$/m);
});

test("the container and the unit of systemd set the environment of npm start", () => {
  const variables = Object.entries(startEnvironment).map(([name, value]) => `${name}=${value}`);
  expect(variables).toHaveLength(1);
  for (const variable of variables) {
    expect(readSource("deploy/Containerfile")).toContain(`ENV ${variable} `);
    expect(readSource("deploy/anaba.service")).toContain(`\nEnvironment=${variable}\n`);
  }
});
