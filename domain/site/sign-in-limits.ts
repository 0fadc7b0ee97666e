import type { Limit } from "./limit.ts";

const minute = 60_000;
const hour = 60 * minute;

/** The limits on proofs of identity by a password or a passkey (decisions 21 and 56). */
export const signInLimits = {
  "sign-in-address": {
    counts: "failed sign-ins from a browser that the account does not know",
    by: "address",
    most: 10,
    windowMs: minute,
    answers: "429",
  },
  "sign-in-account": {
    counts: "wrong passwords from browsers that the account does not know",
    by: "account",
    most: 25,
    windowMs: hour,
    answers: "429",
  },
  "sign-in-returning": {
    counts: "the same; at this number, only addresses that are new to the account go on",
    by: "account",
    most: 10,
    windowMs: hour,
    answers: "429",
  },
  "sign-in-newcomer": {
    counts: "the same; up to this number, an address is new to the account",
    by: "account and address",
    most: 2,
    windowMs: hour,
    answers: "429",
  },
  "sign-in-device": {
    counts: "wrong passwords from one browser that the account knows",
    by: "browser",
    most: 10,
    windowMs: 15 * minute,
    answers: "429",
  },
  "sign-in-devices": {
    counts: "wrong passwords from all browsers that the account knows",
    by: "account",
    most: 20,
    windowMs: hour,
    answers: "429",
  },
  "sprayed-password": {
    counts: "accounts, or email addresses without one, at which one wrong password was tried",
    by: "password",
    most: 20,
    windowMs: hour,
    answers: "warning",
  },
  delete: {
    counts: "wrong passwords at a deletion, and before a passkey is added",
    by: "account",
    most: 10,
    windowMs: 15 * minute,
    answers: "429",
  },
  "passkey-begun": {
    counts: "challenges for a passkey; an open log-in dialog asks for one",
    by: "address",
    most: 120,
    windowMs: minute,
    answers: "429",
  },
  "passkey-refused": {
    counts: "answers of a passkey that were refused",
    by: "address",
    most: 20,
    windowMs: minute,
    answers: "429",
  },
} as const satisfies Readonly<Record<string, Limit>>;
