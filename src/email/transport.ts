import { createTransport } from 'nodemailer';

export interface Email {
  to: string;
  subject: string;
  /** Plain text, the link on a line of its own. */
  text: string;
  /** The link, where the e-mail has one. */
  link: string | null;
}

export interface EmailTransport {
  /** @throws when the server does not take the e-mail */
  send(email: Email): Promise<void>;
  close(): void;
}

export interface EmailLog {
  warn(details: object, message: string): void;
}

/** `smtpUrl` as nodemailer reads it: `smtp://user:password@host:587` or `smtps://…:465`. */
export function createSmtpTransport(options: { smtpUrl: string; from: string }): EmailTransport {
  const transport = createTransport(options.smtpUrl, { from: options.from });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text });
    },
    close: () => transport.close(),
  };
}

/** Where no server is configured: whoever runs the service finds the link in its log. */
export function createLogTransport(options: { logger: EmailLog }): EmailTransport {
  return {
    async send({ to, subject, link }) {
      options.logger.warn({ to, subject, link }, 'no e-mail server is configured (SMTP_URL): this e-mail was not sent');
    },
    close: () => {},
  };
}
