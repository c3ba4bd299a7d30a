import type { WebSocket } from 'ws'
import { changeMarks, type Fault } from '../faults.ts'
import { reportedPart, speedOfMarkup, wordsOfMarkup } from '../markup.ts'
import { json, type StandinContext, type StandinAnswer, type StandinService } from '../service.ts'
import { pcmOf, resample } from '../speak.ts'

const voice = (ShortName: string, Gender: string, Locale: string, more: object = {}) => ({
  Name: `Microsoft Server Speech Text to Speech Voice (${Locale}, ${ShortName.split('-')[2]})`,
  DisplayName: `Test voice ${/-(\w+?)(?:Neural|:.*)$/.exec(ShortName)?.[1]}`,
  LocalName: `Test voice ${ShortName}`,
  ShortName,
  Gender,
  Locale,
  LocaleName: new Intl.DisplayNames('en', { type: 'language' }).of(Locale),
  SampleRateHertz: '24000',
  VoiceType: 'Neural',
  Status: 'GA',
  WordsPerMinute: '150',
  ...more,
})

const VOICES = [
  voice('en-US-AvaNeural', 'Female', 'en-US'),
  voice('en-US-Ava:DragonHDLatestNeural', 'Female', 'en-US', { VoiceType: 'NeuralHD' }),
  voice('en-GB-RyanNeural', 'Male', 'en-GB', { SecondaryLocaleList: ['de-DE', 'fr-FR'], StyleList: ['cheerful'] }),
  voice('zh-CN-liaoning-XiaobeiNeural', 'Neutral', 'zh-CN-liaoning', { Status: 'Preview' }),
  voice('en-AU-OldNeural', 'Male', 'en-AU', { Status: 'Deprecated' }),
]

/** Refusals of the whole connection; Azure refuses more once it has read the text. */
function refusal(fault: Fault): StandinAnswer | undefined {
  switch (fault) {
    case 'wrong key':
      return json({ error: { code: '401', message: 'Access denied due to invalid subscription key.' } }, 401)
    case 'throttled':
      return json({ error: { code: '429', message: 'Rate limit is exceeded.' } }, 429, { 'retry-after': '7' })
    case 'server error':
      return { status: 503, body: 'Service Unavailable' }
    default:
      return undefined
  }
}

/** Code and reason with which Azure closes a socket. */
const CLOSES: Readonly<Partial<Record<Fault, readonly [number, string]>>> = {
  'no money': [1007, 'Quota exceeded. Cid:'],
  'too long': [1009, 'The message is too large.'],
  'too many at once': [
    4429,
    'The request is throttled because you have exceeded the concurrent request limit allowed for your sub',
  ],
  'unknown voice': [1007, 'Unsupported voice en-US-GoneNeural.'],
}

const RATE = 24_000
/** Size of an audio message, in bytes: an odd one, so that messages end inside samples. */
const PART = 4801

/** Azure Speech: voices over HTTP, speech and word times over a WebSocket. */
export const azure: StandinService = {
  name: 'azure',
  // The official client sends it in the query, where a WebSocket takes no headers.
  keyOf: ({ headers, query }) => headers['ocp-apim-subscription-key'] ?? query.get('Ocp-Apim-Subscription-Key'),
  refusal,
  answer({ path }) {
    const isList = path === '/cognitiveservices/voices/list'
    return Promise.resolve(isList ? json(VOICES) : { status: 404, body: 'Resource not found' })
  },
  connect(socket, context) {
    const bodies = new Map<string, string>()
    socket.on('message', (data: Buffer) => {
      const { path = '', id = '', body } = readMessage(data.toString())
      bodies.set(path, body)
      if (path === 'ssml') void answer(socket, id, bodies, context).catch(() => socket.terminate())
    })
  },
}

function readMessage(message: string) {
  const [head = '', body = ''] = message.split(/\r\n\r\n(.*)/s)
  return { path: /^path: *(\S+)/im.exec(head)?.[1], id: /^x-requestid: *([0-9a-f]{32})\r?$/im.exec(head)?.[1], body }
}

interface SynthesisContext {
  synthesis: { audio: { outputFormat: string; metadataOptions: { wordBoundaryEnabled?: string } } }
}

async function answer(
  socket: WebSocket,
  id: string,
  bodies: ReadonlyMap<string, string>,
  { speak, fault }: StandinContext,
): Promise<void> {
  const close = fault && CLOSES[fault]
  if (close) return socket.close(...close)
  const { audio } = (JSON.parse(bodies.get('synthesis.context') ?? '{}') as SynthesisContext).synthesis
  if (!bodies.has('speech.config') || id === '' || audio.outputFormat !== 'raw-24khz-16bit-mono-pcm') {
    return socket.close(1007, 'The request is not as expected here.')
  }
  const ssml = bodies.get('ssml') ?? ''
  const name = /<voice name=["']([^"']*)["']>/.exec(ssml)?.[1]
  const chosen = VOICES.find(({ ShortName }) => ShortName === name)
  if (!chosen) return socket.close(1007, `Unsupported voice ${name}.`)

  const head = (path: string, type: string) => `X-RequestId:${id}\r\nContent-Type:${type}\r\nPath:${path}\r\n`
  const sendText = (path: string, body: string) =>
    socket.send(`${head(path, 'application/json; charset=utf-8')}\r\n${body}`)
  sendText('turn.start', JSON.stringify({ context: { serviceTag: id } }))
  sendText('response', JSON.stringify({ context: { serviceTag: id }, audio: { type: 'inline', streamId: '1' } }))

  const written = wordsOfMarkup(ssml)
  const said = await speak({
    text: written.map(({ word }) => word).join(' '),
    gender: chosen.Gender === 'Female' ? 'female' : 'male',
    languageCode: /<lang xml:lang="([^"]*)">/.exec(ssml)?.[1] ?? chosen.Locale,
    speed: speedOfMarkup(ssml),
  })
  const words = said.words.flatMap(({ startMs, endMs }, index) => {
    const part = written[index] && reportedPart(written[index])
    return part ? [{ word: part.word, startMs, endMs }] : []
  })
  if (audio.metadataOptions.wordBoundaryEnabled === 'true') {
    for (const { word, startMs, endMs } of changeMarks(words, fault)) {
      const entries = [
        boundary(word, startMs, endMs, 'WordBoundary'),
        boundary(',', endMs, endMs, 'PunctuationBoundary'),
      ]
      const body =
        fault === 'not JSON' ? '<html>' : JSON.stringify(fault === 'unexpected JSON' ? {} : { Metadata: entries })
      sendText('audio.metadata', body)
    }
  }

  const whole = pcmOf(resample(said, RATE).samples)
  const pcm = whole.subarray(0, fault === 'empty audio' ? 0 : fault === 'broken audio' ? -1 : undefined)
  for (let from = 0; from < pcm.length; from += PART) {
    if (fault === 'cut body' && from > pcm.length / 2) return socket.terminate()
    const headers = Buffer.from(`${head('audio', 'audio/x-wav')}X-StreamId:1\r\n`)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(fault === 'wrong length' ? 0xff_ff : headers.length)
    socket.send(Buffer.concat([length, headers, pcm.subarray(from, from + PART)]))
  }
  const end = Math.round((1000 * whole.length) / 2 / RATE)
  sendText('audio.metadata', JSON.stringify({ Metadata: [{ Type: 'SessionEnd', Data: { Offset: ticks(end) } }] }))
  sendText('turn.end', '{}')
}

/** Units of 100 ns. */
const ticks = (ms: number) => Math.round(10_000 * ms)

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const boundary = (word: string, startMs: number, endMs: number, BoundaryType: string) => ({
  Type: 'WordBoundary',
  Data: {
    Offset: ticks(startMs),
    Duration: ticks(endMs - startMs),
    text: { Text: word.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign), Length: word.length, BoundaryType },
  },
})
