import type { MailConfig } from "../runtime/config.ts";
import type { SendMail } from "./mail.ts";

/** How long the mail server may take for each step, in milliseconds. */
const patience = 10_000;
/** Connections kept open at once. */
const connections = 3;

type SmtpConfig = Extract<MailConfig, { readonly kind: "smtp" }>;

async function connect({ url, requireTls }: Pick<SmtpConfig, "url" | "requireTls">) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    pool: true,
    maxConnections: connections,
    requireTLS: requireTls,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Hands mails to an SMTP server. */
export interface SmtpMail extends SendMail {
  /** Ends the connections that are kept. */
  readonly close: () => Promise<void>;
}

/**
 * Mails go to an SMTP server, over connections that are kept. The Message-ID follows from the mail, so that one sent twice
 * after a crash is known as one.
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

/** Connects and signs in to the mail server, and sends nothing. Rejects where that fails. */
export async function checkSmtp(server: Pick<SmtpConfig, "url" | "requireTls">): Promise<void> {
  const transport = await connect(server);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
