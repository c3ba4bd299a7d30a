import type { VoiceRow } from '../../kernel/database/schema.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import { refusedPlace, type Place, type QueueState } from '../../kernel/workers/createAdmissionQueue.ts'
import { createSingleFlight } from '../../kernel/workers/createSingleFlight.ts'
import { createStoredSamples } from '../catalogueJob/createStoredSamples.ts'
import { createCharge, isRefusal, type Payer, unitPrice } from '../credits/createCharge.ts'
import type { Hold } from '../credits/createHold.ts'
import { capabilitiesOf } from '../speech/createSpeech.ts'
import { createSpeechQueues, type SpeechOrder } from './createSpeechQueues.ts'
import { createSpokenTexts } from './createSpokenTexts.ts'
import { dedupeKey, saidTextOf } from './dedupeKey.ts'
import { findAudible } from './findAudible.ts'
import type { SnippetServices } from './snippetServices.ts'
import { type Spoken, speakSnippet, type WantedSnippet } from './speakSnippet.ts'

/** A text to speak, and who pays for it. */
interface SpeechWish extends Pick<WantedSnippet, 'settings' | 'shared' | 'claim' | 'storedHere'> {
  readonly voice: VoiceRow
  readonly payer: Payer
  /** Limit of visitors that counts it. */
  readonly hold: Hold
  /** Network address of the client. */
  readonly client: string
  readonly signal: AbortSignal
}

/** A place in an engine's queue, and how to get another one. */
interface Admission {
  /** Speaks a text of the place, or returns its snippet if there is one; `joined` when another request speaks it. */
  speak(wish: SpeechWish): Promise<{ result: Spoken; joined: boolean }>
  /** Gives up the place. */
  leave(): void
}

export interface SpeakOnce {
  /**
   * Reserves a place in the queue of a voice's engine. Throws the refusal of a full queue, unless the text was spoken
   * before: it needs no engine.
   */
  enter(order: SpeechOrder): Admission
  /** States of the queues of this process by the id of the engine. */
  queueStates(): ReadonlyMap<string, QueueState>
}

/** Speaks texts once per text, voice and settings for all clients. */
export function createSpeakOnce(services: SnippetServices): SpeakOnce {
  const { database, speech, metrics } = services
  const storedSamples = createStoredSamples(services)
  const flights = createSingleFlight<Spoken>()
  const queues = createSpeechQueues(services)
  const spokenTexts = createSpokenTexts()
  const charge = createCharge({ database, metrics })

  async function speakOrFind(place: Place, wish: SpeechWish, key: string, signal: AbortSignal): Promise<Spoken> {
    const { voice, settings, payer, client, hold } = wish
    const { row, audible } = await findAudible(services, key)
    if (row && audible) return { row, found: true }
    place.throwIfRefused()
    const engine = speech.engines.find(({ id }) => id === voice.voice_service)
    const capabilities = engine && capabilitiesOf(engine, voice.voice_speaker_id)
    const order = {
      payer,
      hold,
      client,
      text: saidTextOf(settings),
      engine: voice.voice_service,
      voiceId: voice.voice_id,
      ...unitPrice(voice.price, capabilities),
    } as const
    const wanted = { ...wish, key, id: row?.voice_snippet_id, sample: storedSamples.of(voice, settings.languageCode) }
    const options = { client: networkOf(client), signal }
    return charge(order, (settle) =>
      place.run(signal, () => speakSnippet(services, voice, { ...wanted, settle }, options)),
    )
  }

  return {
    queueStates: queues.states,

    enter(order) {
      const again = () => queues.enter(order)
      let place = enterOrFind()
      function enterOrFind(): Place {
        try {
          return again()
        } catch (error) {
          if (isRefusal(error) && spokenTexts.has(order.voiceId, order.text)) return refusedPlace(error)
          throw error
        }
      }
      async function speak(wish: SpeechWish): Promise<{ result: Spoken; joined: boolean }> {
        const key = dedupeKey(wish.settings)
        // A request that joins needs no place of its own.
        if (flights.isUnderWay(key)) place.leave()
        let isFirst = false
        try {
          return await flights.run(key, wish.signal, (signal) => {
            isFirst = true
            return speakOrFind(place, wish, key, signal)
          })
        } catch (error) {
          // The first requester may be out of credits or over a limit, which does not apply to those who joined: the
          // next one starts again.
          if (isFirst || !isRefusal(error)) throw error
          place = again()
          return speak(wish)
        }
      }
      return {
        async speak(wish) {
          const spoken = await speak(wish)
          await wish.claim(database, spoken.result.row.voice_snippet_id)
          spokenTexts.add(order.voiceId, order.text)
          return spoken
        },
        leave: () => place.leave(),
      }
    },
  }
}
