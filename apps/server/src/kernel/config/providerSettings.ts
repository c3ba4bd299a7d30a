import { address, optional, setting, whole } from './setting.ts'

/** A server with OpenAI's interface: the name of its service and its address. */
export interface SpeechServer {
  readonly name: string
  readonly url: string
}

function speechServers(text: string): readonly SpeechServer[] {
  const entries = text.split(',').flatMap((entry) => entry.trim() || [])
  const servers = entries.map((entry) => {
    const [, name = '', url = ''] = /^([a-z][a-z0-9]*)=(https?:\/\/\S+)$/.exec(entry) ?? []
    return { name, url }
  })
  const isRight = servers.every(({ name, url }) => name !== '' && URL.canParse(url) && !OWN_NAMES.includes(name))
  if (isRight && new Set(servers.map(({ name }) => name)).size === servers.length) return servers
  throw new Error(
    `write names and addresses such as kokoro=http://127.0.0.1:8880/v1, separated by commas; names have letters and digits, and are not ${OWN_NAMES.join(', ')}`,
  )
}

/** Services with an engine of their own. */
const OWN_NAMES = ['flite', 'espeak', 'gnuspeech', 'openai']

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
  providerConcurrency: setting(
    'PROVIDER_CONCURRENCY',
    'Maximum number of concurrent requests to each provider; its plan may allow fewer or more.',
    '2',
    whole(1, 100),
  ),
}
