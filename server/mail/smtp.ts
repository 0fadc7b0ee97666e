import type { MailConfig } from "../config/config.ts";
import type { SendMail } from "./mail.ts";

/** The timeout of each step of the SMTP dialogue, in milliseconds. */
const timeout = 10_000;
/** The number of connections that are kept open. */
const connections = 3;

type SmtpConfig = Extract<MailConfig, { readonly kind: "smtp" }>;

async function connect({ url, requireTls }: Pick<SmtpConfig, "url" | "requireTls">) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    pool: true,
    maxConnections: connections,
    requireTLS: requireTls,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Sends mails by SMTP. */
export interface SmtpMail extends SendMail {
  /** Closes the connections. */
  readonly close: () => Promise<void>;
}

/**
 * Sends mails by SMTP, over connections that are kept open. The Message-ID is derived from the mail's id, so that a mail
 * sent twice after a crash can be recognised.
 */
export function createSmtpMail({ from, ...server }: Omit<SmtpConfig, "kind">): SmtpMail {
  const domain = from.slice(from.lastIndexOf("@") + 1);
  let transport: ReturnType<typeof connect> | undefined;
  const send: SendMail = async ({ id, recipient, subject, body }) => {
    transport ??= connect(server);
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
  return Object.assign(send, { close: async () => (await transport)?.close() });
}

/** Connects and signs in to the mail server without sending a mail. Rejects when that fails. */
export async function checkSmtp(server: Pick<SmtpConfig, "url" | "requireTls">): Promise<void> {
  const transport = await connect(server);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
