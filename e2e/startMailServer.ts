import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Real local SMTP server that records the text of received mails. */
export interface MailServer {
  readonly url: string
  readonly texts: string[]
  close(): Promise<void>
}

/** Starts the mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const texts: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then(({ text = '' }) => {
          texts.push(text)
          done()
        }, done)
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    texts,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
