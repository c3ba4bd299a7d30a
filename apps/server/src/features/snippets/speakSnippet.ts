import { randomBytes } from 'node:crypto'
import { snippetKey } from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { type SnippetRow, snippets, type VoiceRow } from '../../kernel/database/schema.ts'
import { labelCatalogue } from '../catalogueJob/labelCatalogue.ts'
import { storeMeasurement } from '../catalogueJob/storeMeasurement.ts'
import type { Settle } from '../credits/createCharge.ts'
import { asTyped } from '../lexicon/createLexicons.ts'
import { restoreMarks } from '../lexicon/restoreMarks.ts'
import { phonemesOf } from '../lexicon/saidText.ts'
import type { VoiceSample } from '../speech/engine.ts'
import { countFirstSound } from '../speech/firstSounds.ts'
import { awaitedUpload } from '../uploads/acceptAudio.ts'
import type { SnippetSettings } from './dedupeKey.ts'
import type { SnippetServices } from './snippetServices.ts'
import { findByDedupeKey } from './snippetStore.ts'
import { speechApiError } from './speechApiError.ts'
import { textKey } from './textKey.ts'

/** Result of a request for a snippet. */
export interface Spoken {
  row: SnippetRow
  /** True when the snippet existed before. */
  found: boolean
  /** Audio for the client to upload. */
  mp3?: Uint8Array
}

/** A snippet to generate. */
export interface WantedSnippet {
  key: string
  settings: SnippetSettings
  /** Existing id of a snippet whose audio was lost: it is regenerated under that id. */
  id: string | undefined
  /** True for a snippet that everybody may hear. */
  shared: boolean
  /** Stores who may use the snippet: an owner, or a work. In the transaction that stores it. */
  claim: (database: Pick<Database, 'queries'>, id: string) => Promise<void>
  /** Settles the payment. In the transaction that stores the snippet. */
  settle: Settle
  /** True to store the audio on the server where others are uploaded by their clients. */
  storedHere?: boolean
  /** Stored sample of the voice in the language of the text; undefined without one. */
  sample: VoiceSample | undefined
}

/** Generates a text and stores the snippet. */
export async function speakSnippet(
  services: SnippetServices,
  voice: VoiceRow,
  wanted: WantedSnippet,
  options: { client: string; signal: AbortSignal },
): Promise<Spoken> {
  const { config, database, store, speech, mastering } = services
  const {
    key,
    settings,
    id = randomBytes(16).toString('base64url'),
    sample,
    shared,
    claim,
    settle,
    storedHere,
  } = wanted
  try {
    const { text, speed, languageCode, instructions, said = asTyped(text) } = settings
    const { voice_speaker_id: speakerId, provider_voice_id: providerVoiceId } = voice
    const job = {
      text: said.text,
      phonemes: phonemesOf(said),
      speed,
      languageCode,
      speakerId,
      providerVoiceId,
      gender: voice.voice_gender,
      sample,
      ...options,
    }
    const startedAt = performance.now()
    const spoken = await speech.synthesize(voice.voice_service, { ...job, instructions: instructions ?? undefined })
    // The first shared snippet of a voice that was not measured measures it.
    const isMeasured = voice.sample_source !== null || !shared
    const measure = isMeasured ? undefined : { text: said.text, language: languageCode }
    const mastered = await mastering.master(spoken, measure, options)
    const { mp3, peaks, melody, durationMs } = mastered
    if (measure) {
      await storeMeasurement(database, voice.voice_id, { mastered, source: 'snippet' })
      await labelCatalogue(database)
    }
    const isUploaded = config.snippetUpload === 'client' && !storedHere
    // File before row: a crash between the two leaves an orphaned file, but never a row without audio.
    if (!isUploaded) await store.put(snippetKey(id), mp3)
    const readyMs = performance.now() - startedAt
    const recorded = await record(
      services,
      {
        voice_snippet_id: id,
        dedupe_key: key,
        voice_id: voice.voice_id,
        voice_snippet_text: text,
        text_key: textKey(text),
        voice_snippet_timestamps: restoreMarks(text, said, spoken.marks),
        measured_duration: durationMs,
        voice_snippet_duration: durationMs,
        voice_snippet_peaks: peaks,
        voice_snippet_melody: melody,
        timing_source: spoken.timingSource,
        awaited_upload: isUploaded ? awaitedUpload(mp3) : null,
      },
      async (transaction) => {
        await claim(transaction, id)
        await settle(transaction, spoken.billed)
        // Measuring a voice takes time that other texts of it do not need.
        if (!measure) await countFirstSound(transaction, voice.voice_service, said.text, readyMs)
      },
    )
    return { ...recorded, ...(isUploaded && { mp3 }) }
  } catch (error) {
    throw speechApiError(error)
  }
}

/**
 * Stores the row, and what `withRow` adds in the same transaction. When another process was faster, its snippet is used
 * and this file is deleted.
 */
async function record(
  { database, store }: Pick<SnippetServices, 'database' | 'store'>,
  values: typeof snippets.$inferInsert,
  withRow: (transaction: Pick<Database, 'queries'>) => Promise<void>,
): Promise<{ row: SnippetRow; found: boolean }> {
  const row = await database.queries.transaction(async (queries) => {
    const [stored] = await queries
      .insert(snippets)
      .values(values)
      .onConflictDoUpdate({
        target: snippets.dedupe_key,
        set: values,
        setWhere: eq(snippets.voice_snippet_id, values.voice_snippet_id),
      })
      .returning()
    if (stored) await withRow({ queries })
    return stored
  })
  if (row) return { row, found: false }
  await store.delete(snippetKey(values.voice_snippet_id))
  const faster = await findByDedupeKey(database, values.dedupe_key)
  if (!faster) throw new Error(`The snippet ${values.voice_snippet_id} was neither stored nor found.`)
  return { row: faster, found: true }
}
