import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSimilarity, voiceProfile, type Voiceprint } from '@voice-rankings/analysis'
import { decodeMp3 } from '../../src/kernel/audio/decodeMp3.ts'
import { createRandom } from './createRandom.ts'
import { byTelephone, inRoom, white, withNoise } from './degrade.ts'
import type { Measure, Row } from './row.ts'
import { runTool } from './runTool.ts'
import { writeWav } from './writeWav.ts'

/** Mono recording. */
interface Recording {
  readonly samples: Float32Array
  readonly rate: number
}

interface Query {
  readonly voiceId: string
  readonly print: Voiceprint
}

interface Degradation {
  readonly goal: string
  readonly floor: number
  readonly aim: number
  readonly needsFfmpeg?: boolean
  degrade(other: Recording, folder: string): Recording | Promise<Recording>
}

/** Adds white noise of a signal-to-noise ratio. */
const noisy =
  (snrDb: number) =>
  ({ samples, rate }: Recording): Recording => ({
    samples: withNoise(samples, white(samples.length, createRandom(7)), snrDb),
    rate,
  })

const DEGRADATIONS: readonly Degradation[] = [
  {
    goal: 'a 48 kbit/s mp3',
    floor: 90,
    aim: 97,
    needsFfmpeg: true,
    degrade: (other, folder) => asMp3(other, 48, folder),
  },
  {
    goal: 'a 32 kbit/s mp3',
    floor: 90,
    aim: 97,
    needsFfmpeg: true,
    degrade: (other, folder) => asMp3(other, 32, folder),
  },
  { goal: 'noise 30 dB below', floor: 95, aim: 97, degrade: noisy(30) },
  { goal: 'noise 20 dB below', floor: 85, aim: 95, degrade: noisy(20) },
  {
    goal: 'telephone',
    floor: 80,
    aim: 95,
    degrade: ({ samples, rate }) => ({ samples: byTelephone(samples, rate), rate }),
  },
  {
    goal: 'a small room',
    floor: 70,
    aim: 90,
    degrade: ({ samples, rate }) => ({
      samples: inRoom(samples, rate, createRandom(11), { seconds: 0.3, directDb: 0 }),
      rate,
    }),
  },
]

/** Half of the voices on which the constants of the voiceprint were chosen; the other half judges them. */
const HALVES = ['tuned', 'judged'] as const

/** Identifies every voice in the catalogue by another text, also from recordings of low quality. */
export function sameSpeaker(folder: string, ffmpegInstalled: boolean): Measure {
  const catalogue: Query[] = []
  const queries: Query[] = []
  const degraded = new Map<Degradation, Query[]>()

  return {
    async add({ voiceId, profile, other }) {
      catalogue.push({ voiceId, print: profile.voiceprint })
      if (!other) return
      queries.push({ voiceId, print: printOf(other) })
      for (const one of DEGRADATIONS) {
        if (one.needsFfmpeg && !ffmpegInstalled) continue
        const print = printOf(await one.degrade(other, folder))
        degraded.set(one, [...(degraded.get(one) ?? []), { voiceId, print }])
      }
    },
    rows(): Row[] {
      const similarity = createSimilarity(catalogue.map(({ print }) => print))
      const rank = ({ voiceId, print }: Query) => {
        const own = catalogue.find((known) => known.voiceId === voiceId)!
        const distance = similarity.distance(print, own.print)
        return catalogue.filter((known) => similarity.distance(print, known.print) < distance).length + 1
      }
      const ranks = queries.map(rank)
      const more = { unit: '%', better: 'more' } as const
      const noteOf = (asked: readonly Query[], found: readonly number[]) => {
        const missed = asked.filter((_, i) => found[i]! > 1).map(({ voiceId }) => voiceId)
        const note = `${asked.length} voices among ${catalogue.length}`
        return missed.length > 0 ? `${note}; not first: ${missed.slice(0, 4).join(', ')}` : note
      }
      return [
        {
          ...more,
          goal: 'same speaker found first by another text',
          floor: 97,
          aim: 99,
          measured: within(ranks, 1),
          note: noteOf(queries, ranks),
        },
        {
          ...more,
          goal: 'same speaker among the first five',
          floor: 100,
          aim: 100,
          measured: within(ranks, 5),
          note: noteOf(queries, ranks),
        },
        ...DEGRADATIONS.flatMap((one) =>
          HALVES.map((half, parity) => {
            const asked = (degraded.get(one) ?? []).filter((_, i) => i % HALVES.length === parity)
            const found = asked.map(rank)
            return {
              ...more,
              goal: `same speaker found first by ${one.goal}, ${half} half`,
              floor: one.floor,
              aim: one.aim,
              measured: asked.length > 0 ? within(found, 1) : undefined,
              note: asked.length > 0 ? noteOf(asked, found) : 'ffmpeg is not installed: apt-get install ffmpeg',
            }
          }),
        ),
      ]
    },
  }
}

function printOf({ samples, rate }: Recording): Voiceprint {
  return voiceProfile(samples, rate, [], '').voiceprint
}

/** Percentage of ranks at or above a place. */
function within(ranks: readonly number[], place: number): number {
  return (100 * ranks.filter((rank) => rank <= place).length) / ranks.length
}

/** Encodes a recording as mp3 of `kbits` per second at 24 kHz, 6 dB softer. */
async function asMp3({ samples, rate }: Recording, kbits: number, folder: string): Promise<Recording> {
  const wav = join(folder, 'query.wav')
  const mp3 = join(folder, 'query.mp3')
  await writeWav(wav, samples, rate)
  const how = ['-af', 'volume=-6dB', '-ar', '24000', '-b:a', `${kbits}k`, mp3]
  await runTool('ffmpeg', ['-v', 'error', '-nostdin', '-y', '-i', wav, ...how])
  const decoded = await decodeMp3(await readFile(mp3))
  return { samples: decoded.samples, rate: decoded.sampleRate }
}
