import type { VoiceNames, Work, WorkPlace, WorkPosition, WorkSummary } from '@voice-rankings/contract'
import { speechCost } from '@voice-rankings/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { snippets, type VoiceRow, voices } from '../../kernel/database/schema.ts'
import { workPositions, type WorkRow } from '../../kernel/database/workTables.ts'
import { speakerOf } from '../lexicon/speakerOf.ts'
import { forbidsOf, type TargetAccess } from '../snippetAccess/findTargetAccess.ts'
import { saidTextOf } from '../snippets/dedupeKey.ts'
import { spokenSeconds } from '../speech/text/spokenSeconds.ts'
import { type PreparedSentence, type PreparedWork, prepareWork } from './prepareWork.ts'
import type { WorkServices } from './workServices.ts'

/** Number of works kept prepared: a list of works, or the readers of one server, ask for the same ones again. */
const MAX_PREPARED = 100

/** Characters of a sentence's key that tell its pronunciations apart: 48 bits. */
const PRONUNCIATION_KEY = 8

/** Reads works with the state of their speech. */
export interface WorkReader {
  /** Sentences of a work, with their voices and the pronunciations of its owner; the same object until one changes. */
  prepare(row: WorkRow): Promise<PreparedWork>
  /** Durations of the spoken sentences among these keys, in ms, by key. */
  spoken(keys: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** A work for a listener in a list. Default: an unknown listener. */
  summary(row: WorkRow, listenerKey?: string | null): Promise<WorkSummary>
  /** A work for a listener, with their rights; `key` is null for an unknown one. */
  whole(row: WorkRow, listener: { key: string | null; access: TargetAccess }): Promise<Work>
}

export function createWorkReader({
  database,
  lexicons,
  speech,
}: Pick<WorkServices, 'database' | 'lexicons' | 'speech'>): WorkReader {
  const prepared = new Map<string, PreparedWork>()

  async function prepare(row: WorkRow): Promise<PreparedWork> {
    const lexicon = await lexicons(row.owner_key, row.work_id)
    const key = `${row.work_id} ${row.revision} ${row.owner_key} ${lexicon.revision}`
    const known = prepared.get(key)
    // Re-inserted at the end: the first entry is the oldest.
    prepared.delete(key)
    const ofSections = row.sections.flatMap(({ voice_id }) => voice_id ?? [])
    const ids = [...new Set([row.voice_id, ...Object.values(row.speaker_voices), ...ofSections])]
    const work =
      known ??
      prepareWork(row, await readVoices(ids), {
        revision: lexicon.revision,
        say: (text, voice, languageCode) => lexicon.say(text, speakerOf(speech, voice, languageCode)),
      })
    prepared.set(key, work)
    const [oldest] = prepared.keys()
    if (prepared.size > MAX_PREPARED && oldest !== undefined) prepared.delete(oldest)
    return work
  }

  async function readVoices(ids: readonly string[]): Promise<ReadonlyMap<string, VoiceRow>> {
    const rows = await database.queries
      .select()
      .from(voices)
      .where(inArray(voices.voice_id, [...ids]))
    return new Map(rows.map((row) => [row.voice_id, row]))
  }

  async function spoken(keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (keys.length === 0) return new Map()
    const rows = await database.queries
      .select({ key: snippets.dedupe_key, duration: snippets.measured_duration })
      .from(snippets)
      // One parameter however many sentences a book has.
      .where(
        and(
          sql`${snippets.dedupe_key} = ANY(${sql.param([...new Set(keys)])})`,
          sql`${snippets.awaited_upload} IS NULL`,
        ),
      )
    return new Map(rows.map(({ key, duration }) => [key, duration]))
  }

  async function read(row: WorkRow, listenerKey: string | null) {
    const work = await prepare(row)
    return {
      work,
      durations: await spoken(work.sentences.map(({ key }) => key)),
      position: await readPosition(row.work_id, listenerKey),
    }
  }

  async function readPosition(workId: string, listenerKey: string | null): Promise<WorkPosition | null> {
    if (listenerKey === null) return null
    const [position] = await database.queries
      .select({ sentence_index: workPositions.sentence_index, sentence_offset: workPositions.sentence_offset })
      .from(workPositions)
      .where(and(eq(workPositions.work_id, workId), eq(workPositions.listener_key, listenerKey)))
    return position ?? null
  }

  return {
    prepare,
    spoken,
    async summary(row, listenerKey = null) {
      return toSummary(row, await read(row, listenerKey))
    },
    async whole(row, { key, access }) {
      const found = await read(row, key)
      const { work, durations, position } = found
      return {
        ...toSummary(row, found),
        // The owner's credits and errors are not shown to others.
        ...(!access.isOwn && { work_failure: null }),
        work_revision: row.revision,
        sections: work.sections.map(({ title, voiceId, paragraphs }) => ({
          section_title: title,
          section_voice: voiceId,
          paragraphs: paragraphs.map(({ heading, speaker, sentences }) => ({
            heading,
            speaker,
            sentences: sentences.map(({ settings, key, pauseAfter }) => ({
              text: settings.text,
              voice_id: settings.voice_id,
              pause_after: pauseAfter,
              sentence_duration: durations.get(key) ?? null,
              ...(settings.said && { pronunciation_key: key.slice(0, PRONUNCIATION_KEY) }),
            })),
          })),
        })),
        voices: work.voices.map(toNames),
        speaker_voices: row.speaker_voices,
        credits_left: access.isOwn ? creditsLeft(work, durations) : 0,
        position,
        own: access.isOwn,
        ...forbidsOf('share_forbids', access),
      }
    },
  }
}

/** A work with the durations of its sentences, in ms by key, and the place of a listener. */
interface FoundWork {
  readonly work: PreparedWork
  readonly durations: ReadonlyMap<string, number>
  readonly position: WorkPosition | null
}

function toSummary(row: WorkRow, { work, durations, position }: FoundWork): WorkSummary {
  const voice = work.voices.find(({ voice_id }) => voice_id === row.voice_id)
  if (!voice) throw new Error(`The voice ${row.voice_id} of the work ${row.work_id} was not read.`)
  const failed = row.failed_keys.length
  return {
    work_id: row.work_id,
    work_title: row.title,
    work_author: row.author,
    work_language: row.language,
    work_source: row.source,
    work_voice: toNames(voice),
    work_place: position && placeOf(work, durations, position),
    work_status: row.status,
    work_failure: row.failure ?? (failed === 0 ? null : failures(failed)),
    sentence_count: work.sentences.length,
    spoken_count: work.sentences.filter(({ key }) => durations.has(key)).length,
    work_duration: timeOf(work.sentences, durations),
    lexicon_revision: work.lexiconRevision,
    changed_at: row.changed_at.toISOString(),
  }
}

/** Time of sentences with the pauses after them, in ms; those without speech are estimated. */
const timeOf = (sentences: readonly PreparedSentence[], durations: ReadonlyMap<string, number>): number =>
  Math.round(
    sentences.reduce(
      (sum, { key, settings, pauseAfter }) =>
        sum + (durations.get(key) ?? spokenSeconds(saidTextOf(settings)) * 1000) + pauseAfter,
      0,
    ),
  )

/** Section and time left of a place, which is in the last sentence when the text has become shorter. */
function placeOf(
  { sections, sentences }: PreparedWork,
  durations: ReadonlyMap<string, number>,
  { sentence_index, sentence_offset }: WorkPosition,
): WorkPlace {
  const left = sentences.slice(Math.min(sentence_index, sentences.length - 1))
  const [current] = left
  const section = sections.find(({ paragraphs }) =>
    paragraphs.some((paragraph) => paragraph.sentences.some((sentence) => sentence === current)),
  )
  return {
    section_title: section?.title ?? null,
    time_left: Math.max(0, Math.round(timeOf(left, durations) - sentence_offset)),
  }
}

const failures = (count: number) =>
  `${count} ${count === 1 ? 'sentence' : 'sentences'} could not be spoken. Change the text or the voice, or try again.`

/** Credits of the sentences without speech, each counted once. */
function creditsLeft(work: PreparedWork, durations: ReadonlyMap<string, number>): number {
  const left = new Map(work.sentences.filter(({ key }) => !durations.has(key)).map((one) => [one.key, one]))
  return [...left.values()].reduce((sum, { settings, voice }) => sum + speechCost(saidTextOf(settings), voice.price), 0)
}

function toNames(voice: VoiceRow): VoiceNames {
  const { voice_id, voice_name, voice_service, voice_service_alias, voice_gender, voice_speaker_id } = voice
  return { voice_id, voice_name, voice_service, voice_service_alias, voice_gender, voice_speaker_id }
}
