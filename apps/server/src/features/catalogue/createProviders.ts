import type { Config } from '../../kernel/config/config.ts'
import type { ProviderAdapter } from '../speech/cloud/adapter.ts'
import { type CloudServices, createCloudEngine } from '../speech/cloud/createCloudEngine.ts'
import { createElevenLabs } from '../speech/cloud/providers/elevenlabs.ts'
import { createOpenAi } from '../speech/cloud/providers/openai.ts'
import type { SpeechEngine } from '../speech/engine.ts'

const OPENAI_URL = 'https://api.openai.com/v1'

/** Creates the engines of the configured providers; without settings there are none, and nothing is sent anywhere. */
export function createProviders(config: Config, services: CloudServices): SpeechEngine[] {
  return adapters(config).map((adapter) => createCloudEngine(adapter, services))
}

function adapters(config: Config): ProviderAdapter[] {
  const { openAiKey, openAiUrl, speechServers, elevenLabsKey, providerUrls, providerConcurrency } = config
  const concurrencyOf = (id: string) => providerConcurrency.own.get(id) ?? providerConcurrency.all
  const common = (id: string) => ({ baseUrl: providerUrls.get(id), concurrency: concurrencyOf(id) })
  const openAi = {
    id: 'openai',
    name: 'OpenAI',
    baseUrl: openAiUrl ?? providerUrls.get('openai') ?? OPENAI_URL,
    isOpenAi: openAiUrl === undefined,
    key: openAiKey,
    concurrency: concurrencyOf('openai'),
  }
  return [
    ...(openAiKey === undefined && openAiUrl === undefined ? [] : [createOpenAi(openAi)]),
    ...speechServers.map(({ name, url }) =>
      createOpenAi({ id: name, name, baseUrl: url, isOpenAi: false, concurrency: concurrencyOf(name) }),
    ),
    ...(elevenLabsKey === undefined ? [] : [createElevenLabs({ ...common('elevenlabs'), key: elevenLabsKey })]),
  ]
}
