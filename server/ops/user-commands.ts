import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { ok } from "../../domain/result.ts";
import type { UserDocument } from "../documents/user-document.ts";
import * as users from "../usecases/operator/users.ts";
import { reasonOption } from "./arguments.ts";
import { counted, exitCodes, onSite, timeText, type Program } from "./command.ts";

const who = ["<who>", "id, whole email address or whole username"] as const;

interface Reasoned {
  readonly reason?: string;
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
    .description("write all data about a user: JSON, and the profile image in a file beside it")
    .argument(...who)
    .option(
      "--to <folder>",
      "a new folder for person.json and the image; without it, JSON with the image is printed",
    )
    .action((name: string, { to }: { readonly to?: string }) =>
      onSite(program, async (app) => {
        const result = await users.exportUser(app, name);
        if (!result.ok) return result;
        const { image, ...person } = result.value;
        if (to === undefined) {
          const whole = { ...person, image: image === null ? null : Buffer.from(image).toString("base64") };
          return ok({ value: whole, lines: [JSON.stringify(whole, null, 2)] });
        }
        await mkdir(to, { mode: 0o700 });
        const put = (file: string, content: string | Uint8Array) =>
          writeFile(path.join(to, file), content, { mode: 0o600, flag: "wx" });
        await put("person.json", `${JSON.stringify(person, null, 2)}\n`);
        if (image !== null) await put("profile-image.webp", image);
        return ok({ value: { id: person.id, folder: to }, lines: [`written to ${to}`] });
      }),
    );

  user
    .command("suspend")
    .description("sign a user out everywhere and refuse their sign-ins; they get the reason by mail")
    .argument(...who)
    .addOption(reasonOption("why; the user reads it"))
    .action((name: string, { reason }: Reasoned) =>
      onSite(program, async (app) => {
        const done = await users.suspendUser(app, name, reason);
        if (!done.ok) return done;
        const { id, sessions } = done.value;
        return ok({ value: done.value, lines: [`suspended ${id}; ${counted(sessions, "session")} ended`] });
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
        return done.ok ? ok({ value: done.value, lines: [`${done.value.id} may sign in again`] }) : done;
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
        if (!done.ok) return done;
        return ok({ value: done.value, lines: [`${counted(done.value.sessions, "session")} ended`] });
      }),
    );

  user
    .command("delete")
    .description("delete an account and all data of its owner; this cannot be undone")
    .argument(...who)
    .option("--yes", "do it; without this, nothing is deleted")
    .action(async (name: string, { yes }: { readonly yes?: true }) => {
      if (yes !== true) {
        program.err(
          "--yes: is missing; without it nothing is deleted, because a deletion cannot be undone\n",
        );
        return program.end(exitCodes.usage);
      }
      await onSite(program, async (app) => {
        const done = await users.deleteUser(app, name);
        return done.ok ? ok({ value: done.value, lines: [`deleted ${done.value.id}`] }) : done;
      });
    });
}

const shown = ({ savedGems, ...user }: UserDocument) => ({ ...user, saves: savedGems.length });

const linesOf = ({ id, email, emailVerified, username, nickname, createdAt, suspension }: UserDocument) => [
  [
    id,
    `${email}${emailVerified ? "" : " (not proven)"}`,
    username === null ? "(no username)" : `@${username}`,
    nickname,
    `since ${timeText(createdAt)}`,
  ].join("  "),
  ...(suspension === null ? [] : [`    suspended ${timeText(suspension.at)}: ${suspension.reason}`]),
];
