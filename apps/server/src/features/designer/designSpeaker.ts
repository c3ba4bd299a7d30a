import {
  DESIGNED_MODEL,
  designIssue,
  designLanguage,
  modelName,
  type ProviderBase,
  type ProviderTraits,
  type VoiceDesign,
} from '@voice-rankings/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { type VoiceRow, voices } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { capabilitiesOf, type SpeechService } from '../speech/createSpeech.ts'
import type { SpeechEngine } from '../speech/engine.ts'
import { designId, providerDesignId } from '../speech/readDesign.ts'
import { requireVoice } from '../voices/requireVoice.ts'

export interface DesignServices {
  readonly database: Pick<Database, 'queries'>
  readonly speech: Pick<SpeechService, 'engines'>
}

/** Voice that speaks a design. */
export interface DesignSpeaker {
  /** Id of its engine. */
  readonly service: string
  /** Id of the designed voice at its engine. */
  readonly providerVoiceId: string
  /** Languages, BCP 47, the main one first. */
  readonly languageCodes: readonly [string, ...string[]]
  /** Voice of a provider that it is made of; null for a local engine. */
  readonly base: VoiceRow | null
  /** Speaker id of the designed voice with a random part, `[a-z2-7]`. That of a provider's voice has its model. */
  speakerId(random: string): string
}

/**
 * Finds the voice that speaks a design. Throws `invalid_fields` for a design that it cannot speak, and `not_found` for a
 * voice of a provider that is not in the catalogue.
 */
export async function findSpeaker(services: DesignServices, design: VoiceDesign): Promise<DesignSpeaker> {
  requireValid(design)
  const { design_engine: service } = design
  if (service === 'provider') return findProviderSpeaker(services, design)
  return {
    service,
    providerVoiceId: designId(design),
    languageCodes: [designLanguage(design)],
    base: null,
    speakerId: (random) => `${DESIGNED_MODEL}--${random}`,
  }
}

async function findProviderSpeaker(services: DesignServices, design: VoiceDesign): Promise<DesignSpeaker> {
  const { design_base, design_pace: pace, design_instructions: instructions, design_blend_with: secondId } = design
  const base = await requireVoice(services.database, design_base)
  const engine = providersOf(services).find(({ id }) => id === base.voice_service)
  const traits = engine && traitsOf(engine, base)
  if (!engine || !traits) throw invalid(`${design_base} is not a voice from which others are designed.`)
  requireValid(design, traits)
  const { voice_service: service, voice_speaker_id: speakerId, voice_language_codes: languages } = base
  let { provider_voice_id: voice } = base
  if (secondId !== undefined && engine.blend) {
    const second = await requireVoice(services.database, secondId)
    if (second.voice_service !== service || !traitsOf(engine, second)?.can_blend)
      throw invalid(`${secondId} cannot be blended with ${design_base}.`)
    voice = engine.blend(voice, second.provider_voice_id, design.design_blend ?? 50)
  }
  return {
    service,
    providerVoiceId: providerDesignId({ speakerId, providerVoiceId: voice, pace, instructions }),
    languageCodes: [designLanguage(design, traits), ...languages.slice(1)],
    base,
    speakerId: (random) => `${modelName(speakerId)}--${DESIGNED_MODEL}-${random}`,
  }
}

/** Lists the voices of connected providers from which voices can be designed. */
export async function listProviderBases(services: DesignServices): Promise<ProviderBase[]> {
  const engines = providersOf(services)
  if (engines.length === 0) return []
  const ids = engines.map(({ id }) => id)
  const rows = await services.database.queries
    .select()
    .from(voices)
    .where(and(eq(voices.listed, true), inArray(voices.voice_service, ids)))
    .orderBy(asc(voices.voice_service), asc(voices.voice_name), asc(voices.voice_id))
  return rows.flatMap((row) => {
    const engine = engines.find(({ id }) => id === row.voice_service)
    const traits = engine && traitsOf(engine, row)
    if (!traits) return []
    const { voice_id, voice_name, voice_service, voice_language_codes, price: voice_price } = row
    const { takes_instructions, pace_range, can_blend } = traits
    return [
      {
        voice_id,
        voice_name,
        voice_service,
        voice_language_codes,
        voice_price,
        takes_instructions,
        pace_range,
        can_blend,
      },
    ]
  })
}

/** Engines of providers that accept their key. */
const providersOf = ({ speech }: DesignServices): SpeechEngine[] =>
  speech.engines.filter(({ isRemote, status }) => isRemote && status() !== 'not_configured')

/** Ids of voices that a blend can name: others could be read as an expression. */
const PLAIN_ID = /^[\w-]+$/

/** What a voice of a provider takes; undefined if neither instructions nor a second voice would change it. */
function traitsOf(
  engine: SpeechEngine,
  { voice_speaker_id, provider_voice_id, voice_language_codes }: VoiceRow,
): (ProviderTraits & Pick<ProviderBase, 'pace_range'>) | undefined {
  const { instructions = false, speed } = capabilitiesOf(engine, voice_speaker_id)
  const can_blend = engine.blend !== undefined && PLAIN_ID.test(provider_voice_id)
  if (!instructions && !can_blend) return undefined
  const pace_range: ProviderBase['pace_range'] = speed ? [100 * speed[0], 100 * speed[1]] : null
  return { voice_language_codes, takes_instructions: instructions, pace_range, can_blend }
}

function requireValid(design: VoiceDesign, traits?: ProviderTraits): void {
  const message = designIssue(design, traits)
  if (message !== null) throw invalid(message)
}

const invalid = (message: string) =>
  new ApiError('invalid_fields', `design: ${message}`, { issues: [{ path: 'design', message }] })
