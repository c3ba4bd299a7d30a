import type { Config } from '../../kernel/config/config.ts'
import { createCloudEngine, type CloudServices } from '../speech/cloud/createCloudEngine.ts'
import { createOpenAi } from '../speech/cloud/providers/openai.ts'
import type { SpeechEngine } from '../speech/engine.ts'

const OPENAI_URL = 'https://api.openai.com/v1'

/** Creates the engines of the configured providers; without settings there are none, and nothing is sent anywhere. */
export function createProviders(config: Config, services: CloudServices): SpeechEngine[] {
  const { openAiKey: key, openAiUrl, speechServers, providerConcurrency: concurrency } = config
  const openAi =
    key === undefined && openAiUrl === undefined
      ? []
      : [createOpenAi({ id: 'openai', name: 'OpenAI', baseUrl: openAiUrl ?? OPENAI_URL, key, concurrency })]
  const servers = speechServers.map(({ name, url }) => createOpenAi({ id: name, name, baseUrl: url, concurrency }))
  return [...openAi, ...servers].map((adapter) => createCloudEngine(adapter, services))
}
