import { join } from 'node:path'
import { createLiveReader, liveCreakLength, liveWindowLength } from '@voice-rankings/analysis/live'
import type { Measure, Row } from './row.ts'
import { runTool } from './runTool.ts'
import { quantileOf, worst, type Of } from './statistics.ts'
import { writeWav } from './writeWav.ts'

/** Voices below are deep: a high pass before the reading would take most from them. */
const DEEP_HZ = 120
/** Softer windows are pauses. */
const AUDIBLE_DB = -50

/** Compares the live intensity of deep voices with the level that ffmpeg measures in the same windows. */
export function liveLevel(folder: string, ffmpegInstalled: boolean): Measure {
  const medians: Of[] = []
  return {
    async add({ samples, rate, voiceId, profile: { pitchHz } }) {
      if (!ffmpegInstalled || pitchHz === null || pitchHz >= DEEP_HZ) return
      const length = liveWindowLength(rate)
      const path = join(folder, 'live.wav')
      await writeWav(path, samples, rate)
      const read = createLiveReader(rate)
      const differences = (await ffmpegLevels(path, length)).flatMap((level, window) => {
        const end = (window + 1) * length
        if (!(level > AUDIBLE_DB) || end < liveCreakLength(rate) || end > samples.length) return []
        return [Math.abs(read(samples.subarray(0, end)).intensity - level)]
      })
      medians.push({ voiceId, value: quantileOf(differences, 0.5) })
    },
    rows(): Row[] {
      const farthest = worst(medians)
      return [
        {
          goal: 'live intensity of deep voices against ffmpeg',
          unit: 'dB',
          floor: 0.5,
          aim: 0.1,
          better: 'less',
          measured: ffmpegInstalled ? farthest.value : undefined,
          note: ffmpegInstalled
            ? `median of the windows, worst of ${medians.length} voices below ${DEEP_HZ} Hz: ${farthest.voiceId}`
            : 'ffmpeg is not installed: apt-get install ffmpeg',
        },
      ]
    },
  }
}

/** Levels in dBFS of consecutive windows of a file, by ffmpeg. */
async function ffmpegLevels(path: string, length: number): Promise<number[]> {
  const filter = [
    `asetnsamples=n=${length}:p=0`,
    'astats=metadata=1:reset=1:measure_perchannel=RMS_level:measure_overall=none',
    'ametadata=print:key=lavfi.astats.1.RMS_level:file=-',
  ].join()
  const output = await runTool('ffmpeg', ['-v', 'error', '-nostdin', '-i', path, '-af', filter, '-f', 'null', '-'])
  return Array.from(output.matchAll(/RMS_level=(\S+)/g), ([, level]) => Number(level))
}
