/**
 * Loaded into a server before it starts. After SIGUSR2 its next durable commit fails once as SQLite fails when fsync
 * does (EIO); later commits would succeed.
 */
import { DatabaseSync, type StatementResultingChanges } from "node:sqlite";

let isFailing = false;
process.on("SIGUSR2", () => {
  isFailing = true;
  process.stdout.write("the disk fails\n");
});

const { prototype } = DatabaseSync;
const prepareOf = Reflect.get(prototype, "prepare");
prototype.prepare = function (text, ...rest) {
  const statement = prepareOf.call(this, text, ...rest);
  if (text !== "commit") return statement;
  const run: () => StatementResultingChanges = statement.run.bind(statement);
  const isSynchronous = () => Object.values(prepareOf.call(this, "pragma synchronous").get() ?? {})[0] === 2;
  statement.run = () => {
    if (!isFailing || !isSynchronous()) return run();
    isFailing = false;
    // Like SQLite, it leaves the transaction open for a rollback.
    throw Object.assign(new Error("disk I/O error"), { errcode: 1034, code: "ERR_SQLITE_ERROR" });
  };
  return statement;
};
