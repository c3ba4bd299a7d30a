import { randomBytes } from 'node:crypto'
import { type Api, type HandlerInput, snippetKey, type SpeechResponse } from '@voice-rankings/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type SnippetRow, snippets, type VoiceRow, voices } from '../database/schema.ts'
import { createCredits } from '../account/createCredits.ts'
import { ApiError } from '../http/apiError.ts'
import type { Call } from '../http/handlers.ts'
import type { Hold } from '../limits/createHold.ts'
import { tellAllowances } from '../limits/limitHeaders.ts'
import type { Speech } from '../speech/engine.ts'
import type { Services } from '../services.ts'
import type { ObjectStore } from '../storage/objectStore.ts'
import { createCharge, isRefusal } from './createCharge.ts'
import { createSingleFlight } from './createSingleFlight.ts'
import { dedupeKey, type SnippetSettings } from './dedupeKey.ts'
import { accountLevel } from '../session/identity.ts'
import { awaitedUpload } from '../uploads/acceptAudio.ts'
import { addOwner, findByDedupeKey, snippetUrl } from './snippetStore.ts'
import { agreedLanguage, spokenText } from './speakableRequest.ts'
import { speechApiError } from './speechApiError.ts'
import { textKey } from './textKey.ts'
import { titleOf } from './titleOf.ts'

/** The request with its defaults filled in. */
type CheckedRequest = HandlerInput<Api['generateSpeech']>['body']

/** Makes the call that speaks a text, once for each text, voice and setting however often and by whomever it is asked. */
export function createGenerateSpeech(services: Services, hold: Hold) {
  const { database, store, speech } = services
  const flights = createSingleFlight<Spoken>()
  const charge = createCharge({ credits: createCredits(database), hold })

  return async (
    request: CheckedRequest,
    { client, signal, knownIdentity, setHeader }: Pick<Call, 'client' | 'signal' | 'knownIdentity' | 'setHeader'>,
  ): Promise<SpeechResponse> => {
    const identity = await knownIdentity()
    const text = spokenText(request.text, accountLevel(identity))
    const voice = await findVoice(database, request.voice_id)
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
    let isFirst = false
    const work = async (signal: AbortSignal): Promise<Spoken> => {
      isFirst = true
      const row = await findByDedupeKey(database, key)
      if (row && (await store.stat(snippetKey(row.voice_snippet_id)))) return { row, found: true }
      const unit = engine?.capabilities.maxInput.unit ?? 'character'
      const receipt = await charge({ identity, client, text, voiceId: voice.voice_id, unit })
      try {
        const spoken = await speak(services, voice, { key, settings, id: row?.voice_snippet_id }, { client, signal })
        if (spoken.billed) await receipt.keep(spoken.billed)
        else await receipt.giveBack()
        return spoken
      } catch (error) {
        await receipt.giveBack()
        throw error
      }
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
      await addOwner(database, result.row.voice_snippet_id, { key: identity.key, shared })
      return toResponse(result, joined)
    } finally {
      await tellAllowances(hold, identity, { client, setHeader })
    }
  }
}

async function findVoice({ queries }: Database, id: string): Promise<VoiceRow> {
  const [voice] = await queries
    .select()
    .from(voices)
    .where(and(eq(voices.voice_id, id), eq(voices.listed, true)))
  if (voice) return voice
  throw new ApiError('not_found', `There is no voice "${id}". Search the catalogue for the voices there are.`)
}

interface Spoken {
  row: SnippetRow
  /** It had been spoken before. */
  found: boolean
  /** What its engine charges, when it was spoken now. */
  billed?: Speech['billed']
  /** Its audio, when the client is to upload it. */
  mp3?: Uint8Array
}

interface Wanted {
  key: string
  settings: SnippetSettings
  /** Of a snippet whose audio was lost: it is spoken again under its old id. */
  id: string | undefined
}

async function speak(
  { config, database, store, speech, mastering }: Services,
  voice: VoiceRow,
  { key, settings, id = randomBytes(16).toString('base64url') }: Wanted,
  options: { client: string; signal: AbortSignal },
): Promise<Spoken> {
  try {
    const { text, speed, languageCode, instructions } = settings
    const job = { text, speed, languageCode, speakerId: voice.voice_speaker_id, ...options }
    const spoken = await speech.synthesize(voice.voice_service, { ...job, instructions: instructions ?? undefined })
    const { mp3, peaks, durationMs } = await mastering.master(spoken, undefined, options)
    const isUploaded = config.snippetUpload === 'client'
    // The file comes before the row: a crash between the two leaves a file nobody knows, never a row without sound.
    if (!isUploaded) await store.put(snippetKey(id), mp3)
    const recorded = await record(database, store, {
      voice_snippet_id: id,
      dedupe_key: key,
      voice_id: voice.voice_id,
      voice_snippet_text: text,
      text_key: textKey(text),
      voice_snippet_timestamps: spoken.marks,
      measured_duration: durationMs,
      voice_snippet_duration: durationMs,
      voice_snippet_peaks: peaks,
      timing_source: spoken.timingSource,
      awaited_upload: isUploaded ? awaitedUpload(mp3) : null,
    })
    return { ...recorded, ...(!recorded.found && { billed: spoken.billed }), ...(isUploaded && { mp3 }) }
  } catch (error) {
    throw speechApiError(error)
  }
}

/** Stores the row; when another process was faster, its snippet is the one and this file goes. */
async function record(
  database: Database,
  store: ObjectStore,
  values: typeof snippets.$inferInsert,
): Promise<{ row: SnippetRow; found: boolean }> {
  const [row] = await database.queries
    .insert(snippets)
    .values(values)
    .onConflictDoUpdate({
      target: snippets.dedupe_key,
      set: values,
      setWhere: eq(snippets.voice_snippet_id, values.voice_snippet_id),
    })
    .returning()
  if (row) return { row, found: false }
  await store.delete(snippetKey(values.voice_snippet_id))
  const faster = await findByDedupeKey(database, values.dedupe_key)
  if (!faster) throw new Error(`The snippet ${values.voice_snippet_id} was neither stored nor found.`)
  return { row: faster, found: true }
}

function toResponse({ row, found, mp3 }: Spoken, joined: boolean): SpeechResponse {
  return {
    title: titleOf(row.voice_snippet_text),
    speechMarks: row.voice_snippet_timestamps,
    audio: mp3 ? Buffer.from(mp3).toString('base64') : null,
    is_duplicate: found || joined,
    voice_snippet_id: row.voice_snippet_id,
    voice_snippet_audio_url: mp3 ? null : snippetUrl(row.voice_snippet_id),
    voice_snippet_duration: row.voice_snippet_duration,
    voice_snippet_peaks: row.voice_snippet_peaks,
    timing_source: row.timing_source,
  }
}
