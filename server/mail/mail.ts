import type { Mail } from "../documents/outbox.ts";

/** Hands one mail over; rejects when it could not be. */
export type SendMail = (mail: Mail) => Promise<void>;
