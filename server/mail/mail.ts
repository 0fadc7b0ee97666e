import type { Mail } from "../base/mail.ts";

/** Sends one mail; rejects when it could not be sent. */
export type SendMail = (mail: Mail) => Promise<void>;
