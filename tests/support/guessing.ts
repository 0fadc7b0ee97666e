import { expect } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { sendDueMails } from "../../server/jobs/send-mails.ts";
import type { Browser } from "./browser-in-process.ts";
import { signIn } from "./people.ts";
import type { World } from "./world.ts";

/** The password after `resetByMail`. */
export const freshPassword = "Nakasendo17Inn";

/** Tries a wrong password from this address; returns the status. */
export const guess = async (world: World, email: string, address: string): Promise<number> =>
  (await signIn(world.browser(address), email, "Wrong8Password")).status;

/** Tries wrong passwords from many addresses at the same moment. */
export async function siege(world: World, email: string, addresses: number): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < addresses; n += 1)
    statuses.push(await guess(world, email, `198.18.${n >> 8}.${n & 255}`));
  return statuses;
}

/** Resets the password by mail, in this browser. */
export async function resetByMail(world: World, email: string, browser: Browser): Promise<void> {
  await world.browser().post(paths.forgotPassword(), { email });
  await sendDueMails(world.app);
  const mail = world.mails.findLast(({ recipient }) => recipient === email);
  const token = /token=([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "";
  const answer = await browser.post(paths.resetPassword(), {
    token,
    password: freshPassword,
    confirmPassword: freshPassword,
  });
  expect(answer.status).toBe(200);
}
