import type { Page } from "@playwright/test";
import { expect, modal, newName, openModal, password } from "./account.ts";

/** Runs an action that sends a verification code; returns the code, which the console shows. */
export async function codeAfter(page: Page, act: () => Promise<void>): Promise<string> {
  const told = page.waitForEvent("console", (message) => message.type() === "info");
  await act();
  return /\d{6}/.exec((await told).text())?.[0] ?? "";
}

/** The steps of a sign-up in the open modal; each fills its step in and waits for the next one. */
export const signUp = (page: Page) => {
  const parts = modal(page);
  const { tab, field, button, heading, dialog } = parts;
  const steps = {
    /** From the first step to that of the code; returns the code. */
    askForCode: async (email = `${newName()}@example.com`): Promise<string> => {
      await tab("Sign Up").click();
      await field("Email").fill(email);
      const code = await codeAfter(page, () => button("Get a code").click());
      await expect(heading("Check your email")).toBeVisible();
      return code;
    },
    proveEmail: async (email?: string): Promise<void> => {
      await field("Verification code").fill(await steps.askForCode(email));
      await button("Verify").click();
      await expect(heading("Choose a password")).toBeVisible();
    },
    choosePassword: async (): Promise<void> => {
      for (const name of ["Password", "Confirm password"]) await field(name).fill(password);
      await button("Continue").click();
      await expect(heading("Choose a username")).toBeVisible();
    },
    chooseUsername: async (username = newName()): Promise<void> => {
      await field("Username").fill(username);
      await expect(dialog.getByText("This username is available")).toBeVisible();
      await button("Continue").click();
      await expect(heading("Choose a nickname")).toBeVisible();
    },
    chooseNickname: async (nickname = "Mei"): Promise<void> => {
      await field("Nickname").fill(nickname);
      await button("Continue").click();
      await expect(heading("Tell us about you")).toBeVisible();
    },
  };
  return { ...parts, ...steps };
};

/** Opens the modal, and goes to the last step of the sign-up, the bio. */
export async function reachBio(page: Page, { email, username }: { email?: string; username?: string } = {}) {
  await openModal(page);
  const parts = signUp(page);
  await parts.proveEmail(email);
  await parts.choosePassword();
  await parts.chooseUsername(username);
  await parts.chooseNickname();
  return parts;
}
