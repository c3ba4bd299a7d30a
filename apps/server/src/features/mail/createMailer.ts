import { createTransport } from 'nodemailer'

/** A mail to one recipient, as plain text and HTML. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /** Resolves once the mail server has accepted the mail; rejects otherwise. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Timeout of each step of the SMTP dialogue, in ms. */
const TIMEOUT_MS = 10_000

/**
 * Creates a mailer for an SMTP URL such as `smtp://user:password@mail.example:587`; `from` is the sender of every mail.
 */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  const transport = createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send({ to, subject, text, html }) {
      // As an object, so that the address is not parsed as a list of addresses.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
    },
    close: () => transport.close(),
  }
}
