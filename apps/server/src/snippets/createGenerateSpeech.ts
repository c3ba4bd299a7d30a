import type { Api, HandlerInput, SpeechResponse } from '@voice-rankings/contract'
import { createCredits } from '../account/createCredits.ts'
import type { SnippetRow } from '../database/schema.ts'
import { ApiError } from '../http/apiError.ts'
import type { Call } from '../http/handlers.ts'
import type { Hold } from '../limits/createHold.ts'
import { tellAllowances } from '../limits/limitHeaders.ts'
import type { Services } from '../services.ts'
import { accountLevel } from '../session/identity.ts'
import { takeUpload } from '../uploads/takeUpload.ts'
import { requireVoice } from '../voices/requireVoice.ts'
import { countNewDevice } from './countNewDevice.ts'
import { createCharge, isRefusal } from './createCharge.ts'
import { createSingleFlight } from './createSingleFlight.ts'
import { dedupeKey, type SnippetSettings } from './dedupeKey.ts'
import { addOwner, findByDedupeKey } from './snippetStore.ts'
import { type Spoken, speakSnippet } from './speakSnippet.ts'
import { agreedLanguage, spokenText } from './speakableRequest.ts'
import { titleOf } from './titleOf.ts'

/** The request with its defaults filled in. */
type CheckedRequest = HandlerInput<Api['generateSpeech']>['body']

/** Makes the call that speaks a text, once for each text, voice and setting however often and by whomever it is asked. */
export function createGenerateSpeech(services: Services, hold: Hold) {
  const { database, limiter, speech, snippetAccess } = services
  const flights = createSingleFlight<Spoken>()
  const charge = createCharge({ credits: createCredits(database), hold })

  return async (
    request: CheckedRequest,
    call: Pick<Call, 'client' | 'signal' | 'identity' | 'knownIdentity' | 'setHeader'>,
  ): Promise<SpeechResponse> => {
    const { client, signal, setHeader } = call
    const text = spokenText(request.text, accountLevel(await call.identity()))
    const voice = await requireVoice(database, request.voice_id)
    await countNewDevice(limiter, call)
    const identity = await call.knownIdentity()
    const engine = speech.engines.find(({ id }) => id === voice.voice_service)
    const shared = request.voice_snippet_shared ?? request.shareSnippet
    const settings: SnippetSettings = {
      voice_id: voice.voice_id,
      text,
      languageCode: agreedLanguage(request, voice),
      speed: request.voice_speed,
      // An engine that cannot be told how to speak gives the same sound whatever it is told.
      instructions: (engine?.capabilities.instructions && request.voice_instructions) || null,
      privateTo: shared ? null : identity.key,
    }
    const key = dedupeKey(settings)
    const owner = { key: identity.key, shared }
    let isFirst = false
    const work = async (signal: AbortSignal): Promise<Spoken> => {
      isFirst = true
      const row = await findByDedupeKey(database, key)
      if (row && (await canBeHeard(services, row))) return { row, found: true }
      const unit = engine?.capabilities.maxInput.unit ?? 'character'
      return charge({ identity, client, text, voiceId: voice.voice_id, unit }, () =>
        speakSnippet(services, voice, { key, settings, owner, id: row?.voice_snippet_id }, { client, signal }),
      )
    }
    const run = async (): Promise<{ result: Spoken; joined: boolean }> => {
      try {
        return await flights.run(key, signal, work)
      } catch (error) {
        // Who asked first may have nothing left to pay with; that is theirs alone, and the next one is asked.
        if (!isFirst && isRefusal(error)) return run()
        throw error
      }
    }
    try {
      const { result, joined } = await run()
      await addOwner(database, result.row.voice_snippet_id, owner)
      return toResponse(
        result,
        joined,
        snippetAccess.audioUrl(result.row.voice_snippet_id, shared && !result.row.hidden),
      )
    } finally {
      await tellAllowances(hold, identity, { client, setHeader })
    }
  }
}

/**
 * Whether the audio of a snippet is there. One that was stored but not noted, because the server or its database ended in
 * between, is taken in now: without that it would be given to whoever asks, and heard by nobody.
 */
async function canBeHeard(services: Services, { voice_snippet_id: id, awaited_upload: awaited }: SnippetRow) {
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
    timing_source: row.timing_source,
  }
}
