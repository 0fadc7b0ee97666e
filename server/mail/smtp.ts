import type { MailConfig } from "../runtime/config.ts";
import type { SendMail } from "./mail.ts";

/** The timeout of each step of the SMTP dialogue, in milliseconds. */
const timeout = 10_000;

/**
 * Sends mails by SMTP. The Message-ID is derived from the mail's id, so that a mail sent twice after a crash can be
 * recognised.
 */
export function createSmtpMail({
  url,
  from,
  requireTls,
}: Omit<Extract<MailConfig, { readonly kind: "smtp" }>, "kind">): SendMail {
  const domain = from.slice(from.lastIndexOf("@") + 1);
  const connect = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url,
      requireTLS: requireTls,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let transport: ReturnType<typeof connect> | undefined;
  return async ({ id, recipient, subject, body }) => {
    transport ??= connect();
    await (
      await transport
    ).sendMail({
      from,
      to: { name: "", address: recipient },
      subject,
      text: body,
      messageId: `<${id}@${domain}>`,
    });
  };
}
