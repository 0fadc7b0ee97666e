import type { Mail } from "../documents/outbox.ts";

/** Sends one mail; rejects when it could not be sent. */
export type SendMail = (mail: Mail) => Promise<void>;
