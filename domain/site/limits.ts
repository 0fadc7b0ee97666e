import { lifetimes } from "../account/account.ts";
import { signInLimits } from "./sign-in-limits.ts";
import type { Limit } from "./limit.ts";
import { verification } from "../account/signup.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Every limit on what people do; the key is its name in the database (docs/product.md §7). Use cases consume limits
 * by name, and `docs/limits.md` shows them. The reasons are in decision 8, and in decision 21 for signing in.
 */
export const limits = {
  ...signInLimits,
  "code-address": {
    counts: "codes sent by mail; a finished sign-up is refunded",
    by: "address",
    most: 20,
    windowMs: hour,
    answers: "429",
  },
  "code-address-simulated": {
    counts: "the same where mail is simulated",
    by: "address",
    most: 100,
    windowMs: hour,
    answers: "429",
  },
  "code-email": { counts: "codes sent", by: "email address", most: 5, windowMs: hour, answers: "429" },
  "code-tries": {
    counts: "tries at one code, right or wrong",
    by: "code",
    most: verification.triesPerCode,
    windowMs: verification.codeLifetime,
    answers: "new code",
  },
  "wrong-codes": { counts: "wrong codes", by: "overall", most: 200, windowMs: hour, answers: "warning" },
  "account-made": {
    counts: "last steps of a sign-up, whether or not an account is created",
    by: "address",
    most: 100,
    windowMs: hour,
    answers: "429",
  },
  "email-taken": {
    counts: "sign-ups for an email address that has an account",
    by: "address",
    most: 5,
    windowMs: hour,
    answers: "429",
  },
  "username-check": {
    counts: "usernames looked up while typing",
    by: "address",
    most: 30,
    windowMs: minute,
    answers: "429",
  },
  "reset-address": {
    counts: "requests for a reset link",
    by: "address",
    most: 20,
    windowMs: hour,
    answers: "429",
  },
  "reset-email": {
    counts: "reset mails, for as long as a link lasts",
    by: "email address",
    most: 3,
    windowMs: lifetimes.resetToken,
    answers: "success",
  },
  "reset-use": {
    counts: "forms sent with an invalid or expired reset link",
    by: "address",
    most: 20,
    windowMs: hour,
    answers: "429",
  },
  "google-begun": {
    counts: "sign-in attempts with Google",
    by: "address",
    most: 30,
    windowMs: minute,
    answers: "429",
  },
  passkeys: {
    counts: "passkeys added and removed",
    by: "account",
    most: 60,
    windowMs: hour,
    answers: "429",
  },
  profile: { counts: "profile forms sent", by: "account", most: 60, windowMs: hour, answers: "429" },
  rename: { counts: "changes of the username", by: "account", most: 3, windowMs: day, answers: "429" },
  upload: { counts: "profile images sent", by: "account", most: 10, windowMs: hour, answers: "429" },
  devices: { counts: "sign-outs of other devices", by: "account", most: 60, windowMs: hour, answers: "429" },
  "device-mail": {
    counts: "mails about a sign-in from a browser that the account does not know, or about a copied passkey",
    by: "account",
    most: 5,
    windowMs: hour,
    answers: "success",
  },
  "own-data": {
    counts: "downloads of one's own data",
    by: "account",
    most: 20,
    windowMs: hour,
    answers: "429",
  },
  reviews: {
    counts: "reviews written or deleted",
    by: "account",
    most: 30,
    windowMs: minute,
    answers: "429",
  },
  "review-reports": { counts: "reports of reviews", by: "account", most: 20, windowMs: hour, answers: "429" },
  "mistake-reports": {
    counts: "reports of mistakes by users",
    by: "account",
    most: 20,
    windowMs: hour,
    answers: "429",
  },
  "mistake-reports-address": {
    counts: "reports of mistakes by visitors",
    by: "address",
    most: 20,
    windowMs: hour,
    answers: "429",
  },
  "mistake-reports-visitors": {
    counts: "the same of all addresses",
    by: "overall",
    most: 500,
    windowMs: day,
    answers: "429",
  },
  saves: { counts: "saves and their removals", by: "account", most: 120, windowMs: minute, answers: "429" },
  notes: {
    counts: "notes written and saved gems moved",
    by: "account",
    most: 120,
    windowMs: minute,
    answers: "429",
  },
  stamps: {
    counts: "stamps pressed, changed and taken away",
    by: "account",
    most: 120,
    windowMs: minute,
    answers: "429",
  },
} as const satisfies Readonly<Record<string, Limit>>;

/** The most blocked usernames per account. After another rename the oldest one is free again. */
export const maxFreedUsernames = 5;

/** A limit by its name in the table. */
export type LimitName = keyof typeof limits;
