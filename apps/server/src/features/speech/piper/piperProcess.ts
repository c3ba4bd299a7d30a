import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import process from 'node:process'
import { createGarbageCollector } from '../../../kernel/workers/createGarbageCollector.ts'
import type { WorkerReply } from '../../../kernel/workers/poolWorker.ts'
import type { Refusal } from '../createEnginePool.ts'
import type { PiperAnswer, PiperJob, PiperSentence, Runtime, Session } from './piperProtocol.ts'
import { readModel } from './readModel.ts'

interface Loaded {
  readonly session: Session
  readonly durations: string | undefined
  readonly hasSpeakers: boolean
}

const collect = createGarbageCollector()

/** Loaded models by path and stamp, the least recently used first. */
const models = new Map<string, Loaded>()

/**
 * Process of Piper: started by `fork`, it communicates with its parent by messages only and exits with it. A model that
 * breaks the native library ends this process, not the server.
 */
process.on('message', (job: PiperJob) => {
  void answer(job).then((reply) => {
    process.send?.(reply)
    collect()
  })
})
process.on('disconnect', () => process.exit(0))

async function answer(job: PiperJob): Promise<WorkerReply<PiperAnswer, Refusal>> {
  try {
    const runtime = createRequire(import.meta.url)(job.runtime) as Runtime
    const model = await load(runtime, job)
    const sentences: PiperSentence[] = []
    let seconds = 0
    for (const ids of job.sentences) {
      const sentence = await speak(runtime, model, ids, job)
      sentences.push(sentence)
      seconds += sentence.samples.length / job.sampleRate
      if (seconds > job.maxSeconds) return { ok: false, reason: 'too_long' }
    }
    return { ok: true, result: sentences }
  } catch (cause) {
    return { ok: false, reason: 'broken', message: cause instanceof Error ? cause.message : String(cause) }
  }
}

async function load({ InferenceSession }: Runtime, { model: path, stamp, modelsAtOnce }: PiperJob): Promise<Loaded> {
  const key = `${path}\n${stamp}`
  let loaded = models.get(key)
  models.delete(key)
  if (!loaded) {
    for (const [oldest, { session }] of models) {
      if (models.size < modelsAtOnce) break
      models.delete(oldest)
      await session.release()
    }
    const { bytes, ...facts } = readModel(await readFile(path))
    loaded = { ...facts, session: await InferenceSession.create(bytes, { logSeverityLevel: 3 }) }
  }
  models.set(key, loaded)
  return loaded
}

async function speak(
  { Tensor }: Runtime,
  { session, durations, hasSpeakers }: Loaded,
  ids: readonly number[],
  { scales, speaker = 0 }: PiperJob,
): Promise<PiperSentence> {
  const { output, ...others } = await session.run({
    input: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
    input_lengths: new Tensor('int64', BigInt64Array.of(BigInt(ids.length)), [1]),
    scales: new Tensor('float32', Float32Array.from(scales), [scales.length]),
    ...(hasSpeakers && { sid: new Tensor('int64', BigInt64Array.of(BigInt(speaker)), [1]) }),
  })
  if (!output) throw new Error('The model gave no audio.')
  return {
    samples: Float32Array.from(output.data),
    durations: durations === undefined ? undefined : Float32Array.from(others[durations]?.data ?? []),
  }
}
