import { creak, resample, voiceTrack } from '@voice-rankings/analysis'
import { createRandom, type Random } from './createRandom.ts'
import { speakWithKnownPitch, type CreakStyle, type KnownSpeech } from './knownSpeech.ts'
import type { Measure, Row, Spoken } from './row.ts'
import { quantileOf } from './statistics.ts'

const RATE = 16_000
const VOICES = 20
const UTTERANCES_PER_VOICE = 4
const UTTERANCE_SECONDS = 4
/** Relative error from which a pitch is a gross error. */
const GROSS = 0.2
/** Maximum vocal fry of the source voice, which would add unlabelled creak. */
const MOST_FRY = 0.02
/** Minimum mean pitch: the lowest pitch, about three quarters of it, stays above creak. */
const LOWEST_MEAN_HZ = 110

const CREAK_STYLES: readonly CreakStyle[] = [25, 30, 40, 55, 70].flatMap((pulsesPerSecond) => [
  { pulsesPerSecond, jitter: 0, double: false },
  { pulsesPerSecond, jitter: 0.1, double: false },
  { pulsesPerSecond, jitter: 0.3, double: false },
  { pulsesPerSecond, jitter: 0.1, double: true },
])

/** Measures pitch and creak errors on resynthesized voices with prescribed pitch and creak. */
export function knownTruth(): Measure {
  const pitch = { both: 0, gross: 0, voicingErrors: 0, frames: 0 }
  const fry = { hits: 0, misses: 0, modal: 0, modalFlags: 0, unvoiced: 0, unvoicedFlags: 0 }
  let voices = 0

  return {
    add(spoken) {
      if (voices === VOICES || spoken.whispers) return
      const { pitchHz, creaky } = spoken.track
      const voiced = pitchHz.filter((hz) => hz > 0)
      if (creaky.reduce((sum, on) => sum + on, 0) > MOST_FRY * voiced.length) return
      const meanHz = Math.max(LOWEST_MEAN_HZ, quantileOf(voiced, 0.5))
      for (let i = 0; i < UTTERANCES_PER_VOICE; i++) {
        const index = voices * UTTERANCES_PER_VOICE + i
        const random = createRandom(index)
        const clip = utterance(spoken, i)
        countPitch(known(clip, meanHz, random), pitch)
        countFry(known(clip, meanHz, random, CREAK_STYLES[(index * 7) % CREAK_STYLES.length]), fry)
      }
      voices++
    },
    rows(): Row[] {
      const note = `${voices * UTTERANCES_PER_VOICE} utterances of ${voices} voices, spoken again with a pitch of ours`
      const creakNote = `${voices * UTTERANCES_PER_VOICE} utterances with creaky phrase ends`
      const precision = fry.hits / (fry.hits + fry.modalFlags + fry.unvoicedFlags)
      const recall = fry.hits / (fry.hits + fry.misses)
      const less = { unit: '%', better: 'less' } as const
      return [
        {
          ...less,
          goal: 'gross pitch errors on speech of known pitch',
          floor: 0.5,
          aim: 0.2,
          measured: (100 * pitch.gross) / pitch.both,
          note,
        },
        {
          ...less,
          goal: 'voicing errors on speech of known pitch',
          floor: 5,
          aim: 2.5,
          measured: (100 * pitch.voicingErrors) / pitch.frames,
          note,
        },
        {
          goal: 'F1 of creak on known creak',
          unit: '',
          floor: 0.75,
          aim: 0.85,
          better: 'more',
          measured: (2 * precision * recall) / (precision + recall),
          note: creakNote,
        },
        {
          ...less,
          goal: 'creak flagged on modal voice',
          floor: 2,
          aim: 1,
          measured: (100 * fry.modalFlags) / fry.modal,
          note: creakNote,
        },
        {
          ...less,
          goal: 'creak flagged on unvoiced speech and pauses',
          floor: 2,
          aim: 1,
          measured: (100 * fry.unvoicedFlags) / fry.unvoiced,
          note: creakNote,
        },
      ]
    },
  }
}

/** An excerpt of the speech at the sample rate of the resynthesis. */
function utterance({ samples, rate }: Spoken, index: number): Float32Array {
  const length = UTTERANCE_SECONDS * rate
  const start = Math.round((Math.max(0, samples.length - length) * index) / (UTTERANCES_PER_VOICE - 1))
  return resample(samples.slice(start, start + length), rate, RATE)
}

function known(clip: Float32Array, meanHz: number, random: Random, creakStyle?: CreakStyle): KnownSpeech {
  const voiced = Array.from(voiceTrack(clip, RATE).pitchHz, (hz) => hz > 0)
  return speakWithKnownPitch(clip, RATE, voiced, meanHz * random.between(0.85, 1.2), random, creakStyle)
}

function countPitch(
  truth: KnownSpeech,
  count: { both: number; gross: number; voicingErrors: number; frames: number },
): void {
  const { pitchHz } = voiceTrack(truth.samples, truth.rate)
  for (let k = 0; k < truth.pitchHz.length; k++) {
    const heard = pitchHz[k] ?? 0
    const real = truth.pitchHz[k]!
    count.frames++
    if (heard > 0 !== real > 0) count.voicingErrors++
    if (heard === 0 || real === 0) continue
    count.both++
    if (Math.abs(heard / real - 1) > GROSS) count.gross++
  }
}

function countFry(
  truth: KnownSpeech,
  count: {
    hits: number
    misses: number
    modal: number
    modalFlags: number
    unvoiced: number
    unvoicedFlags: number
  },
): void {
  const flagged = creak(truth.samples, truth.rate)
  for (let k = 0; k < truth.creak.length; k++) {
    const flag = flagged[k] ?? 0
    if (truth.creak[k]) {
      if (flag) count.hits++
      else count.misses++
    } else if (truth.pitchHz[k]! > 0) {
      count.modal++
      count.modalFlags += flag
    } else {
      count.unvoiced++
      count.unvoicedFlags += flag
    }
  }
}
