import {
  createAccount,
  expect,
  expectSignedIn,
  modal,
  newName,
  newPassword,
  openDeletion,
  openModal,
  openProfileForm,
  password,
  reloadedBy,
  resetLink,
  settle,
  test,
} from "./support/account.ts";
import { reviewDialog, writeButton } from "./support/reviews.ts";
import { codeAfter, signUp } from "./support/sign-up.ts";
import { home, visit } from "./support/visit.ts";

/*
 * Bad input through the forms (docs/security.md, input): for each field some of the corpus in a browser, with the
 * expected sentence. tests/pages/accounts-bad-input.test.ts and bad-input.test.ts send the whole corpus to the same
 * fields as raw requests.
 */

type Case = readonly [typed: string, sentence: string];

const invisible = "\u200b\u200b\u3164\u00ad";
const markup = '"><img src=x onerror=alert(1)>';

const emails: readonly Case[] = [
  ["", "Please enter your email address"],
  ["   ", "Please enter your email address"],
  ["nobody@nowhere", "Please enter a valid email address"],
  ["a@b", "Please enter a valid email address"],
  ["a@b@example.com", "Please enter a valid email address"],
  ["İ@example.com", "Please enter a valid email address"],
  [markup, "Please enter a valid email address"],
  [`${"a".repeat(250)}@example.com`, "Please enter a valid email address"],
  ["a@example.com, b@example.com", "Please enter a valid email address"],
];
const wrongCode = "Invalid verification code. Please check the console for the correct code.";
const codes: readonly Case[] = [
  ["", "Please enter the verification code"],
  ["      ", "Please enter the verification code"],
  ["１２３４５６", wrongCode],
  ["1e5", wrongCode],
  ["000000", wrongCode],
];
const passwords: readonly Case[] = [
  ["", "Please fill in all fields"],
  ["Abc1", "Password must be at least 8 characters long"],
  ["kumano8kodo", "Password must contain at least one uppercase letter"],
  ["KUMANO8KODO", "Password must contain at least one lowercase letter"],
  ["KumanoKodo", "Password must contain at least one number"],
  ["Password1", "This password is too common"],
  ["        ", "Password must contain at least one uppercase letter"],
  ["😀😀😀😀", "Password must contain at least one uppercase letter"],
  ["ＫＵＭＡＮＯ８ｋｏｄｏ", "Password must contain at least one uppercase letter"],
  ["Passw0rd", "This password is too common"],
];
const wrongLetters = "Username can only contain letters, numbers, and underscores";
const usernames: readonly Case[] = [
  ["", "Please enter a username"],
  ["ab", "Username must be at least 3 characters long"],
  ["a".repeat(21), "Username must be no more than 20 characters long"],
  ["no-dash", wrongLetters],
  ["   ", wrongLetters],
  ["\u212aelvin", wrongLetters],
  ["ab c", wrongLetters],
  ["日本の旅", wrongLetters],
  [`<b>${"x".repeat(5)}`, wrongLetters],
  ["a".repeat(1000), "Username must be no more than 20 characters long"],
  ["ADMIN", "This username is already taken"],
  ["__proto__", "This username is already taken"],
];
const unshowable = "Nickname contains characters that cannot be shown";
const nicknames: readonly Case[] = [
  ["", "Please enter a nickname"],
  [" x ", "Nickname must be at least 2 characters long"],
  [invisible, "Please enter a nickname"],
  ["\u3000\u00a0", "Please enter a nickname"],
  ["N", "Nickname must be at least 2 characters long"],
  ["😀".repeat(16), "Nickname must be no more than 30 characters long"],
  ["\u202eevil", unshowable],
  [`a${"\u0301".repeat(20)}`, unshowable],
  ["a\u0007b", unshowable],
];
const bios: readonly Case[] = [
  ["w ".repeat(101), "Bio must be 100 words or less (currently 101 words)"],
  ["a\u0007b", "Bio contains characters that cannot be shown"],
  ["\u2066unclosed", "Bio contains characters that cannot be shown"],
];

test("the sign-up answers each bad input with its sentence, keeps the typed text, and can continue", async ({
  page,
}) => {
  await openModal(page);
  const { tab, field, button, dialog, heading, ...steps } = signUp(page);
  const meet = async (cases: readonly Case[], type: (typed: string) => Promise<void>, press: string) => {
    for (const [typed, sentence] of cases) {
      await type(typed);
      await button(press).click();
      await expect(dialog.getByText(sentence, { exact: true }), typed.slice(0, 40)).toBeVisible();
    }
  };
  await tab("Sign Up").click();
  await meet(emails, (typed) => field("Email").fill(typed), "Get a code");
  const name = newName();
  await field("Email").fill(` ${name}@Example.com `);
  const code = await codeAfter(page, () => button("Get a code").click());
  await meet(codes, (typed) => field("Verification code").fill(typed), "Verify");
  await field("Verification code").fill(code);
  await button("Verify").click();
  await expect(heading("Choose a password")).toBeVisible();
  const typeTwice = async (typed: string) => {
    await field("Password").fill(typed);
    await field("Confirm password").fill(typed);
  };
  await meet(passwords, typeTwice, "Continue");
  await steps.choosePassword();
  await meet(usernames, (typed) => field("Username").fill(typed), "Continue");
  await steps.chooseUsername(name);
  await meet(nicknames, (typed) => field("Nickname").fill(typed), "Continue");
  await steps.chooseNickname("  محمد <b>&amp;  ");
  await meet(bios, (typed) => field("Bio").fill(typed), "Create account");
  await field("Bio").fill(`${markup}\n家族👨‍👩‍👧`);
  await reloadedBy(page, () => button("Create account").click());
  await visit(page, "/profile");
  await expect(page.getByRole("heading", { level: 1, name: "محمد <b>&amp;", exact: true })).toBeVisible();
  await expect(page.getByText(`${markup}\n家族👨‍👩‍👧`)).toBeVisible();
  await expect(modal(page).dialog).toBeHidden();
});

test("the profile form answers each bad input with its sentence and keeps the typed text", async ({
  page,
}) => {
  const { username } = await settle(page);
  const { field, save, picture: file } = await openProfileForm(page);
  const cases: readonly (readonly ["Nickname" | "Username" | "Bio", string, string])[] = [
    ["Nickname", invisible, "Nickname is required"],
    ["Nickname", "\u2066unclosed", unshowable],
    ["Nickname", "b".repeat(31), "Nickname must be no more than 30 characters long"],
    ["Username", "ab", "Username must be at least 3 characters long"],
    ["Username", "a".repeat(21), "Username must be less than 20 characters"],
    ["Username", "\u017fs_long", wrongLetters],
    ["Username", "a@b.io", wrongLetters],
    ["Username", "x".repeat(5000), "Username must be less than 20 characters"],
    ["Bio", "日".repeat(151), "Bio must be less than 150 characters"],
    ["Bio", `a${"\u0301".repeat(9)}`, "Bio contains characters that cannot be shown"],
  ];
  const good = { Nickname: "Mei Tanaka", Username: username, Bio: "" };
  for (const [name, typed, sentence] of cases) {
    await field(name).fill(typed);
    await save.click();
    await expect(page.getByText(sentence, { exact: true }), typed.slice(0, 40)).toBeVisible();
    await expect(field(name)).toHaveValue(typed);
    await field(name).fill(good[name]);
  }
  for (const [name, mimeType, bytes] of [
    ["script.png.html", "text/html", "<script>alert(1)</script>"],
    ["a".repeat(200), "", "x"],
  ] as const) {
    await file.setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });
    await expect(page.getByText("Please select a valid image file", { exact: true })).toBeVisible();
  }
  await file.setInputFiles({
    name: "\u202egnp.exe",
    mimeType: "image/png",
    buffer: Buffer.from("no picture"),
  });
  await save.click();
  await expect(page.getByText("Please select a valid image file", { exact: true })).toBeVisible();
  await expect(field("Nickname")).toHaveValue(good.Nickname);
});

test("a review with any text is refused in the dialog or shown exactly as typed", async ({ page }) => {
  const { nickname } = await settle(page, { nickname: newName().slice(0, 20) });
  await visit(page, "/gem/11");
  await writeButton(page).click();
  const { dialog, star, text, button } = reviewDialog(page);
  const submit = button("Submit");
  await text.fill(markup);
  await expect(submit).toBeDisabled();
  await star("2 stars").check();
  for (const [typed, sentence] of [
    ["x".repeat(501), "Review must be no more than 500 characters long"],
    [`${"家".repeat(499)}😀`, "Review must be no more than 500 characters long"],
    ["a\u202eb", "Review contains characters that cannot be shown"],
    [`a${"\u0301".repeat(500)}`, "Review must be no more than 500 characters long"],
  ] as const) {
    await text.fill(typed);
    await submit.click();
    await expect(dialog.getByText(sentence, { exact: true }), typed.slice(0, 40)).toBeVisible();
    await expect(text).toHaveValue(typed);
  }
  const odd = `${markup} {{7*7}} %00 ' OR 1=1-- \n=cmd|'/c calc'!A1 שלום __proto__`;
  await text.fill(odd);
  await submit.click();
  const card = page.getByRole("article", { name: nickname, exact: true });
  await expect(card.getByText(odd)).toBeVisible();
});

test("signing in and requesting a reset link answer each bad input with a sentence and keep the typed text", async ({
  page,
}) => {
  const { field, button, dialog } = await openModal(page);
  for (const [email, typed] of [
    [markup, markup],
    ["a@b", "x".repeat(10_000)],
    ["' OR 1=1--", "' OR 1=1--"],
    ["nobody@example.com", "\u202e😀\u200b"],
  ] as const) {
    await field("Email").fill(email);
    await field("Password").fill(typed);
    await button("Sign In").click();
    await expect(dialog.getByText("Incorrect email or password", { exact: true }), email).toBeVisible();
    await expect(field("Email")).toHaveValue(email);
    await field("Password").fill("");
    await button("Sign In").click();
    await expect(dialog.getByText("Please fill in all fields", { exact: true })).toBeVisible();
  }
  for (const [email, sentence] of emails.filter(([typed]) => typed.trim() !== "")) {
    await field("Email").fill(email);
    await button("Forgot password?").click();
    await expect(dialog.getByText(sentence, { exact: true }), email.slice(0, 40)).toBeVisible();
    await expect(field("Email")).toHaveValue(email);
    await field("Email").fill("");
    await button("Forgot password?").click();
    await expect(dialog.getByText("Please enter your email address first")).toBeVisible();
  }
});

test("the reset form answers each bad password with its sentence", async ({ page }) => {
  const { email } = await createAccount();
  await visit(page, await resetLink(page, email));
  for (const [typed, sentence] of passwords) {
    await newPassword(page).send(typed);
    await expect(page.getByText(sentence, { exact: true }), typed).toBeVisible();
  }
});

test("no wrong password deletes the account", async ({ page }) => {
  await settle(page);
  await visit(page, "/account-settings");
  const { dialog, field, confirm } = await openDeletion(page);
  for (const typed of [
    " ",
    ` ${password}`,
    password.toLowerCase(),
    "x".repeat(10_000),
    markup,
    "__proto__",
  ]) {
    await field.fill(typed);
    await confirm.click();
    await expect(dialog.getByText("Incorrect password", { exact: true }), typed.slice(0, 40)).toBeVisible();
    await field.fill("");
    await confirm.click();
    await expect(dialog.getByText("Password required for email/password accounts")).toBeVisible();
  }
  await visit(page, "/profile");
  await expectSignedIn(page);
});

test("any search term is shown as text, in the field and from the address", async ({ page }) => {
  await visit(page, "/");
  const { search, count } = home(page);
  for (const typed of [
    ".*",
    "(a+)+$",
    "[",
    "\\",
    markup,
    "</script><!--",
    "%E0%A4%A",
    "ß",
    "İ",
    "👨‍👩‍👧‍👦",
    "\u202eabc",
    "__proto__",
    "constructor",
    "x".repeat(10_000),
  ]) {
    await search.fill(typed);
    await expect(count, typed.slice(0, 40)).toHaveText(/^\d+ gems? found$/);
    const kept = await search.inputValue();
    expect(typed.startsWith(kept)).toBe(true);
    await visit(page, `/?q=${encodeURIComponent(kept)}`);
    await expect(search).toHaveValue(kept);
  }
});
