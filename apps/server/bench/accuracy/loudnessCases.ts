import { loudness } from '@voice-rankings/analysis'
import type { Measure } from './row.ts'
import { worst, type Of } from './statistics.ts'

const RATES = [16_000, 22_050, 24_000, 44_100, 48_000]
/** Loudness of a mono 1 kHz tone relative to its peak level: its power, and the K weighting at 1 kHz. */
const TONE_LU = -3.01

/** Tone sequences after cases 1-5 of EBU Tech 3341: seconds and dBFS, and the expected level. */
const CASES: readonly { name: string; tones: readonly (readonly [number, number])[]; dbfs: number }[] = [
  { name: 'steady', tones: [[20, -23]], dbfs: -23 },
  { name: 'steady and soft', tones: [[20, -33]], dbfs: -33 },
  {
    name: 'soft edges',
    tones: [
      [10, -36],
      [60, -23],
      [10, -36],
    ],
    dbfs: -23,
  },
  {
    name: 'silent edges',
    tones: [
      [10, -72],
      [10, -36],
      [60, -23],
      [10, -36],
      [10, -72],
    ],
    dbfs: -23,
  },
  {
    name: 'around the gate',
    tones: [
      [20, -26],
      [20.1, -20],
      [20, -26],
    ],
    dbfs: -23,
  },
]

/** Measures signals with a loudness known by construction. */
export function loudnessCases(): Measure {
  return {
    rows() {
      const differences: Of[] = RATES.flatMap((rate) =>
        CASES.map(({ name, tones, dbfs }) => ({
          voiceId: `${name} at ${rate} Hz`,
          value: Math.abs(loudness(toneSequence(tones, rate), rate).lufs - (dbfs + TONE_LU)),
        })),
      )
      const farthest = worst(differences)
      return [
        {
          goal: 'EBU Tech 3341 style cases at 5 rates',
          unit: 'LU',
          floor: 0.1,
          aim: 0.08,
          better: 'less',
          measured: farthest.value,
          note: `worst of ${differences.length}: ${farthest.voiceId}`,
        },
      ]
    },
  }
}

function toneSequence(tones: readonly (readonly [number, number])[], rate: number): Float32Array {
  const clip = new Float32Array(tones.reduce((sum, [seconds]) => sum + Math.round(seconds * rate), 0))
  let at = 0
  for (const [seconds, dbfs] of tones) {
    const end = at + Math.round(seconds * rate)
    for (; at < end; at++) clip[at] = 10 ** (dbfs / 20) * Math.sin((2 * Math.PI * 1_000 * at) / rate)
  }
  return clip
}
