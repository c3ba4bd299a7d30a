import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runTool } from './runTool.ts'
import { writeWav } from './writeWav.ts'

const SCRIPT = fileURLToPath(new URL('twoPassPitch.praat', import.meta.url))

/** A voiced frame measured by Praat. */
export interface PraatFrame {
  readonly seconds: number
  readonly hz: number
}

/**
 * Measures the pitch of a clip with Praat in two passes; unvoiced frames are omitted. Temporary files go to `folder`.
 */
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
