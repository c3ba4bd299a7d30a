import { eq } from 'drizzle-orm'
import { users } from '../../kernel/database/accountTables.ts'
import type { Database } from '../../kernel/database/database.ts'
import { works, type WorkRow } from '../../kernel/database/workTables.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { userKey } from '../../kernel/identity/identity.ts'
import { createJobs } from '../../kernel/jobs/createJobs.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import { workerCount } from '../../kernel/workers/workerCount.ts'
import type { Payer } from '../credits/createCharge.ts'
import type { WorkReader } from './createWorkReader.ts'
import type { PreparedWork } from './prepareWork.ts'
import type { ProgressNews } from './createProgressNews.ts'
import type { SpeakSentence } from './createWorkSpeech.ts'
import { setStatus } from './workStore.ts'

/** A sentence to speak in the background. */
interface SentenceJob {
  readonly work_id: string
  /** Dedupe key of the sentence. */
  readonly sentence: string
}

/** Speaks works in the background. */
export interface WorkJobs {
  /** Begins to speak the sentences of a work that have no speech. */
  speak(work: WorkRow): Promise<WorkRow>
  cancel(work: WorkRow): Promise<WorkRow>
  /** Continues what earlier processes left. */
  resume(): Promise<void>
  close(): Promise<void>
}

/** Time in which every sentence is spoken, also by a slow provider and with a full queue, in seconds. */
const EXPIRES_SECONDS = 180

interface Needed {
  readonly database: Database
  readonly reader: WorkReader
  readonly speakSentence: SpeakSentence
  readonly tell: ProgressNews
  readonly log: Log
  /** True when other processes may share the work, so that this one takes their jobs from the start. */
  readonly shared: boolean
}

export function createWorkJobs({ database, reader, speakSentence, tell, log, shared }: Needed): WorkJobs {
  /** Works whose sentences this process has added as jobs. */
  const added = new WeakSet<PreparedWork>()
  const jobs = createJobs<SentenceJob>(database, log, {
    name: 'sentences',
    concurrency: 2 * workerCount(),
    expireInSeconds: EXPIRES_SECONDS,
    retryLimit: 2,
    async run({ work_id, sentence: key }, { isLast, signal }) {
      const work = await readSpeaking(work_id)
      if (!work) return
      const { sentences } = await reader.prepare(work)
      const sentence = sentences.find((one) => one.key === key)
      try {
        if (sentence)
          await speakSentence(work, sentence, { payer: await payerOf(work), client: work.owner_key, signal })
      } catch (error) {
        if (signal.aborted) throw error
        if (isFinal(error)) {
          await set(work, { status: 'failed', failure: error.message })
          return
        }
        if (!isLast) throw error
        await addFailed(work_id, key)
      }
      await endIfDone(work_id)
    },
  })

  async function readSpeaking(id: string): Promise<WorkRow | undefined> {
    const [work] = await database.queries.select().from(works).where(eq(works.work_id, id))
    return work?.status === 'speaking' && work.deleted_at === null ? work : undefined
  }

  async function addFailed(id: string, key: string): Promise<void> {
    await database.queries.transaction(async (queries) => {
      const [work] = await queries.select().from(works).where(eq(works.work_id, id)).for('update')
      if (work) await setStatus({ queries }, id, { failed_keys: [...new Set([...work.failed_keys, key])] })
    })
  }

  /** Ends the state `speaking` when every sentence has been spoken or has failed. */
  async function endIfDone(id: string): Promise<void> {
    const work = await readSpeaking(id)
    if (!work) return
    const { prepared, keys } = await left(work)
    // After a change of the text or of the lexicon the waiting jobs are those of other sentences.
    if (keys.length > 0) {
      await tell(work)
      return added.has(prepared) ? undefined : add(work)
    }
    await set(work, { status: work.failed_keys.length > 0 ? 'failed' : 'idle' })
  }

  /** Keys of the sentences without speech, each once. */
  async function left(work: WorkRow): Promise<{ prepared: PreparedWork; keys: string[] }> {
    const prepared = await reader.prepare(work)
    const keys = [...new Set(prepared.sentences.map(({ key }) => key))]
    const spoken = await reader.spoken(keys)
    return { prepared, keys: keys.filter((key) => !spoken.has(key) && !work.failed_keys.includes(key)) }
  }

  async function payerOf({ owner_key: key }: WorkRow): Promise<Payer> {
    const [, id = ''] = key.split(userKey(''))
    const [user] = await database.queries.select().from(users).where(eq(users.user_id, id))
    if (!user) throw new ApiError('login_required', 'The account that speaks this text does not exist any more.')
    return { kind: 'user', key, user }
  }

  async function add(work: WorkRow): Promise<void> {
    const { work_id } = work
    const { prepared, keys } = await left(work)
    await jobs.add(keys.map((sentence) => ({ key: `${work_id} ${sentence}`, data: { work_id, sentence } })))
    added.add(prepared)
    if (keys.length === 0) await endIfDone(work_id)
  }

  async function set(work: WorkRow, state: Parameters<typeof setStatus>[2]): Promise<WorkRow> {
    const changed = (await setStatus(database, work.work_id, state)) ?? work
    await tell(changed)
    return changed
  }

  return {
    async speak(work) {
      const speaking = await set(work, { status: 'speaking', failure: null, failed_keys: [] })
      await add(speaking)
      return speaking
    },
    cancel: (work) => set(work, { status: 'idle' }),
    async resume() {
      const left = await database.queries.select().from(works).where(eq(works.status, 'speaking'))
      for (const work of left) if (work.deleted_at === null) await add(work)
      if (shared) await jobs.start()
    },
    close: () => jobs.close(),
  }
}

const FINAL = new Set(['credits_used_up', 'login_required'])

/** True for an error that the other sentences of the work would meet too. */
const isFinal = (error: unknown): error is ApiError => error instanceof ApiError && FINAL.has(error.code)
