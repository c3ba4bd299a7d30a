import { readFile } from 'node:fs/promises'
import { createAligner } from '../../src/features/alignment/createAligner.ts'
import { createEngines } from '../../src/features/catalogue/createEngines.ts'
import { decodeAudio } from '../../src/kernel/audio/decodeAudio.ts'

// Aligns an English recording, a WAV file, with a text, and prints the peak memory of the process in bytes.

const [file = '', text = ''] = process.argv.slice(2)
const audio = await decodeAudio(await readFile(file))
const engines = createEngines()
const aligner = createAligner(engines.filter(({ id }) => id === 'espeak'))
const { timingSource } = await aligner.align({ text, audio, languageCode: 'en-US' })
if (timingSource !== 'aligned') throw new Error('The recording could not be aligned.')
console.log(1024 * process.resourceUsage().maxRSS)
await Promise.all([aligner.close(), ...engines.map((engine) => engine.close())])
