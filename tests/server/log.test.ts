import { DatabaseError } from "pg";
import { expect, test } from "vitest";
import { createLog } from "../../server/base/log.ts";
import { startServer } from "../support/started-server.ts";

test("the buffered log is complete when the server ends", async () => {
  const server = await startServer({ LOG_LEVEL: "info" });
  for (let n = 0; n < 3; n++)
    await server.send("GET /photos?secret=x HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n");
  await server.stop();
  const lines = server
    .said()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line): Record<string, unknown> => JSON.parse(line));
  const answers = lines.filter(({ msg }) => msg === "request");
  expect(answers).toHaveLength(3);
  for (const answer of answers) expect(answer).toMatchObject({ method: "GET", path: "/photos", status: 200 });
  expect(new Set(answers.map(({ requestId }) => requestId)).size).toBe(3);
  expect(lines.at(-1)).toMatchObject({ msg: "stopping", signal: "SIGTERM" });
});

test("an error of PostgreSQL is logged without the values of the row that it is about", () => {
  const lines: string[] = [];
  const err = new DatabaseError('new row for relation "users" violates a check', 99, "error");
  err.detail = "Failing row contains (u1, haruka@example.com).";
  err.where = "COPY users, line 1, column email: haruka@example.com";
  err.code = "23514";
  createLog("info", { write: (line) => void lines.push(line) }).error({ err }, "action failed");
  expect(lines.join("")).not.toContain("haruka");
  expect(JSON.parse(lines.join(""))).toMatchObject({ err: { code: "23514", message: err.message } });
});
