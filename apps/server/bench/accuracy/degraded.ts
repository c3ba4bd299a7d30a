import { resample, voiceTrack, type VoiceTrack } from '@voice-rankings/analysis'
import { readHumanSpeech, RECOGNIZER } from '../../src/features/alignment/testing/humanSpeech.ts'
import { findProgram } from '../../src/features/downloads/findProgram.ts'
import { createRandom } from './createRandom.ts'
import { DEGRADATIONS, rateOfDegraded } from './degrade.ts'
import { speakWithKnownPitch } from './knownSpeech.ts'
import { praatPitch } from './praatPitch.ts'
import type { Measure, Row } from './row.ts'
import { quantileOf, worst, type Of } from './statistics.ts'

const VOICES = 25
/** Every fifth voice of the catalogue is measured, so that all its engines and languages occur. */
const EVERY = 5
/** Relative error from which a median is wrong. */
const WRONG = 0.03
/** Minimum share of clips with a pitch, in percent. */
const LEAST_MEASURED = 80
const LOW_VOICE = 'a voice of 34-80 Hz'
const LOW_RATE = 16_000

/** Result of one degraded clip. */
interface Result {
  readonly voiceId: string
  readonly kind: string
  /** True for a voice that the thresholds of the analysis were set on. */
  readonly tuned: boolean
  readonly trueHz: number
  readonly track: VoiceTrack
}

/**
 * Measures the median pitch of clips with noise, hum, music, a click, clipping, room and telephone sound, and of low voices.
 * The truth is the median of the clean clip. A pitch may be null, but not wrong.
 */
export function degraded(folder: string, praatInstalled: boolean): Measure {
  const results: Result[] = []
  const truths: Of[] = []
  const claimed: string[] = []
  let heard = 0
  let voices = 0
  let whispering = 0
  let whispered = 0

  async function addVoice(voiceId: string, samples: Float32Array, rate: number): Promise<void> {
    const tuned = voices % 2 === 0
    const clean = voiceTrack(samples, rate)
    const cleanHz = medianOf(clean)
    if (praatInstalled) {
      const frames = await praatPitch(samples, rate, folder)
      const theirs = quantileOf(
        frames.map(({ hz }) => hz),
        0.5,
      )
      truths.push({ voiceId, value: 100 * Math.abs(cleanHz / theirs - 1) })
    }
    for (const [index, [kind, degrade]] of Object.entries(DEGRADATIONS).entries()) {
      const clip = degrade(samples, rate, createRandom(100 * voices + index))
      results.push({ voiceId, kind, tuned, trueHz: cleanHz, track: voiceTrack(clip, rateOfDegraded(kind, rate)) })
    }
    const random = createRandom(100 * voices + 99)
    const voiced = Array.from(clean.pitchHz, (hz) => hz > 0)
    const slow = resample(samples, rate, LOW_RATE)
    const low = speakWithKnownPitch(slow, LOW_RATE, voiced, 34 * (80 / 34) ** random.next(), random)
    const lowHz = quantileOf(
      low.pitchHz.filter((hz) => hz > 0),
      0.5,
    )
    results.push({ voiceId, kind: LOW_VOICE, tuned, trueHz: lowHz, track: voiceTrack(low.samples, LOW_RATE) })
    voices++
  }

  return {
    async add({ voiceId, samples, rate, whispers }) {
      if (whispers) {
        // Each whisper gets a third of the kinds, which is enough for all of them together.
        const kinds = Object.entries(DEGRADATIONS).filter((_, index) => index % 3 === whispering % 3)
        whispering++
        for (const [kind, degrade] of kinds) {
          const clip = degrade(samples, rate, createRandom(whispered++))
          if (voiceTrack(clip, rateOfDegraded(kind, rate)).unmeasured === null) claimed.push(`${voiceId} with ${kind}`)
        }
      } else if (heard++ % EVERY === 0 && voices < VOICES) await addVoice(voiceId, samples, rate)
    },
    async rows() {
      const readings = findProgram(RECOGNIZER) ? readHumanSpeech(folder) : []
      const [reading] = readings
      if (reading) {
        const sentences = readings.map(({ audio }) => audio.samples)
        await addVoice('reader', Float32Array.from(sentences.flatMap((one) => [...one])), reading.audio.sampleRate)
      }
      const kinds = [...new Set(results.map(({ kind }) => kind))]
      const farthest = worst(truths)
      return [
        ...kinds.map((kind) =>
          wrongRow(
            `wrong medians with ${kind}`,
            results.filter((one) => one.kind === kind),
          ),
        ),
        wrongRow(
          'wrong medians of voices that thresholds were set on',
          results.filter(({ tuned }) => tuned),
        ),
        wrongRow(
          'wrong medians of all other voices',
          results.filter(({ tuned }) => !tuned),
        ),
        {
          goal: 'degraded clips with a pitch',
          unit: '%',
          floor: LEAST_MEASURED,
          aim: 95,
          better: 'more',
          measured: (100 * results.filter(({ track }) => track.unmeasured === null).length) / results.length,
          note: `${results.length} clips of ${voices} voices, ${readings.length > 0 ? 1 : 0} of them human`,
        },
        {
          goal: 'degraded whispers of which a pitch is claimed',
          unit: '',
          floor: 0,
          aim: 0,
          better: 'less',
          measured: whispered > 0 ? claimed.length : undefined,
          note: [`${whispered} clips`, ...claimed].join(', '),
        },
        {
          goal: 'median pitch of the clean clips against Praat',
          unit: '%',
          floor: 1.5,
          aim: 0.75,
          better: 'less',
          measured: praatInstalled ? farthest.value : undefined,
          note: praatInstalled ? `worst of ${truths.length}: ${farthest.voiceId}` : 'praat is not installed',
        },
      ] satisfies Row[]
    },
  }
}

const medianOf = ({ pitchHz }: VoiceTrack): number =>
  quantileOf(
    pitchHz.filter((hz) => hz > 0),
    0.5,
  )

function wrongRow(goal: string, results: readonly Result[]): Row {
  const wrong: string[] = []
  const unmeasured = new Map<string, number>()
  for (const { voiceId, trueHz, track } of results) {
    const hz = medianOf(track)
    if (track.unmeasured !== null) unmeasured.set(track.unmeasured, (unmeasured.get(track.unmeasured) ?? 0) + 1)
    else if (Math.abs(hz / trueHz - 1) > WRONG) wrong.push(`${voiceId} ${trueHz.toFixed(1)} as ${hz.toFixed(1)} Hz`)
  }
  const reasons = [...unmeasured].map(([reason, count]) => `${count} null (${reason})`)
  return {
    goal,
    unit: '',
    floor: 0,
    aim: 0,
    better: 'less',
    measured: wrong.length,
    note: [`of ${results.length}`, ...reasons, ...wrong].join(', '),
  }
}
