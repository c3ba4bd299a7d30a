import { setImmediate } from 'node:timers/promises'
import type { Api, HandlerInput, SpeechResponse } from '@voice-rankings/contract'
import type { Call } from '../../kernel/api/handlers.ts'
import type { SnippetRow } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import { accountLevel } from '../../kernel/identity/identity.ts'
import { refusedPlace } from '../../kernel/workers/createAdmissionQueue.ts'
import { createSingleFlight } from '../../kernel/workers/createSingleFlight.ts'
import { createStoredSamples } from '../catalogueJob/createStoredSamples.ts'
import { createCharge, isRefusal } from '../credits/createCharge.ts'
import { createCredits } from '../credits/createCredits.ts'
import type { Hold } from '../credits/createHold.ts'
import { tellAllowances } from '../credits/limitHeaders.ts'
import { capabilitiesOf } from '../speech/createSpeech.ts'
import { takeUpload } from '../uploads/takeUpload.ts'
import { requireVoice } from '../voices/requireVoice.ts'
import { countNewDevice } from './countNewDevice.ts'
import { createSpeechQueues } from './createSpeechQueues.ts'
import { createSpokenTexts } from './createSpokenTexts.ts'
import { dedupeKey, type SnippetSettings } from './dedupeKey.ts'
import type { SnippetServices } from './snippetServices.ts'
import { addOwner, findByDedupeKey } from './snippetStore.ts'
import { agreedLanguage, spokenText } from './speakableRequest.ts'
import { type Spoken, speakSnippet } from './speakSnippet.ts'
import { titleOf } from './titleOf.ts'

/** The validated request with its defaults. */
type CheckedRequest = HandlerInput<Api['speech']['generate']>['body']

type SpeechCall = Pick<Call, 'client' | 'visitor' | 'signal' | 'identity' | 'knownIdentity' | 'setHeader'>

/** Creates the handler that generates speech, once per text, voice and settings for all clients. */
export function createGenerateSpeech(services: SnippetServices, hold: Hold) {
  const { database, limiter, speech, snippetAccess, metrics } = services
  const storedSamples = createStoredSamples(services)
  const flights = createSingleFlight<Spoken>()
  const queues = createSpeechQueues(services)
  const spokenTexts = createSpokenTexts()
  const charge = createCharge({ credits: createCredits(database), hold, metrics })
  let begun: Promise<unknown> = Promise.resolve()
  /** Starts one text per event loop iteration: otherwise the queries of PGlite would delay the refusal of others. */
  const begin = () => (begun = begun.then(() => setImmediate()))

  return async (request: CheckedRequest, call: SpeechCall): Promise<SpeechResponse> => {
    const { client, signal } = call
    const asker = await call.identity()
    const text = spokenText(request.text, accountLevel(asker))
    const { voice_id: voiceId, voice_speed: speed } = request
    const enter = () => queues.enter({ voiceId, text, speed, asker, client })
    const enterOrFind = () => {
      try {
        return enter()
      } catch (error) {
        // A text that was generated before needs no engine, and so no place in the queue.
        if (isRefusal(error) && spokenTexts.has(voiceId, text)) return refusedPlace(error)
        throw error
      }
    }
    // Before any query, so that a refusal costs next to nothing.
    let place = enterOrFind()
    try {
      await begin()
      const voice = await requireVoice(database, voiceId)
      await countNewDevice(limiter, call)
      const identity = await call.knownIdentity()
      const engine = speech.engines.find(({ id }) => id === voice.voice_service)
      const capabilities = engine && capabilitiesOf(engine, voice.voice_speaker_id)
      const shared = request.voice_snippet_shared ?? request.shareSnippet
      const settings: SnippetSettings = {
        voice_id: voiceId,
        text,
        languageCode: agreedLanguage(request, voice),
        speed,
        // Engines without instructions ignore them, so they must not create a second snippet.
        instructions: (capabilities?.instructions && request.voice_instructions) || null,
        privateTo: shared ? null : identity.key,
      }
      const key = dedupeKey(settings)
      const owner = { key: identity.key, shared }
      let isFirst = false
      const work = async (signal: AbortSignal): Promise<Spoken> => {
        isFirst = true
        const row = await findByDedupeKey(database, key)
        if (row && (await canBeHeard(services, row))) return { row, found: true }
        place.throwIfRefused()
        const unit = voice.price?.unit ?? capabilities?.maxInput.unit ?? 'character'
        const creditsPerUnit = voice.price?.credits ?? 1
        const sample = storedSamples.of(voice, settings.languageCode)
        const wanted = { key, settings, owner, sample, id: row?.voice_snippet_id }
        const { voice_service: engine } = voice
        return charge({ identity, client, text, engine, voiceId, unit, creditsPerUnit }, () =>
          place.run(signal, () => speakSnippet(services, voice, wanted, { client: networkOf(client), signal })),
        )
      }
      const run = async (): Promise<{ result: Spoken; joined: boolean }> => {
        // A request that joins needs no place of its own.
        if (flights.isUnderWay(key)) place.leave()
        try {
          return await flights.run(key, signal, work)
        } catch (error) {
          // The first requester may be out of credits or over a limit, which does not apply to those who joined: the
          // next one starts again.
          if (isFirst || !isRefusal(error)) throw error
          place = enter()
          return run()
        }
      }
      try {
        const { result, joined } = await run()
        await addOwner(database, result.row.voice_snippet_id, owner)
        spokenTexts.add(voiceId, text)
        return toResponse(
          result,
          joined,
          snippetAccess.audioUrl(result.row.voice_snippet_id, shared && !result.row.hidden),
        )
      } finally {
        await tellAllowances(hold, identity, call)
      }
    } finally {
      place.leave()
    }
  }
}

/**
 * True when the audio of a snippet is available. Audio that was stored but not recorded, because server or database
 * stopped in between, is recorded now; otherwise it would stay inaudible.
 */
async function canBeHeard(services: SnippetServices, { voice_snippet_id: id, awaited_upload: awaited }: SnippetRow) {
  try {
    await takeUpload(services, { id, awaited })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict') return false
    throw error
  }
}

function toResponse({ row, found, mp3 }: Spoken, joined: boolean, audioUrl: string): SpeechResponse {
  return {
    title: titleOf(row.voice_snippet_text),
    speechMarks: row.voice_snippet_timestamps,
    audio: mp3 ? Buffer.from(mp3).toString('base64') : null,
    is_duplicate: found || joined,
    voice_snippet_id: row.voice_snippet_id,
    voice_snippet_audio_url: mp3 ? null : audioUrl,
    voice_snippet_duration: row.voice_snippet_duration,
    voice_snippet_peaks: row.voice_snippet_peaks,
    voice_snippet_melody: row.voice_snippet_melody,
    timing_source: row.timing_source,
  }
}
