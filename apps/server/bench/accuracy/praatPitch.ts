import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runTool } from './runTool.ts'
import { writeWav } from './writeWav.ts'

const SCRIPT = fileURLToPath(new URL('twoPassPitch.praat', import.meta.url))

/** One voiced frame as Praat hears it. */
export interface PraatFrame {
  readonly seconds: number
  readonly hz: number
}

/** Asks Praat for the pitch of a clip, in two passes; its unvoiced frames are left out. Files go to `folder`. */
export async function praatPitch(samples: Float32Array, rate: number, folder: string): Promise<PraatFrame[]> {
  const wav = join(folder, 'praat.wav')
  const out = join(folder, 'praat.txt')
  await writeWav(wav, samples, rate)
  await runTool('praat', ['--run', SCRIPT, wav, out])
  const lines = (await readFile(out, 'utf8')).split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const [seconds, hz] = line.split(' ').map(Number) as [number, number]
    return { seconds, hz }
  })
}
