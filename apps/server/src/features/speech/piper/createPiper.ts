import { join } from 'node:path'
import { isOtherScript, VOICE_SPEED_RANGE } from '@voice-rankings/contract'
import type { Metrics } from '../../../kernel/metrics/metrics.ts'
import { processWorker } from '../../../kernel/workers/processWorker.ts'
import { createEnginePool } from '../createEnginePool.ts'
import type { CloudServices } from '../cloud/createCloudEngine.ts'
import type { EngineCapabilities, Speech, SpeechEngine } from '../engine.ts'
import { placeMarks } from '../marks/placeMarks.ts'
import { withUnspoken } from '../marks/withUnspoken.ts'
import { ESPEAK_PACKAGE, programVersion } from '../programVersion.ts'
import { EngineUnavailableError, UnknownVoiceError, UnspeakableTextError } from '../speechError.ts'
import { MAX_AUDIO_SECONDS, MAX_CHARACTERS, MAX_EXPECTED_SECONDS } from '../speechLimits.ts'
import { isSpeakable, splitTokens } from '../text/tokens.ts'
import { createPhonemizer } from './createPhonemizer.ts'
import { findRuntime, runtimeProblem } from './findRuntime.ts'
import { type FoundVoices, findVoices, folderStamp, type KeptModels, modelsIn, type PiperVoice } from './findVoices.ts'
import type { PiperAnswer, PiperJob } from './piperProtocol.ts'
import { joinSentences } from './joinSentences.ts'

export interface PiperOptions {
  /** Folder of the models. */
  folder: string
  /** Models kept in memory. */
  modelsAtOnce: number
  /** Entry file of the GPL engines' process, which makes the phonemes; undefined when it is not installed. */
  gplProcess: string | undefined
  /** Times the words of models that do not tell the durations of their phonemes. */
  align: CloudServices['align']
  /** Reports a file that cannot be used, once. */
  report?(problem: string): void
  metrics?: Metrics | undefined
}

const NAME = 'Piper'

/** Interval at which the folder is looked at, in ms. A file that changes meanwhile is read when it is complete. */
const WATCH_MS = 2000

/**
 * Piper: neural voices from files, in a process of their own. Models of a folder appear and disappear with their files.
 * Words are timed by the model's own durations, exactly.
 */
export function createPiper({ folder, modelsAtOnce, gplProcess, align, report, metrics }: PiperOptions): SpeechEngine {
  const pool = createEnginePool<PiperJob, PiperAnswer>({
    name: NAME,
    metrics,
    start: processWorker(new URL('./piperProcess.ts', import.meta.url)),
    jobsPerWorker: 1000,
    // One process: its library uses all processors for one text.
    size: 1,
    voiceName: ({ model }) => model,
  })
  const phonemizer = createPhonemizer({ name: NAME, gplProcess, metrics })

  let stamp = ''
  let found: Promise<FoundVoices> = Promise.resolve({ voices: [], problems: [] })
  let known: readonly PiperVoice[] = []
  const kept: KeptModels = new Map()
  const reported = new Set<string>()
  const listeners = new Set<() => void>()

  async function read(): Promise<FoundVoices> {
    const all = await findVoices(folder, kept)
    known = all.voices
    for (const { file, reason } of all.problems) {
      const line = `The Piper voice ${join(folder, file)} cannot be used. ${reason}`
      if (!reported.has(line)) report?.(line)
      reported.add(line)
    }
    return all
  }

  /** Reports that the folder has voices which nothing can run. */
  async function reportRuntime(): Promise<void> {
    const problem = runtimeProblem(folder)
    if (problem !== undefined && (await modelsIn(folder)).length > 0) {
      report?.(`The Piper voices in ${folder} cannot speak. ${problem}`)
    }
  }

  /** Reads what has changed in the folder since the last time, one reading after the other. */
  async function refresh(): Promise<FoundVoices> {
    const now = await folderStamp(folder)
    if (now !== stamp) {
      stamp = now
      found = found.then(read)
    }
    return found
  }

  const watch = watchFolder(
    async () => `${findRuntime(folder)} ${await folderStamp(folder)}`,
    () => {
      void reportRuntime()
      listeners.forEach((tell) => tell())
    },
  )
  watch.unref()
  void reportRuntime()

  const capabilities: EngineCapabilities = {
    timings: 'native',
    maxInput: { unit: 'character', count: MAX_CHARACTERS },
    maxExpectedSeconds: MAX_EXPECTED_SECONDS,
    speed: VOICE_SPEED_RANGE,
    phonemes: true,
  }
  return {
    id: 'piper',
    name: NAME,
    host: 'github.com',
    // The models are files, which the parameters of the voices tell apart; eSpeak makes their phonemes.
    programVersion: programVersion(ESPEAK_PACKAGE, gplProcess),
    capabilities,
    capabilitiesOf(speakerId) {
      const voice = known.find((one) => one.speakerId === speakerId)
      if (!voice) return capabilities
      // Other models take the characters of the text.
      const phonemes = voice.config.phoneme_type !== 'text'
      return { ...capabilities, timings: voice.hasDurations ? 'native' : 'aligned', phonemes }
    },
    status: () => (runtimeProblem(folder) === undefined ? (pool.degraded ? 'degraded' : 'ready') : 'missing'),
    reason: () => runtimeProblem(folder),
    onVoicesChange(listener) {
      listeners.add(listener)
    },
    async listVoices() {
      const { voices } = await refresh()
      return {
        voices: voices.map(({ id: providerVoiceId, speakerId, name, languageCode, stamp: parameters, licence }) => ({
          speakerId,
          providerVoiceId,
          name,
          languageCodes: [languageCode],
          parameters,
          ...(licence && { licence }),
        })),
      }
    },
    async synthesize(job): Promise<Speech> {
      const { text, speakerId, providerVoiceId, speed = 1, signal, client, gender, sample, phonemes } = job
      const runtime = findRuntime(folder)
      if (runtime === undefined) throw new EngineUnavailableError(NAME, runtimeProblem(folder) ?? '')
      const voice = (await refresh()).voices.find(({ id, speakerId: own }) =>
        providerVoiceId === undefined ? own === speakerId : id === providerVoiceId,
      )
      if (!voice) throw new UnknownVoiceError(NAME, speakerId)
      const { config, languageCode } = voice
      if (!isSpeakable(text) || isOtherScript(text, [languageCode])) throw new UnspeakableTextError()
      const options = { signal, client }
      const { sentences, unspoken } = await phonemizer.sentencesOf(text, voice, { ...options, phonemes })
      if (sentences.length === 0) throw new UnspeakableTextError()

      const { noise_scale, length_scale, noise_w } = config.inference
      const sampleRate = config.audio.sample_rate
      const spoken = await pool.run(
        {
          model: voice.model,
          stamp: voice.stamp,
          runtime,
          modelsAtOnce,
          sentences: sentences.map(({ ids }) => ids),
          speaker: voice.speaker,
          scales: [noise_scale, length_scale / speed, noise_w],
          sampleRate,
          maxSeconds: MAX_AUDIO_SECONDS,
        },
        options,
      )
      const tokens = splitTokens(text)
      const { samples, spans } = joinSentences(spoken, sentences, tokens.length, sampleRate)
      const audio = { samples, sampleRate }
      const billed = { unit: 'character', count: text.length } as const
      const canSay = (token: string) => !unspoken.has(token)
      if (spans) {
        const audioMs = (samples.length / sampleRate) * 1000
        const marks = placeMarks(tokens, spans, audioMs, (token) => isSpeakable(token) && canSay(token))
        return { audio, marks, timingSource: 'native', billed }
      }
      const aligned = await align(
        { text: tokens.filter(canSay).join(' '), languageCode, gender, audio, sample },
        options,
      )
      return { audio, ...aligned, marks: withUnspoken(tokens, aligned.marks, canSay), billed }
    },
    async close() {
      clearInterval(watch)
      await Promise.all([pool.close(), phonemizer.close()])
    },
  }
}

/** Calls back when what `look` returns has changed and is the same twice: files being written are waited for. */
function watchFolder(look: () => Promise<string>, onChange: () => void): NodeJS.Timeout {
  let seen: string | undefined
  let told: string | undefined
  void look().then((now) => {
    told = now
  })
  return setInterval(() => {
    void look().then((now) => {
      if (now === seen && now !== told) {
        told = now
        onChange()
      }
      seen = now
    })
  }, WATCH_MS)
}
