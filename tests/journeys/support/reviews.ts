import type { Locator, Page } from "@playwright/test";

export const writeButton = (page: Page) => page.getByRole("button", { name: "Write a review", exact: true });
export const editButton = (page: Page) => page.getByRole("button", { name: "Edit your review", exact: true });

/** The parts of the dialog for a review, by their accessible names. */
export function reviewDialog(page: Page, name: "Write a review" | "Edit your review" = "Write a review") {
  const dialog = page.getByRole("dialog", { name, exact: true });
  const button = (label: string): Locator => dialog.getByRole("button", { name: label, exact: true });
  return {
    dialog,
    button,
    rating: dialog.getByRole("radiogroup", { name: "Rating", exact: true }),
    star: (label: string): Locator => dialog.getByRole("radio", { name: label, exact: true }),
    text: dialog.getByRole("textbox", { name: "Your review", exact: true }),
  };
}
