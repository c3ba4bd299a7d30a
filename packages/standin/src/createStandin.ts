import { createServer, type IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Fault } from './faults.ts'
import { azure } from './services/azure.ts'
import { cartesia } from './services/cartesia.ts'
import { deepgram } from './services/deepgram.ts'
import { elevenlabs } from './services/elevenlabs.ts'
import { google } from './services/google.ts'
import { kokoro } from './services/kokoro.ts'
import { openai } from './services/openai.ts'
import { polly } from './services/polly.ts'
import type { StandinAnswer, StandinRequest, StandinService } from './service.ts'
import { type Speak, wavOf } from './speak.ts'

/** A request that a stand-in received. */
export interface ReceivedRequest extends StandinRequest {
  readonly service: string
}

/** A running stand-in for all providers. */
export interface Standin {
  /** Address of a service, to which its paths are appended. */
  url(service: string): string
  /** All requests so far. */
  readonly received: ReceivedRequest[]
  /** Requests that followed a redirect to another host, which none should. */
  readonly elsewhere: StandinRequest[]
  /** Sets the fault of the next answers of a service; undefined ends it. */
  fail(service: string, fault: Fault | undefined): void
  close(): Promise<void>
}

const SERVICES: readonly StandinService[] = [openai, kokoro, elevenlabs, azure, polly, google, deepgram, cartesia]

/** Time before the first byte of a slow answer, in ms. */
const SLOW_MS = 300

interface StandinOptions {
  readonly speak: Speak
  /** Default: any that is free. */
  readonly port?: number
  /** The only key that the services accept. Default: they accept any. */
  readonly key?: string
}

/** Starts a stand-in that speaks with a real engine. */
export async function createStandin({ speak, port = 0, key }: StandinOptions): Promise<Standin> {
  const services = new Map(SERVICES.map((service) => [service.name, service]))
  const faults = new Map<string, Fault>()
  const received: ReceivedRequest[] = []
  const elsewhere: StandinRequest[] = []

  const stranger = createServer((message, response) => {
    void read(message).then((request) => {
      elsewhere.push(request)
      response.end('{}')
    })
  })
  const strangerUrl = await listen(stranger, 0)

  /** Answers a request, for an upgrade by calling `upgrade` unless it is refused. */
  async function handle(
    message: IncomingMessage,
    response: ServerResponse,
    upgrade?: (connect: (socket: WebSocket) => void, request: ReceivedRequest) => void,
  ): Promise<void> {
    const request = await read(message)
    const [, name = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(request.path) ?? []
    if (name === 'previews') return send(response, await preview(rest, speak))
    const service = services.get(name)
    if (!service) return send(response, { status: 404, body: 'There is no such service.' })
    const own = { ...request, path: rest, service: name }
    received.push(own)
    const isWrongKey = key !== undefined && service.keyOf !== undefined && service.keyOf(request) !== key
    const fault = isWrongKey ? 'wrong key' : faults.get(name)
    if (fault === 'closed socket') return void message.socket.destroy()
    if (fault === 'redirect') return send(response, { status: 302, headers: { location: strangerUrl }, body: '' })
    if (fault === 'slow first byte') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    const refused = fault && service.refusal(fault)
    if (refused) return send(response, refused, fault)
    if (!upgrade) return send(response, await service.answer(own, { speak, fault, previewUrl }), fault)
    if (!service.connect) return send(response, { status: 426, body: 'There is no WebSocket here.' })
    upgrade((socket) => service.connect?.(socket, { speak, fault, previewUrl }), own)
  }

  const sockets = new WebSocketServer({ noServer: true })
  const server = createServer((message, response) => {
    handle(message, response).catch((error: unknown) => send(response, { status: 500, body: String(error) }))
  })
  server.on('upgrade', (message: IncomingMessage, stream: Socket, head: Buffer) => {
    const response = new ServerResponse(message)
    response.assignSocket(stream)
    response.on('finish', () => stream.end())
    handle(message, response, (connect, request) => {
      response.detachSocket(stream)
      sockets.handleUpgrade(message, stream, head, (socket) => {
        socket.on('message', (data: Buffer) => received.push({ ...request, method: 'SEND', text: data.toString() }))
        connect(socket)
      })
    }).catch(() => stream.destroy())
  })
  const url = await listen(server, port)
  const previewUrl = (gender: string, languageCode: string) => `${url}/previews/${gender}/${languageCode}.wav`
  return {
    url: (service) => `${url}/${service}`,
    received,
    elsewhere,
    fail: (service, fault) => void (fault ? faults.set(service, fault) : faults.delete(service)),
    async close() {
      for (const socket of sockets.clients) socket.terminate()
      await Promise.all(
        [server, stranger].map((each) => new Promise((resolve) => each.close(resolve).closeAllConnections())),
      )
    },
  }
}

/** Sample of a voice, as providers have them: another text than that of the catalogue. */
async function preview(path: string, speak: Speak): Promise<StandinAnswer> {
  const [, gender, languageCode = ''] = /^\/(female|male)\/([\w-]+)\.wav$/.exec(path) ?? []
  const text = PREVIEWS[languageCode.split('-', 1)[0] ?? ''] ?? 'Hello.'
  const said = await speak({ text, gender: gender === 'male' ? 'male' : 'female', languageCode, speed: 1 })
  return { status: 200, headers: { 'content-type': 'audio/wav' }, body: wavOf(said) }
}

const PREVIEWS: Readonly<Record<string, string>> = {
  en: 'This is a preview of a test voice. It says other words than the sample of the catalogue, and is measured all the same.',
  de: 'Dies ist die Hörprobe einer Teststimme. Sie sagt andere Worte als die Probe im Katalog und wird trotzdem gemessen.',
  fr: 'Voici un extrait d’une voix de test. Elle dit autre chose que l’échantillon du catalogue, et elle est mesurée quand même.',
  es: 'Esta es la muestra de una voz de prueba. Dice otras palabras que la muestra del catálogo, y se mide de todos modos.',
}

async function read(message: IncomingMessage): Promise<StandinRequest> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://standin')
  const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)]))
  const text = Buffer.concat(parts).toString()
  return { method: message.method ?? 'GET', path: pathname, query: searchParams, headers, text }
}

/** Sends an answer, with the faults of its transport. */
function send(response: ServerResponse, { status, headers, body, splits }: StandinAnswer, fault?: Fault): void {
  const whole = Buffer.from(body as string)
  // A page of a proxy, which repeats the request, its key included.
  if (fault === 'not JSON') return void response.writeHead(200).end(`<html>${JSON.stringify(response.req.headers)}`)
  if (fault === 'unexpected JSON')
    return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":1}')
  if (fault === 'cut body' || fault === 'wrong length') {
    const half = whole.subarray(0, whole.length / 2)
    response.writeHead(status, { ...headers, ...(fault === 'wrong length' && { 'content-length': whole.length }) })
    return void response.write(half, () => response.destroy())
  }
  response.writeHead(status, headers)
  if (splits) for (const piece of piecesOf(whole)) response.write(piece)
  response.end(splits ? undefined : whole)
}

/** Splits a text inside each character of several bytes. */
function piecesOf(text: Buffer): Buffer[] {
  const cuts = [...text.keys()].filter((index) => ((text[index] ?? 0) & 0xc0) === 0x80)
  return [0, ...cuts].map((cut, index) => text.subarray(cut, cuts[index]))
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<string> {
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
}
