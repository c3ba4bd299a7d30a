import { createHash } from 'node:crypto'
import { modelName, type SampleSource, type TimingSource, type VoicePrice } from '@voice-rankings/contract'
import type { Config } from '../../kernel/config/config.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import { findPassage } from '../catalogue/passages.ts'
import { capabilitiesOf } from '../speech/createSpeech.ts'
import { languageTags } from '../speech/cloud/languageTags.ts'
import { withOwnIds } from '../speech/cloud/speakerIds.ts'
import type { EngineVoice, SpeechEngine } from '../speech/engine.ts'
import { ProviderError } from '../speech/speechError.ts'
import { orderVaried } from './orderVaried.ts'
import { type Pricing, priceOf } from './priceOf.ts'
import { plannedSource } from './plannedSource.ts'

/** A voice to be listed, with its service, the host of its provider, and the text of its sample. */
export interface ListedVoice {
  readonly service: string
  readonly host: string
  /** Best source of the word times of its speech. */
  readonly timings: TimingSource
  readonly voice: EngineVoice
  /** Identity of what speaks with it: a voice is checked for changes when it differs. */
  readonly model: string
  /** Null for a voice that costs nothing. */
  readonly price: VoicePrice | null
  /** Null for a language without a passage: such a voice is measured from its preview or its first snippet. */
  readonly passage: string | null
  /** Recording that is made to measure it; null for none. */
  readonly planned: SampleSource | null
}

/** What the engines offer. */
export interface Catalogue {
  /** All voices, in the order of measurement. */
  readonly voices: readonly ListedVoice[]
  /** Services that could not be listed: their known voices stay as they are. */
  readonly failed: readonly string[]
}

/** Maximum number of pages of a list, so that a broken service cannot list forever. */
const MAX_PAGES = 1000

/** Lists the voices of all engines that can be used. */
export async function listCatalogue(
  engines: readonly SpeechEngine[],
  { log, ...config }: Pricing & Pick<Config, 'measurePaidVoices'> & { log: Log },
): Promise<Catalogue> {
  const failed: string[] = []
  const listed = await Promise.all(
    engines.filter(isPresent).map(async (engine): Promise<ListedVoice[]> => {
      const { id: service, host, name } = engine
      try {
        const voices = withModels(withOwnIds(await listAll(engine)))
        return voices.flatMap((listedVoice) => {
          const voice = { ...listedVoice, languageCodes: languageTags(listedVoice.languageCodes) }
          if (voice.languageCodes.length === 0) return []

          const { timings } = capabilitiesOf(engine, voice.speakerId)
          const [price, passage] = [priceOf(service, voice, config), passageOf(voice)]
          const planned = plannedSource({ price, voice, passage }, config.measurePaidVoices)
          return [{ service, host, timings, voice, model: modelId(engine, voice), price, passage, planned }]
        })
      } catch (error) {
        failed.push(service)
        log.error(
          `The voices of ${name} could not be listed. Those that are known stay. ${reasonOf(error)}`.trimEnd(),
          undefined,
          { service },
        )
        return []
      }
    }),
  )
  return { voices: orderVaried(listed.flat()), failed }
}

/**
 * Identity of what speaks with a voice: a hash of its id at the provider, its parameters, which for a voice of a model
 * file contain its digest, and the version of the engine's program. A voice may sound different when it differs.
 */
function modelId({ programVersion }: SpeechEngine, { providerVoiceId, parameters }: EngineVoice): string {
  return createHash('sha256')
    .update(JSON.stringify([providerVoiceId, parameters, programVersion]))
    .digest('hex')
    .slice(0, 16)
}

/** Reads all pages of a list. A voice that is listed twice, as lists change while they are read, counts once. */
async function listAll(engine: SpeechEngine): Promise<EngineVoice[]> {
  const voices = new Map<string, EngineVoice>()
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { voices: found, next } = await engine.listVoices(cursor)
    for (const voice of found) voices.set(JSON.stringify([voice.speakerId, voice.providerVoiceId]), voice)
    if (next === undefined) return [...voices.values()]
    if (next === cursor) throw new Error('It answers the same page again and again.')
    cursor = next
  }
  throw new Error(`It has more than ${MAX_PAGES} pages.`)
}

/** Adds its model to the name of a voice that its provider has in several models, which would look the same. */
function withModels(voices: readonly EngineVoice[]): EngineVoice[] {
  const models = new Map<string, Set<string>>()
  for (const { name, speakerId } of voices) {
    models.set(name, (models.get(name) ?? new Set<string>()).add(modelName(speakerId)))
  }
  return voices.map((voice) => {
    const isOnlyOne = models.get(voice.name)?.size === 1
    return isOnlyOne ? voice : { ...voice, name: `${voice.name} (${modelName(voice.speakerId)})` }
  })
}

function passageOf({ passage, languageCodes: [language = ''] }: EngineVoice): string | null {
  return passage ?? findPassage(language)?.text ?? null
}

function reasonOf(error: unknown): string {
  // The reason was logged when the provider failed.
  if (error instanceof ProviderError) return ''
  return error instanceof Error ? error.message : String(error)
}

function isPresent(engine: SpeechEngine): boolean {
  return engine.status() !== 'missing'
}
