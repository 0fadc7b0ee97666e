import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { ok } from "../../domain/base/result.ts";
import type { UserDocument } from "../documents/user-document.ts";
import * as users from "../usecases/operator/users.ts";
import { reasonOption } from "./arguments.ts";
import { counted, exitCodes, onSite, outputOf, timeText, type Program } from "./command.ts";

const who = ["<who>", "id, whole email address or whole username"] as const;

interface Exported {
  readonly to?: string;
}

interface Reasoned {
  readonly reason?: string;
}

interface Confirmed {
  readonly yes?: true;
}

/** `user …`: finds, exports, suspends and deletes users. */
export function userCommands(program: Program): void {
  const user = program.root.command("user").description("users and their accounts");

  user
    .command("find")
    .description("find users by their id, or by a part of their email address, username or nickname")
    .argument("<text>")
    .action((text: string) =>
      onSite(program, async (app) => {
        const found = await users.findUsers(app, text);
        return ok({ value: { people: found.map(shown) }, lines: found.flatMap(linesOf) });
      }),
    );

  user
    .command("export")
    .description("write all data about a user: JSON, and the profile image as a separate file")
    .argument(...who)
    .option(
      "--to <folder>",
      "a new folder for person.json and the image; without it, JSON with the image is printed",
    )
    .action((name: string, { to }: Exported) => exportUser(program, name, to));

  user
    .command("suspend")
    .description("sign a user out everywhere and refuse their sign-ins; they get the reason by mail")
    .argument(...who)
    .addOption(reasonOption("why; the user is told"))
    .action((name: string, { reason }: Reasoned) =>
      onSite(program, async (app) => {
        const done = await users.suspendUser(app, name, reason);
        return outputOf(done, ({ id, sessions }) => [
          `suspended ${id}; ${counted(sessions, "session")} ended`,
        ]);
      }),
    );

  user
    .command("resume")
    .description("let a suspended user sign in again")
    .argument(...who)
    .addOption(reasonOption("why, for the audit log"))
    .action((name: string, { reason }: Reasoned) =>
      onSite(program, async (app) => {
        const done = await users.resumeUser(app, name, reason);
        return outputOf(done, ({ id }) => [`${id} may sign in again`]);
      }),
    );

  user
    .command("end-sessions")
    .description("sign a user out everywhere")
    .argument(...who)
    .addOption(reasonOption("why, for the audit log"))
    .action((name: string, { reason }: Reasoned) =>
      onSite(program, async (app) => {
        const done = await users.endSessions(app, name, reason);
        return outputOf(done, ({ sessions }) => [`${counted(sessions, "session")} ended`]);
      }),
    );

  user
    .command("delete")
    .description("delete an account and all data of its owner; this cannot be undone")
    .argument(...who)
    .option("--yes", "confirm; without it, nothing is deleted")
    .action((name: string, { yes }: Confirmed) => deleteUser(program, name, yes));
}

const exportUser = (program: Program, name: string, to: string | undefined): Promise<void> =>
  onSite(program, async (app) => {
    const result = await users.exportUser(app, name);
    if (!result.ok) return result;
    if (to !== undefined) {
      await writeExport(to, result.value);
      return ok({ value: { id: result.value.id, folder: to }, lines: [`written to ${to}`] });
    }
    const { image, ...person } = result.value;
    const whole = { ...person, image: image === null ? null : Buffer.from(image).toString("base64") };
    return ok({ value: whole, lines: [JSON.stringify(whole, null, 2)] });
  });

/** Writes an export into a new folder that only its owner can read. */
async function writeExport(folder: string, { image, ...person }: users.UserExport): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const put = (file: string, content: string | Uint8Array) =>
    writeFile(path.join(folder, file), content, { mode: 0o600, flag: "wx" });
  await put("person.json", `${JSON.stringify(person, null, 2)}\n`);
  if (image !== null) await put("profile-image.webp", image);
}

async function deleteUser(program: Program, name: string, yes: true | undefined): Promise<void> {
  if (yes !== true) {
    program.err("--yes: is missing; without it nothing is deleted, because a deletion cannot be undone\n");
    return program.end(exitCodes.usage);
  }
  await onSite(program, async (app) =>
    outputOf(await users.deleteUser(app, name), ({ id }) => [`deleted ${id}`]),
  );
}

const shown = ({ savedGems, ...user }: UserDocument) => ({ ...user, saves: savedGems.length });

const linesOf = ({ id, email, emailVerified, username, nickname, createdAt, suspension }: UserDocument) => [
  [
    id,
    `${email}${emailVerified ? "" : " (unverified)"}`,
    username === null ? "(no username)" : `@${username}`,
    nickname,
    `since ${timeText(createdAt)}`,
  ].join("  "),
  ...(suspension === null ? [] : [`    suspended ${timeText(suspension.at)}: ${suspension.reason}`]),
];
