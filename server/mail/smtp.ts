import type { MailConfig } from "../runtime/config.ts";
import type { SendMail } from "./mail.ts";

/** How long the mail server may take for each step, in milliseconds. */
const timeout = 10_000;

/** Mails go to an SMTP server. The Message-ID follows from the mail, so that one sent twice after a crash is known as one. */
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
