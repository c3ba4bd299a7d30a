import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { passageFor } from '../../src/features/catalogue/passages.ts'
import { createEngines } from '../../src/features/catalogue/createEngines.ts'
import { createAligner, type Alignment } from '../../src/features/alignment/createAligner.ts'
import {
  FESTIVAL_VOICES,
  type FestivalVoice,
  speakFestival,
  type TrueSpeech,
} from '../../src/features/alignment/testing/festival.ts'
import { ENGLISH_TEXTS } from '../../src/features/alignment/testing/texts.ts'
import type { UntimedSpeech } from '../../src/features/speech/engine.ts'
import { splitSentences } from '../../src/features/speech/text/splitSentences.ts'
import { splitTokens } from '../../src/features/speech/text/tokens.ts'
import type { Measure, Row } from './row.ts'
import { runTool } from './runTool.ts'
import { quantileOf } from './statistics.ts'
import { writeWav } from './writeWav.ts'

/** Voice whose times are known. */
type Voice = Pick<FestivalVoice, 'name' | 'languageCode' | 'gender'>

/**
 * Compares aligned word times with the true ones, over all words. Truth is the utterance structure of Festival's voices;
 * without Festival, the phone trace of two of Flite's. The reference is eSpeak, which shares no dictionary with them.
 */
export function wordTimes(folder: string, festivalInstalled: boolean): Measure {
  return {
    async rows() {
      const engines = createEngines()
      const espeak = engines.filter(({ id }) => id === 'espeak')
      if (espeak.every((engine) => engine.status() === 'missing')) {
        return [timeRow('words in time', [], { median: 0, p90: 0 }, 'eSpeak NG is not installed')]
      }
      const aligner = createAligner(espeak)
      const flite = engines.find(({ id }) => id === 'flite')!
      const align = (voice: Voice, said: TrueSpeech, sample?: UntimedSpeech['sample']) =>
        aligner.align({ text: said.text, audio: said.audio, ...voice, sample })
      const speakers: readonly (Voice & { speak(text: string): Promise<TrueSpeech> })[] = festivalInstalled
        ? FESTIVAL_VOICES.map((voice) => ({
            ...voice,
            speak: (text) => Promise.resolve(speakFestival(folder, voice, text)),
          }))
        : (['rms--brisk', 'slt--base'] as const).map((name) => ({
            name,
            languageCode: 'en-US',
            gender: name === 'rms--brisk' ? 'male' : 'female',
            async speak(text) {
              const { audio, marks } = await flite.synthesize({ text, speakerId: name })
              return { text, audio, starts: marks.map(({ startTime }) => startTime) }
            },
          }))
      const rows: Row[] = []
      const all: number[] = []
      const single: number[] = []
      try {
        for (const { speak, ...voice } of speakers) {
          const isEnglish = voice.languageCode === 'en-US'
          const sample = await speak(passageFor(voice.languageCode).text)
          const stored = { load: () => Promise.resolve(sample) }
          const errors = errorsOf(sample, await align(voice, sample))
          for (const text of isEnglish ? ENGLISH_TEXTS : []) {
            const said = await speak(text)
            errors.push(...errorsOf(said, await align(voice, said)))
            for (const sentence of splitSentences(splitTokens(text))) {
              const alone = await speak(sentence.join(' '))
              single.push(...errorsOf(alone, await align(voice, alone, stored)))
            }
          }
          rows.push(timeRow(`words of ${voice.name} (${voice.languageCode})`, errors, { median: 30, p90: 80 }))
          all.push(...errors)
        }
        rows.push(
          timeRow('words of all voices', all, { median: 15, p90: 50 }),
          lateRow(all),
          timeRow('words of single sentences, with a sample of the voice', single, { median: 20, p90: 60 }),
        )
        const { speak, ...voice } = speakers[0]!
        const texts = await Promise.all([passageFor('en').text, ...ENGLISH_TEXTS].map(speak))
        rows.push(...(await costRows(folder, (said) => align(voice, said), texts)))
      } finally {
        await Promise.all([aligner.close(), ...engines.map((engine) => engine.close())])
      }
      return rows
    },
  }
}

function errorsOf({ starts }: TrueSpeech, { marks }: Alignment): number[] {
  return starts.flatMap((start, token) =>
    start === undefined ? [] : [Math.abs((marks[token]?.startTime ?? Infinity) - start)],
  )
}

function timeRow(goal: string, errors: readonly number[], floor: { median: number; p90: number }, missing = ''): Row {
  const figures = [0.5, 0.9, 0.95].map((share) => quantileOf(errors, share).toFixed(0)).join('/')
  const late = ((100 * errors.filter((error) => error > 100).length) / errors.length).toFixed(1)
  return {
    goal: `${goal}, nine of ten within`,
    unit: 'ms',
    floor: floor.p90,
    aim: 30,
    better: 'less',
    measured: errors.length > 0 ? quantileOf(errors, 0.9) : undefined,
    note: missing || `median/p90/p95 ${figures} ms, ${late} % over 100 ms, ${errors.length} words`,
  }
}

function lateRow(errors: readonly number[]): Row {
  return {
    goal: 'words over 100 ms off',
    unit: '%',
    floor: 2.5,
    aim: 1,
    better: 'less',
    measured: (100 * errors.filter((error) => error > 100).length) / errors.length,
    note: `median ${quantileOf(errors, 0.5).toFixed(0)} ms, floor 15 ms; ${errors.length} words`,
  }
}

/** Speed and memory of one alignment of the texts together, over a minute of audio. */
async function costRows(
  folder: string,
  align: (said: TrueSpeech) => Promise<unknown>,
  texts: readonly TrueSpeech[],
): Promise<Row[]> {
  const { sampleRate } = texts[0]!.audio
  const samples = Float32Array.from(texts.flatMap(({ audio }) => [...audio.samples]))
  const said = { text: texts.map(({ text }) => text).join(' '), audio: { samples, sampleRate }, starts: [] }
  await align(said)
  const before = process.cpuUsage()
  await align(said)
  const { user, system } = process.cpuUsage(before)
  const seconds = samples.length / sampleRate
  const wave = join(folder, 'minute.wav')
  await writeWav(wave, samples, sampleRate)
  const program = fileURLToPath(new URL('alignOnce.ts', import.meta.url))
  const peak = Number(await runTool('node', ['--no-warnings', program, wave, said.text]))
  return [
    {
      goal: 'alignment',
      unit: '× real time',
      floor: 20,
      aim: 50,
      better: 'more',
      measured: seconds / ((user + system) / 1e6),
      note: `processor time of ${seconds.toFixed(0)} s of audio, without eSpeak's process`,
    },
    {
      goal: 'peak memory of one alignment',
      unit: 'MB',
      floor: 300,
      aim: 200,
      better: 'less',
      measured: peak / 1e6,
      note: `process with Node that aligns ${seconds.toFixed(0)} s of audio once, without eSpeak's process`,
    },
  ]
}
