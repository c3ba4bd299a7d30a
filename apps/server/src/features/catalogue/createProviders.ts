import { providerName } from '@voice-rankings/contract'
import type { Config } from '../../kernel/config/config.ts'
import type { ProviderAdapter } from '../speech/cloud/adapter.ts'
import { type CloudServices, createCloudEngine } from '../speech/cloud/createCloudEngine.ts'
import { createAzure } from '../speech/cloud/providers/azure.ts'
import { createCartesia } from '../speech/cloud/providers/cartesia.ts'
import { createDeepgram } from '../speech/cloud/providers/deepgram.ts'
import { createElevenLabs } from '../speech/cloud/providers/elevenlabs.ts'
import { createGoogle } from '../speech/cloud/providers/google.ts'
import { createOpenAi } from '../speech/cloud/providers/openai.ts'
import { createPolly } from '../speech/cloud/providers/polly.ts'
import type { SpeechEngine } from '../speech/engine.ts'

const OPENAI_URL = 'https://api.openai.com/v1'

/** Creates the engines of the configured providers; without settings there are none, and nothing is sent anywhere. */
export function createProviders(config: Config, services: CloudServices): SpeechEngine[] {
  return adapters(config).map((adapter) => createCloudEngine(adapter, services))
}

function adapters(config: Config): ProviderAdapter[] {
  const { providerUrls, providerConcurrency: concurrency } = config
  const common = (id: string) => ({
    baseUrl: providerUrls.get(id),
    concurrency: concurrency.own.get(id) ?? concurrency.all,
  })
  return [
    ...openAiServers(config, common),
    ...withKey(config.elevenLabsKey, (key) => createElevenLabs({ ...common('elevenlabs'), key })),
    ...withKey(config.azureKey, (key) => createAzure({ ...common('azure'), key, region: config.azureRegion ?? '' })),
    ...withKey(config.pollySecret, (secretAccessKey) =>
      createPolly({
        ...common('polly'),
        secretAccessKey,
        accessKeyId: config.pollyKeyId ?? '',
        region: config.pollyRegion ?? '',
      }),
    ),
    ...withKey(config.googleKey, (key) => createGoogle({ ...common('google'), key })),
    ...withKey(config.deepgramKey, (key) => createDeepgram({ ...common('deepgram'), key })),
    ...withKey(config.cartesiaKey, (key) => createCartesia({ ...common('cartesia'), key })),
  ]
}

/** The adapter of a provider whose key is set, or none. */
function withKey(key: string | undefined, create: (key: string) => ProviderAdapter): ProviderAdapter[] {
  return key === undefined ? [] : [create(key)]
}

/** OpenAI, if it has a key, and the servers with its interface. */
function openAiServers(
  { openAiKey: key, openAiUrl, speechServers, speechBlends }: Config,
  common: (id: string) => { baseUrl: string | undefined; concurrency: number },
): ProviderAdapter[] {
  const { baseUrl = OPENAI_URL, concurrency } = common('openai')
  const isOpenAi = openAiUrl === undefined
  const openAi = createOpenAi({
    id: 'openai',
    name: 'OpenAI',
    baseUrl: openAiUrl ?? baseUrl,
    isOpenAi,
    key,
    concurrency,
    blends: !isOpenAi && speechBlends.includes('openai'),
  })
  const servers = speechServers.map(({ name, url }) =>
    createOpenAi({
      ...common(name),
      id: name,
      name: providerName(name),
      baseUrl: url,
      isOpenAi: false,
      blends: speechBlends.includes(name),
    }),
  )
  return key === undefined && isOpenAi ? servers : [openAi, ...servers]
}
