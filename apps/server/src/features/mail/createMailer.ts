import { createTransport } from 'nodemailer'

/** One mail to one address, as plain text and as HTML. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends mails. */
export interface Mailer {
  /** Resolves once the mail server has taken the mail; rejects when it did not. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** How long the mail server may take for each step, in ms. */
const TIMEOUT_MS = 10_000

/** Makes the mailer for a server such as `smtp://user:password@mail.example:587`; `from` is the sender of every mail. */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  const transport = createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send({ to, subject, text, html }) {
      // As an object, so that no address is read as a list of several.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
    },
    close: () => transport.close(),
  }
}
