import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSimilarity, voiceProfile, type Voiceprint } from '@voice-rankings/analysis'
import { decodeMp3 } from '../../src/kernel/audio/decodeMp3.ts'
import type { Measure, Row } from './row.ts'
import { runTool } from './runTool.ts'
import { writeWav } from './writeWav.ts'

interface Query {
  readonly voiceId: string
  readonly print: Voiceprint
}

/** Identifies every voice in the catalogue by another text, also from a recording of low quality. */
export function sameSpeaker(folder: string, ffmpegInstalled: boolean): Measure {
  const catalogue: Query[] = []
  const queries: Query[] = []
  const poorQueries: Query[] = []

  return {
    async add({ voiceId, profile, other }) {
      catalogue.push({ voiceId, print: profile.voiceprint })
      if (!other) return
      queries.push({ voiceId, print: printOf(other.samples, other.rate) })
      if (!ffmpegInstalled) return
      const poor = await poorRecording(other.samples, other.rate, folder)
      poorQueries.push({ voiceId, print: printOf(poor.samples, poor.sampleRate) })
    },
    rows(): Row[] {
      const similarity = createSimilarity(catalogue.map(({ print }) => print))
      const rank = ({ voiceId, print }: Query) => {
        const own = catalogue.find((known) => known.voiceId === voiceId)!
        const distance = similarity.distance(print, own.print)
        return catalogue.filter((known) => similarity.distance(print, known.print) < distance).length + 1
      }
      const ranks = queries.map(rank)
      const poorRanks = poorQueries.map(rank)
      const missed = queries.filter((_, i) => ranks[i]! > 1).map(({ voiceId }) => voiceId)
      const note = `${queries.length} voices among ${catalogue.length}`
      const more = { unit: '%', better: 'more' } as const
      return [
        {
          ...more,
          goal: 'same speaker found first by another text',
          floor: 90,
          aim: 97,
          measured: within(ranks, 1),
          note: missed.length > 0 ? `${note}; not first: ${missed.slice(0, 4).join(', ')}` : note,
        },
        { ...more, goal: 'same speaker among the first five', floor: 98, aim: 100, measured: within(ranks, 5), note },
        {
          ...more,
          goal: 'same speaker found first by a 48 kbit/s mp3',
          floor: 90,
          aim: 97,
          measured: ffmpegInstalled ? within(poorRanks, 1) : undefined,
          note: ffmpegInstalled ? note : 'ffmpeg is not installed: apt-get install ffmpeg',
        },
      ]
    },
  }
}

function printOf(samples: Float32Array, rate: number): Voiceprint {
  return voiceProfile(samples, rate, [], '').voiceprint
}

/** Percentage of ranks at or above a place. */
function within(ranks: readonly number[], place: number): number {
  return (100 * ranks.filter((rank) => rank <= place).length) / ranks.length
}

/** Degrades a clip: 24 kHz, 6 dB softer, mp3 at 48 kbit/s. */
async function poorRecording(samples: Float32Array, rate: number, folder: string) {
  const wav = join(folder, 'query.wav')
  const mp3 = join(folder, 'query.mp3')
  await writeWav(wav, samples, rate)
  const how = ['-af', 'volume=-6dB', '-ar', '24000', '-b:a', '48k', mp3]
  await runTool('ffmpeg', ['-v', 'error', '-nostdin', '-y', '-i', wav, ...how])
  return decodeMp3(await readFile(mp3))
}
