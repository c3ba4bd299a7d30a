import { and, desc, gt, gte } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import type { RunOptions } from '../../kernel/workers/createPool.ts'
import type { Aligner } from '../alignment/createAligner.ts'
import type { SpeechService } from '../speech/createSpeech.ts'
import type { ListedVoice } from './listCatalogue.ts'
import type { Recording } from './recording.ts'
import { timingOffset } from './timingOffset.ts'

/**
 * Offset of stated word times from which they are reported, in ms. Half of the words that the alignment finds are within
 * 23 ms of their true start in its worst voice (decision 41), so that its own errors stay far below. Picture and sound
 * that are 125 ms apart are noticed (ITU-R BT.1359).
 */
export const MAX_OFFSET_MS = 150

/** Number of voices that a message names. */
const NAMED = 5

export interface CheckingServices {
  readonly speech: Pick<SpeechService, 'engines'>
  /** Finds the words of spoken passages. */
  readonly aligner: Pick<Aligner, 'align'>
  readonly log: Log
}

/**
 * Offset of the word times that a provider states from those found in its audio, in ms. Null for a local engine, which
 * times what it makes itself, for words that the provider did not time, and if they cannot be found in the audio.
 */
export async function checkTimes(
  { speech: { engines }, aligner, log }: CheckingServices,
  { service, voice: { speakerId, gender, languageCodes } }: ListedVoice,
  { text, speech: { audio, marks, timingSource } }: Recording,
  options: RunOptions,
): Promise<number | null> {
  const isStated = timingSource === 'native' || timingSource === 'marks'
  if (!isStated || !engines.find(({ id }) => id === service)?.isRemote) return null
  try {
    const found = await aligner.align({ text, audio, gender, languageCode: languageCodes[0] ?? '' }, options)
    return timingOffset(marks, found) ?? null
  } catch (error) {
    // A voice without this check is measured all the same.
    log.debug(`The word times of ${service} ${speakerId} were not checked: ${String(error)}`)
    return null
  }
}

/** Logs the providers whose voices, measured since a time, state word times that are not those of their audio. */
export async function reportTimes(
  { queries }: Pick<Database, 'queries'>,
  { speech, log }: Omit<CheckingServices, 'aligner'>,
  since: Date,
): Promise<void> {
  const rows = await queries
    .select({
      id: voices.voice_id,
      name: voices.voice_name,
      service: voices.voice_service,
      ms: voices.timing_offset_ms,
    })
    .from(voices)
    .where(and(gt(voices.timing_offset_ms, MAX_OFFSET_MS), gte(voices.measured_at, since)))
    .orderBy(desc(voices.timing_offset_ms), voices.position)
  for (const { id: service, name } of speech.engines) {
    const own = rows.filter((row) => row.service === service)
    if (own.length === 0) continue
    const named = own.slice(0, NAMED).map((row) => `${row.name} (${row.id}) by ${row.ms} ms`)
    const more = own.length > NAMED ? [`${own.length - NAMED} more`] : []
    log.error(
      `${name} states word times that differ from its audio, in the median over the words of a sample: ` +
        `${[...named, ...more].join(', ')}. They stay as they are, so words are highlighted too early or too late. ` +
        '"voices list" shows the difference of each voice.',
      undefined,
      { service, voices: own.length },
    )
  }
}
