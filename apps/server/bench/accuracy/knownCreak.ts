import { creak } from '@voice-rankings/analysis'
import { bassVowels, creakyUtterances, UTTERANCES_PER_RANGE, type CreakyUtterance } from './creakCorpus.ts'
import type { Measure, Row } from './row.ts'
import { quantileOf } from './statistics.ts'

const VOICES_PER_LANGUAGE = 2
/** Maximum vocal fry of the source voice, which would add unlabelled creak. */
const MOST_FRY = 0.02
const BASS_HZ = [60, 65, 70]
/** Relative variation of the periods of a steady vowel. */
const BASS_JITTER = [0, 0.01]

/** Frames of one half of the corpus, 10 ms each. */
interface Count {
  hits: number
  misses: number
  modal: number
  modalFlags: number
  unvoiced: number
  unvoicedFlags: number
}

/** `creak` was trained on the languages of the tuning half. */
type Half = 'tuning' | 'judged'
const HALVES = ['judged', 'tuning'] as const

/**
 * Measures creak detection on resynthesized voices with prescribed creak, ordinary and below 90 Hz, and on regular
 * vowels of a bass. Languages are in two halves: the detector was trained on one and is judged on the other.
 * `onUtterance` receives each utterance.
 */
export function knownCreak(onUtterance?: (utterance: CreakyUtterance, half: Half) => void): Measure {
  const counts = new Map<string, Count>()
  const taken = new Map<string, number>()
  const count = (key: string, utterance: CreakyUtterance, flagged: Uint8Array) => {
    const into = counts.get(key) ?? { hits: 0, misses: 0, modal: 0, modalFlags: 0, unvoiced: 0, unvoicedFlags: 0 }
    counts.set(key, into)
    add(into, utterance, flagged)
  }
  const of = (key: string): Partial<Count> => counts.get(key) ?? {}
  let voices = 0

  return {
    add(spoken) {
      const language = spoken.language.split('-')[0]!
      const before = taken.get(language) ?? 0
      if (before === VOICES_PER_LANGUAGE || spoken.whispers) return
      const { pitchHz, creaky } = spoken.track
      const voiced = pitchHz.filter((hz) => hz > 0)
      if (voiced.length === 0 || creaky.reduce((sum, on) => sum + on, 0) > MOST_FRY * voiced.length) return
      taken.set(language, before + 1)
      const half: Half = [...taken.keys()].indexOf(language) % 2 === 0 ? 'tuning' : 'judged'
      for (const utterance of creakyUtterances(spoken, quantileOf(voiced, 0.5), voices)) {
        onUtterance?.(utterance, half)
        const flagged = creak(utterance.samples, utterance.rate)
        count(half, utterance, flagged)
        count(`${half} ${rangeOf(utterance)}`, utterance, flagged)
        count(`${half} ${styleOf(utterance)}`, utterance, flagged)
      }
      voices++
    },
    rows(): Row[] {
      const all = `${voices} voices of ${taken.size} languages, ${voices * UTTERANCES_PER_RANGE} utterances a range`
      const more = { unit: '', better: 'more' } as const
      const less = { unit: '%', better: 'less' } as const
      const ofBothHalves = (row: (half: Half) => Omit<Row, 'note'>) =>
        HALVES.map((half): Row => {
          const { goal, ...figure } = row(half)
          return { goal: half === 'judged' ? goal : `${goal}, tuning half`, ...figure, note: all }
        })
      return [
        ...ofBothHalves((half) => ({
          ...more,
          goal: 'F1 of creak on known creak',
          floor: 0.75,
          aim: 0.85,
          measured: f1(of(half)),
        })),
        ...['from 90 Hz', 'below 90 Hz'].flatMap((range) =>
          ofBothHalves((half) => ({
            ...more,
            goal: `F1 of creak, voices ${range}`,
            floor: 0.75,
            aim: 0.85,
            measured: f1(of(`${half} ${range}`)),
          })),
        ),
        ...STYLE_NAMES.flatMap((style) =>
          ofBothHalves((half) => ({
            ...less,
            goal: `creak missed, ${style}`,
            floor: 50,
            aim: 20,
            measured: percent(of(`${half} ${style}`).misses, of(`${half} ${style}`).hits),
          })),
        ),
        ...['', ' from 90 Hz', ' below 90 Hz'].flatMap((range) =>
          ofBothHalves((half) => ({
            ...less,
            goal: `creak flagged on modal voice${range && `,${range}`}`,
            floor: 2,
            aim: 1,
            measured: shareOf(of(half + range).modalFlags, of(half + range).modal),
          })),
        ),
        ...ofBothHalves((half) => ({
          ...less,
          goal: 'creak flagged on unvoiced speech and pauses',
          floor: 2,
          aim: 1,
          measured: shareOf(of(half).unvoicedFlags, of(half).unvoiced),
        })),
        ...BASS_HZ.map((hz) => ({
          ...less,
          goal: `creak flagged on regular vowels at ${hz} Hz`,
          floor: 5,
          aim: 0,
          measured: creakOfBass(hz),
          note: 'five synthetic vowels of 1 s, without jitter and with 1 %',
        })),
      ]
    },
  }
}

function add(count: Count, truth: CreakyUtterance, flagged: Uint8Array): void {
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

const rangeOf = ({ low }: CreakyUtterance) => (low ? 'below 90 Hz' : 'from 90 Hz')

const STYLE_NAMES = [
  'regular pulses',
  'jitter of 10 %',
  'jitter of 30 %',
  'double pulses',
  'alternating pulses',
] as const

function styleOf({ style }: CreakyUtterance): (typeof STYLE_NAMES)[number] {
  if (style.between !== 'nothing') return `${style.between} pulses`
  if (style.jitter === 0) return 'regular pulses'
  return style.jitter === 0.1 ? 'jitter of 10 %' : 'jitter of 30 %'
}

function f1({ hits = 0, misses = 0, modalFlags = 0, unvoicedFlags = 0 }: Partial<Count>): number | undefined {
  return hits + misses === 0 ? undefined : (2 * hits) / (2 * hits + misses + modalFlags + unvoicedFlags)
}

const shareOf = (part = 0, whole = 0) => (whole === 0 ? undefined : (100 * part) / whole)
const percent = (part = 0, rest = 0) => shareOf(part, part + rest)

/** Creaky frames of the vowels of a bass, in percent. */
function creakOfBass(hz: number): number {
  let flags = 0
  let frames = 0
  for (const jitter of BASS_JITTER) {
    for (const vowel of bassVowels(hz, jitter)) {
      const flagged = creak(vowel.samples, vowel.rate)
      flags += flagged.reduce((sum, on) => sum + on, 0)
      frames += flagged.length
    }
  }
  return (100 * flags) / frames
}
