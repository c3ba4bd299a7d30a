import { createHash } from 'node:crypto'
import { createSimilarity } from '@voice-rankings/analysis'
import type { VoiceDifference } from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/database/database.ts'
import { driftChanges, driftChecks, type DriftReading } from '../../kernel/database/driftTables.ts'
import { samples } from '../../kernel/database/schema.ts'
import type { Limit, Limiter } from '../../kernel/limits/limiter.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import { voiceId } from '../catalogueJob/fillCatalogue.ts'
import type { Catalogue, ListedVoice } from '../catalogueJob/listCatalogue.ts'
import { MEASUREMENT_REVISION } from '../catalogueJob/measureVoice.ts'
import type { Mastering } from '../mastering/createMastering.ts'
import type { SpeechService } from '../speech/createSpeech.ts'
import { differencesInWords } from './differencesInWords.ts'
import { driftSentence } from './driftSentence.ts'
import { type Distance, findDifferences, isSuspicious, missingReadings } from './driftStatistics.ts'
import { takeReading } from './takeReading.ts'

export interface DriftWatch {
  readonly config: Pick<Config, 'driftBudget'>
  readonly database: Database
  readonly limiter: Limiter
  readonly speech: Pick<SpeechService, 'synthesize'>
  readonly mastering: Pick<Mastering, 'master'>
  readonly log: Log
  /** Lists what the engines offer. */
  list: () => Promise<Pick<Catalogue, 'voices'>>
  /** Stops the watch after the rendering in progress. */
  readonly signal: AbortSignal
  /** Rests after a check that took some time, in ms. Default: no rest. */
  rest?: (checkedMs: number) => Promise<void>
  /** Id of the only voice to check, whether it is due or not. Default: all voices that are due. */
  readonly only?: string
  /** Time of the check. Default: now. */
  readonly now?: Date
}

/** Number of voices by the outcome of a pass. */
export interface DriftPass {
  readonly checked: number
  readonly changed: number
  /** Voices that are due but did not fit the budget, or failed. */
  readonly waiting: number
  /** Voices that another check was busy with. */
  readonly busy: number
}

const MONTH_MS = 30 * 24 * 3_600_000

/** Revision of the sentence and of the readings; increase it when they are made differently. */
const READING_REVISION = 1

type CheckRow = typeof driftChecks.$inferSelect

/** A voice that is due, with its stored state. */
interface Due {
  readonly voice: ListedVoice
  readonly sentence: { readonly text: string; readonly language: string }
  readonly state: CheckRow
  /** Time of its last check when it was found to be due. */
  readonly seen: number | undefined
}

/** Thrown when a rendering does not fit the budget. */
class OverBudgetError extends Error {}

/**
 * Checks the voices that are due, those of the oldest check first: a voice is due 30 days after its last check, and when
 * its model, parameters or program have changed. Each result is stored at once. A voice that cannot be checked stays due.
 */
export async function watchDrift(watch: DriftWatch): Promise<DriftPass> {
  const due = await findDue(watch)
  if (due.length === 0) return { checked: 0, changed: 0, waiting: 0, busy: 0 }
  const distance = await readDistance(watch.database)
  let [checked, changed, busy] = [0, 0, 0]
  for (const one of due) {
    if (watch.signal.aborted) break
    const startedAt = performance.now()
    try {
      const result = await checkAlone(watch, one, distance)
      if (result === null) {
        busy += 1
        continue
      }
      changed += Number(result)
      checked += 1
    } catch (error) {
      if (error instanceof OverBudgetError || watch.signal.aborted) continue
      const id = voiceId(one.voice)
      const reason = error instanceof Error ? error.message : String(error)
      watch.log.debug(`${id} was not checked for changes: ${reason}`)
    }
    await watch.rest?.(performance.now() - startedAt)
  }
  return { checked, changed, waiting: due.length - checked - busy, busy }
}

async function findDue({ database, list, only, now = new Date() }: DriftWatch): Promise<Due[]> {
  const { voices } = await list()
  const rows = await database.queries.select().from(driftChecks)
  const stored = new Map(rows.map((row) => [row.voice_id, row]))
  const due = voices.flatMap((voice): Due[] => {
    if (voice.passage === null || (only !== undefined && voiceId(voice) !== only)) return []
    const language = voice.voice.languageCodes[0] ?? ''
    const text = driftSentence(voice.passage, language)
    const basis = hashOf([MEASUREMENT_REVISION, READING_REVISION, text, language])
    const before = stored.get(voiceId(voice))
    const isComparable = before?.basis === basis
    const isFresh =
      only === undefined &&
      isComparable &&
      before.model === voice.model &&
      before.checked_at !== null &&
      now.getTime() - before.checked_at.getTime() < MONTH_MS
    if (isFresh) return []
    const [readings, checked_at] = isComparable ? [before.readings, before.checked_at] : [[], null]
    const state = { voice_id: voiceId(voice), basis, model: voice.model, readings, checked_at }
    return [{ voice, sentence: { text, language }, state, seen: before?.checked_at?.getTime() }]
  })
  // Voices without a check are last, so that new ones do not use up the budget of those that are watched.
  const time = ({ state }: Due) => state.checked_at?.getTime() ?? Infinity
  return due.toSorted((a, b) => (time(a) === time(b) ? 0 : time(a) - time(b)))
}

/**
 * Checks one voice, in one process at a time; null if another check is running, or has ended since the voice was found to
 * be due: its readings are then newer than those of `due`.
 */
async function checkAlone(watch: DriftWatch, due: Due, distance: Distance): Promise<boolean | null> {
  const { queries } = watch.database
  const { voice_id } = due.state
  const release = await watch.database.tryLock(`voice-rankings drift ${voice_id}`)
  if (!release) return null
  try {
    const [stored] = await queries.select().from(driftChecks).where(eq(driftChecks.voice_id, voice_id))
    return stored?.checked_at?.getTime() === due.seen ? await check(watch, due, distance) : null
  } finally {
    await release()
  }
}

/** Checks one voice; true if it has changed. Throws an `OverBudgetError` if the budget does not allow it. */
async function check(watch: DriftWatch, { voice, sentence, state }: Due, distance: Distance): Promise<boolean> {
  const { database, now = new Date() } = watch
  const store = async (readings: readonly DriftReading[], checked_at: Date | null) => {
    const row = { ...state, readings: [...readings], checked_at }
    await database.queries
      .insert(driftChecks)
      .values(row)
      .onConflictDoUpdate({ target: driftChecks.voice_id, set: row })
  }
  const render = () => renderReading(watch, voice, sentence)
  /** Renders what the baseline lacks. Readings are kept when the budget ends before. */
  const complete = async (start: readonly DriftReading[]) => {
    let readings = start
    while (missingReadings(readings) > 0) {
      readings = [...readings, await render()]
      await store(readings, null)
    }
    await store(readings, now)
  }
  const baseline = state.readings
  if (state.checked_at === null || missingReadings(baseline) > 0) {
    await complete(baseline)
    return false
  }
  const first = await render()
  if (!isSuspicious(baseline, first, distance)) {
    await store(baseline, now)
    return false
  }
  const second = await render()
  const differences = findDifferences(baseline, [first, second], distance)
  if (differences.length === 0) {
    await store(baseline, now)
    return false
  }
  await database.queries.insert(driftChanges).values({
    voice_id: state.voice_id,
    found_at: now,
    unchanged_at: state.checked_at,
    differences,
  })
  report(watch.log, voice, state.checked_at, differences)
  // From now on the voice is compared with its new sound.
  await store([first, second], null)
  await complete([first, second]).catch((error: unknown) => {
    if (!(error instanceof OverBudgetError)) throw error
  })
  return true
}

const BUDGET = 'drift watch'

/** Characters of voices with a price that all checks together may use. */
export const driftLimit = ({ driftBudget }: DriftWatch['config']): Limit => ({
  name: BUDGET,
  points: driftBudget,
  durationMs: MONTH_MS,
})

/** Key of {@link driftLimit}. */
export const DRIFT_LIMIT_KEY = 'all'

async function renderReading(
  { config, limiter, speech, mastering, signal }: DriftWatch,
  { service, voice, price }: ListedVoice,
  sentence: { readonly text: string; readonly language: string },
): Promise<DriftReading> {
  const { speakerId, providerVoiceId, gender, languageCodes } = voice
  const { text } = sentence
  if (price !== null) {
    const { allowed } = await limiter.consume(driftLimit(config), DRIFT_LIMIT_KEY, text.length)
    if (!allowed) throw new OverBudgetError()
  }
  const options = { signal, client: 'drift' }
  const job = { text, speakerId, providerVoiceId, gender, languageCode: languageCodes[0], ...options }
  return takeReading(mastering, await speech.synthesize(service, job), sentence, options)
}

/** Tells the operator about a changed voice. */
function report(log: Log, voice: ListedVoice, since: Date, differences: readonly VoiceDifference[]): void {
  const id = voiceId(voice)
  log.error(
    `${voice.voice.name} (${id}) has changed since ${since.toISOString().slice(0, 10)}: ` +
      `${differencesInWords(differences)}. Its page says so, and votes from before are marked. ` +
      '"drift list" shows all changes; "voices re-measure" renews its sample.',
    undefined,
    { voiceId: id },
  )
}

/** Distance on the scale of all voiceprints: of the catalogue, and of watched voices, which may not be measured. */
async function readDistance({ queries }: Database): Promise<Distance> {
  const measured = await queries.select({ voiceprint: samples.voiceprint }).from(samples)
  const watched = await queries.select({ readings: driftChecks.readings }).from(driftChecks)
  const prints = [...measured, ...watched.flatMap(({ readings }) => readings.slice(0, 1))]
  return createSimilarity(prints.map(({ voiceprint }) => voiceprint)).distance
}

function hashOf(inputs: unknown): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16)
}
