import { appendFileSync, writeFileSync } from 'node:fs'
import { resample } from '@voice-rankings/analysis'
import { knownCreak } from './accuracy/knownCreak.ts'
import { speakCatalogue } from './accuracy/speakCatalogue.ts'

// Writes the tuning half of the known creak, for `packages/analysis/bench/trainCreak.ts`: per line the samples at 8 kHz
// (base64 of 16 bits) and a digit per 10 ms, 1 where the voice creaks.

const RATE = 8_000

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file to write.')
writeFileSync(file, '')
const corpus = knownCreak((utterance, half) => {
  if (half !== 'tuning') return
  const slow = resample(utterance.samples, utterance.rate, RATE)
  const samples = Int16Array.from(slow, (value) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767))
  const line = { samples: Buffer.from(samples.buffer).toString('base64'), creaky: utterance.creak.join('') }
  appendFileSync(file, `${JSON.stringify(line)}\n`)
})
for await (const spoken of speakCatalogue()) await corpus.add?.(spoken)
