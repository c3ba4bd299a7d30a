import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LISTENING_LUFS, overallResults, truePeakDbtp } from '@voice-rankings/analysis'
import { masterSpeech } from '../../src/features/mastering/masterSpeech.ts'
import { decodeMp3 } from '../../src/kernel/audio/decodeMp3.ts'
import type { Measure, Row } from './row.ts'
import { runTool } from './runTool.ts'
import { worst, type Of } from './statistics.ts'

/** Compares the loudness of every delivered sample with ffmpeg's, and with the target. */
export function deliveredLoudness(folder: string, ffmpegInstalled: boolean): Measure {
  const differences: Of[] = []
  const fromGoal: Of[] = []
  const peaks: Of[] = []
  return {
    async add({ samples, rate, voiceId, text, marks, language }) {
      const { mp3 } = await masterSpeech({ samples, sampleRate: rate, measure: { text, marks: [...marks], language } })
      const delivered = await decodeMp3(mp3)
      // As the panel of an analysis measures it.
      const { lufsLoudness: ours } = overallResults(delivered.samples, delivered.sampleRate)
      fromGoal.push({ voiceId, value: Math.abs(ours - LISTENING_LUFS) })
      peaks.push({ voiceId, value: truePeakDbtp(delivered.samples) })
      if (!ffmpegInstalled) return
      const path = join(folder, 'delivered.mp3')
      await writeFile(path, mp3)
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
        {
          goal: `delivered mp3 against the listening level, ${LISTENING_LUFS} LUFS`,
          unit: 'LU',
          floor: 0.5,
          aim: 0.1,
          better: 'less',
          measured: worst(fromGoal).value,
          note: `worst of ${fromGoal.length}: ${worst(fromGoal).voiceId}`,
        },
        {
          goal: 'true peak of the delivered mp3',
          unit: 'dBTP',
          floor: -1.5,
          aim: -1.5,
          better: 'less',
          measured: worst(peaks).value,
          note: `worst of ${peaks.length}: ${worst(peaks).voiceId}`,
        },
      ]
    },
  }
}

/** Integrated loudness measured by ffmpeg: the metadata of the last frame, as the summary has only one decimal. */
async function ffmpegLufs(path: string): Promise<number> {
  const filter = 'ebur128=metadata=1,ametadata=print:key=lavfi.r128.I:file=-'
  const output = await runTool('ffmpeg', ['-v', 'error', '-nostdin', '-i', path, '-af', filter, '-f', 'null', '-'])
  return Number(output.trim().split('=').at(-1))
}
