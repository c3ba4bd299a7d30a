import type { VoiceProfile } from '@voice-rankings/analysis'
import type { Call } from '../../kernel/api/handlers.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { Limiter } from '../../kernel/limits/limiter.ts'
import { countNewDevice } from '../../kernel/limits/countNewDevice.ts'
import type { Metrics } from '../../kernel/metrics/metrics.ts'
import { createCharge, unitPrice } from '../credits/createCharge.ts'
import type { Hold } from '../credits/createHold.ts'
import { tellAllowances } from '../credits/limitHeaders.ts'
import type { Mastering } from '../mastering/createMastering.ts'
import type { Mastered, Measurement } from '../mastering/masteringJob.ts'
import { speechApiError } from '../snippets/speechApiError.ts'
import { capabilitiesOf, type SpeechService } from '../speech/createSpeech.ts'
import type { Speech } from '../speech/engine.ts'
import type { DesignSpeaker } from './designSpeaker.ts'

export interface SpeakingServices {
  readonly database: Database
  readonly limiter: Limiter
  readonly metrics: Metrics | undefined
  readonly speech: SpeechService
  readonly mastering: Pick<Mastering, 'master'>
}

export type SpeakingCall = Pick<Call, 'client' | 'visitor' | 'signal' | 'identity' | 'knownIdentity' | 'setHeader'>

interface SpokenDesign {
  readonly speech: Speech
  readonly mastered: Mastered
  readonly profile: VoiceProfile
}

/** Text of a design, and whether its speech is heard once. */
type SaidDesign = Pick<Measurement, 'text' | 'isPreview'>

/** Speaks a text with a design and measures the speech. */
export type SpeakDesign = (speaker: DesignSpeaker, said: SaidDesign, call: SpeakingCall) => Promise<SpokenDesign>

/**
 * Creates the function that speaks designs. The speech of a provider's voice is paid for as that of the voice is; that of a
 * local engine is free.
 */
export function createSpeakDesign(services: SpeakingServices, hold: Hold): SpeakDesign {
  const { database, limiter, speech: service, mastering } = services
  const charge = createCharge(services)

  async function speak(
    speaker: DesignSpeaker,
    said: SaidDesign,
    { client, signal }: SpeakingCall,
  ): Promise<SpokenDesign> {
    const { text } = said
    const options = { client, signal }
    const { providerVoiceId, languageCodes } = speaker
    const [languageCode] = languageCodes
    const job = { text, languageCode, speakerId: speaker.speakerId('preview'), providerVoiceId, ...options }
    const speech = await service.synthesize(speaker.service, job)
    const mastered = await mastering.master(speech, { ...said, language: languageCode }, options)
    if (!mastered.measured) throw new Error('The measurements are missing.')
    return { speech, mastered, profile: mastered.measured.profile }
  }

  async function pay(
    speaker: DesignSpeaker,
    base: NonNullable<DesignSpeaker['base']>,
    said: SaidDesign,
    call: SpeakingCall,
  ) {
    await countNewDevice(limiter, call)
    const payer = await call.knownIdentity()
    const engine = service.engines.find(({ id }) => id === speaker.service)
    const order = {
      payer,
      hold,
      client: call.client,
      text: said.text,
      engine: speaker.service,
      voiceId: base.voice_id,
      ...unitPrice(base.price, engine && capabilitiesOf(engine, base.voice_speaker_id)),
    }
    try {
      return await charge(order, async (settle) => {
        const spoken = await speak(speaker, said, call)
        await settle(database, spoken.speech.billed)
        return spoken
      })
    } finally {
      await tellAllowances(hold, payer, call)
    }
  }

  return async (speaker, said, call) => {
    try {
      return await (speaker.base ? pay(speaker, speaker.base, said, call) : speak(speaker, said, call))
    } catch (error) {
      throw speechApiError(error)
    }
  }
}
