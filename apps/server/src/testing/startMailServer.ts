import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on this machine that stores received mails. */
export interface MailServer {
  readonly url: string
  /** Envelope recipients and parsed mails. */
  readonly mails: readonly { to: readonly string[]; mail: Email }[]
  /** Mails to one address. */
  to(address: string): Email[]
  /** True when mails are accepted. Default: true. */
  open: boolean
  close(): Promise<void>
}

/** Starts a mail server on a free port, without TLS and authentication. */
export async function startMailServer(): Promise<MailServer> {
  const mails: { to: string[]; mail: Email }[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(found.open ? null : new Error('No mail is taken.')),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push({ to, mail })
          done()
        }, done)
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const found: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    to: (address) => mails.flatMap(({ to, mail }) => (to.includes(address) ? mail : [])),
    open: true,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  return found
}
