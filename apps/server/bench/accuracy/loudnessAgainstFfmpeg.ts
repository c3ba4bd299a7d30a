import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { levelForListening, loudness } from '@voice-rankings/analysis'
import { decodeMp3 } from '../../src/audio/decodeMp3.ts'
import { encodeMp3 } from '../../src/audio/encodeMp3.ts'
import type { Measure, Row } from './row.ts'
import { runTool } from './runTool.ts'
import { worst, type Of } from './statistics.ts'

/** Compares the loudness of every sample, as it is delivered, with ffmpeg's. */
export function loudnessAgainstFfmpeg(folder: string, ffmpegInstalled: boolean): Measure {
  const differences: Of[] = []
  return {
    async add({ samples, rate, voiceId }) {
      if (!ffmpegInstalled) return
      const mp3 = await encodeMp3(levelForListening(samples, rate), rate)
      const path = join(folder, 'delivered.mp3')
      await writeFile(path, mp3)
      const delivered = await decodeMp3(mp3)
      const ours = loudness(delivered.samples, delivered.sampleRate).lufs
      differences.push({ voiceId, value: Math.abs(ours - (await ffmpegLufs(path))) })
    },
    rows(): Row[] {
      const farthest = worst(differences)
      return [
        {
          goal: 'LUFS of the delivered mp3 against ffmpeg',
          unit: 'LU',
          floor: 0.1,
          aim: 0.02,
          better: 'less',
          measured: ffmpegInstalled ? farthest.value : undefined,
          note: ffmpegInstalled
            ? `worst of ${differences.length}: ${farthest.voiceId}`
            : 'ffmpeg is not installed: apt-get install ffmpeg',
        },
      ]
    },
  }
}

/** Integrated loudness by ffmpeg; its summary has one decimal, the metadata of the last frame three. */
async function ffmpegLufs(path: string): Promise<number> {
  const filter = 'ebur128=metadata=1,ametadata=print:key=lavfi.r128.I:file=-'
  const output = await runTool('ffmpeg', ['-v', 'error', '-nostdin', '-i', path, '-af', filter, '-f', 'null', '-'])
  return Number(output.trim().split('=').at(-1))
}
