import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drainConnections } from './drainConnections.ts'

/** Longer than any test runs: reaching it fails the test. */
const NEVER_MS = 600_000

describe('drainConnections', () => {
  let server: Server
  let stop: () => Promise<void>
  let answers: ServerResponse[]
  beforeEach(async () => {
    answers = []
    server = createServer((_request, response) => void answers.push(response))
    stop = drainConnections(server, NEVER_MS)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(() => server.closeAllConnections())

  async function open(text: string) {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(text)
    return socket
  }
  const REQUEST = 'GET / HTTP/1.1\r\nhost: here\r\n\r\n'

  it('does not wait for a connection without a request', async () => {
    const arrived = once(server, 'connection')
    const socket = await open('')
    await arrived
    await Promise.all([stop(), once(socket, 'close')])
  })

  it('does not wait for a keep-alive connection whose request was answered', async () => {
    const asked = once(server, 'request')
    const socket = await open(REQUEST)
    await asked
    answers[0]?.end('done')
    await once(socket, 'data')
    await Promise.all([stop(), once(socket, 'close')])
  })

  it('finishes a request in progress and closes its connection afterwards', async () => {
    const asked = once(server, 'request')
    const socket = await open(REQUEST)
    await asked
    const stopped = stop()
    answers[0]?.end('done')
    const [data] = (await once(socket, 'data')) as [Buffer]
    expect(data.toString()).toContain('done')
    await stopped
  })

  it('destroys connections that do not finish in time', async () => {
    server.close()
    server = createServer(() => {})
    stop = drainConnections(server, 10)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const asked = once(server, 'request')
    const socket = await open(REQUEST)
    socket.on('error', () => {})
    await asked
    await Promise.all([stop(), once(socket, 'close')])
  })
})
