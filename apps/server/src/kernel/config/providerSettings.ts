import { address, oneOf, optional, setting, whole } from './setting.ts'

/** Services with an engine of their own; no server may take their names. */
const LOCAL = ['flite', 'espeak', 'gnuspeech']
const CLOUD = ['openai', 'elevenlabs', 'azure', 'polly', 'google', 'deepgram', 'cartesia']

/** A server with OpenAI's interface: the name of its service and its address. */
export interface SpeechServer {
  readonly name: string
  readonly url: string
}

/** Parses `name=value` pairs separated by commas; throws for others. */
function pairs(text: string, example: string): readonly (readonly [name: string, value: string])[] {
  const entries = text.split(',').flatMap((entry) => entry.trim() || [])
  const found = entries.map((entry) => {
    const [, name = '', value = ''] = /^([a-z][a-z0-9/-]*)=(\S+)$/.exec(entry) ?? []
    return [name, value] as const
  })
  const names = new Set(found.map(([name]) => name))
  if (names.size === found.length && !names.has('')) return found
  throw new Error(`write pairs such as ${example}, separated by commas`)
}

/** Parses names separated by commas; throws for others. */
function names(text: string): readonly string[] {
  const found = text.split(',').flatMap((name) => name.trim() || [])
  if (found.every((name) => /^[a-z0-9]+$/.test(name))) return found
  throw new Error('write names of servers such as kokoro, separated by commas')
}

function urls(text: string, example: string): readonly SpeechServer[] {
  const servers = pairs(text, example).map(([name, url]) => ({ name, url }))
  if (servers.every(({ url }) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''))) return servers
  throw new Error(`write addresses such as ${example}`)
}

function speechServers(text: string): readonly SpeechServer[] {
  const servers = urls(text, 'kokoro=http://127.0.0.1:8880/v1')
  const taken = servers.find(({ name }) => !/^[a-z0-9]+$/.test(name) || [...LOCAL, ...CLOUD].includes(name))
  if (!taken) return servers
  throw new Error(`write another name in place of ${taken.name}: letters and digits, and no name of an engine`)
}

function providerUrls(text: string): ReadonlyMap<string, string> {
  const servers = urls(text, 'elevenlabs=https://proxy.example/elevenlabs')
  const unknown = servers.find(({ name }) => !CLOUD.includes(name))
  if (!unknown) return new Map(servers.map(({ name, url }) => [name, url]))
  throw new Error(`write one of ${CLOUD.join(', ')} in place of ${unknown.name}`)
}

/** A number for all names, and others for some. */
interface NumberByName {
  readonly all: number
  readonly own: ReadonlyMap<string, number>
}

function concurrency(text: string): NumberByName {
  const [first = '', ...rest] = text.split(',')
  const all = whole(1, 100)(first.trim())
  const own = new Map(pairs(rest.join(','), '2,elevenlabs=5').map(([name, value]) => [name, whole(1, 100)(value)]))
  return { all, own }
}

function prices(text: string): ReadonlyMap<string, number> {
  const found = pairs(text, 'elevenlabs=180,polly/neural=16').map(([name, value]) => [name, Number(value)] as const)
  if (found.every(([, price]) => price >= 0)) return new Map(found)
  throw new Error('write prices of a million units, such as elevenlabs=180')
}

function amount(text: string): number {
  const value = Number(text)
  if (text !== '' && value >= 0 && Number.isFinite(value)) return value
  throw new Error('write an amount such as 15')
}

/** Settings of speech providers. Without them, the server sends nothing to any provider. */
export const PROVIDER_SETTINGS = {
  openAiKey: setting('OPENAI_API_KEY', 'Key of OpenAI, whose voices are then in the catalogue.', '', optional),
  openAiUrl: setting(
    'OPENAI_TTS_BASE_URL',
    'Address of a server with OpenAI’s interface, in place of OpenAI; the key is optional then.',
    '',
    address(['http:', 'https:'], 'http://127.0.0.1:8880/v1'),
  ),
  speechServers: setting(
    'SPEECH_SERVERS',
    'More servers with OpenAI’s interface by name, such as kokoro=http://127.0.0.1:8880/v1, separated by commas.',
    '',
    speechServers,
  ),
  speechBlends: setting(
    'SPEECH_BLENDS',
    'Names of servers with OpenAI’s interface whose voices may be blended in designs, such as kokoro, separated by commas; openai is that of OPENAI_TTS_BASE_URL. The server has to take blends as Kokoro-FastAPI does.',
    '',
    names,
  ),
  elevenLabsKey: setting('ELEVENLABS_API_KEY', 'Key of ElevenLabs.', '', optional),
  azureKey: setting('AZURE_SPEECH_KEY', 'Key of Azure Speech; needs AZURE_SPEECH_REGION.', '', optional),
  azureRegion: setting('AZURE_SPEECH_REGION', 'Region of that key, such as westeurope.', '', optional),
  pollyKeyId: setting('POLLY_ACCESS_KEY_ID', 'Access key id for Amazon Polly; needs the secret.', '', optional),
  pollySecret: setting('POLLY_SECRET_ACCESS_KEY', 'Secret access key for Amazon Polly.', '', optional),
  pollyRegion: setting('POLLY_REGION', 'AWS region of Amazon Polly.', 'us-east-1', optional),
  googleKey: setting('GOOGLE_TTS_API_KEY', 'API key of Google Cloud Text-to-Speech.', '', optional),
  deepgramKey: setting('DEEPGRAM_API_KEY', 'Key of Deepgram.', '', optional),
  cartesiaKey: setting('CARTESIA_API_KEY', 'Key of Cartesia.', '', optional),
  providerUrls: setting(
    'PROVIDER_URLS',
    'Addresses in place of the providers’ own, such as those of a proxy: elevenlabs=https://proxy.example/elevenlabs.',
    '',
    providerUrls,
  ),
  providerConcurrency: setting(
    'PROVIDER_CONCURRENCY',
    'Maximum number of concurrent requests to a provider, and for some by name, as their plan allows: 2,elevenlabs=5.',
    '2',
    concurrency,
  ),
  voicePrices: setting(
    'VOICE_PRICES',
    'Prices of a million units in place of the known ones, by service or model: elevenlabs=180,polly/neural=16.',
    '',
    prices,
  ),
  creditPrice: setting(
    'CREDIT_PRICE',
    'Price of a million credits, in the currency of the voices’ prices: dearer voices cost more credits; 0: each unit costs one.',
    '0',
    amount,
  ),
  measurePaidVoices: setting(
    'MEASURE_PAID_VOICES',
    'Whether voices that cost something are measured: off, from the previews of their providers, or all, which costs their price.',
    'previews',
    oneOf('off', 'previews', 'all'),
  ),
  measureBudget: setting(
    'MEASURE_BUDGET_CHARACTERS',
    'Maximum number of billed characters a day for measuring voices that cost something.',
    '10000',
    whole(0, 100_000_000),
  ),
  driftBudget: setting(
    'DRIFT_BUDGET_CHARACTERS',
    'Maximum number of billed characters in 30 days for checking whether voices that cost something have changed; 0 checks only voices that cost nothing.',
    '10000',
    whole(0, 100_000_000),
  ),
}
