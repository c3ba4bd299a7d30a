import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { degraded } from './accuracy/degraded.ts'
import { deliveredLoudness } from './accuracy/deliveredLoudness.ts'
import { knownCreak } from './accuracy/knownCreak.ts'
import { knownTruth } from './accuracy/knownTruth.ts'
import { liveLevel } from './accuracy/liveLevel.ts'
import { loudnessCases } from './accuracy/loudnessCases.ts'
import { mapBySound } from './accuracy/mapBySound.ts'
import { misfits } from './accuracy/misfits.ts'
import { pitchAgainstPraat } from './accuracy/pitchAgainstPraat.ts'
import { printTable } from './accuracy/printTable.ts'
import { rateAgainstAudio } from './accuracy/rateAgainstAudio.ts'
import { verdictOf, type Measure, type Row } from './accuracy/row.ts'
import { readerTimes } from './accuracy/readerTimes.ts'
import { isInstalled } from './accuracy/runTool.ts'
import { scales } from './accuracy/scales.ts'
import { sameSpeaker } from './accuracy/sameSpeaker.ts'
import { speakCatalogue } from './accuracy/speakCatalogue.ts'
import { speed } from './accuracy/speed.ts'
import { whispers } from './accuracy/whispers.ts'
import { wordTimes } from './accuracy/wordTimes.ts'

// Compares the measurements with Praat, ffmpeg and Festival and with signals of known properties, on every voice of the
// catalogue or those named as arguments (pitch, speed, …). Exits with 1 when a floor is missed. A missing reference
// program is reported and does not fail.

const folder = await mkdtemp(join(tmpdir(), 'voice-accuracy-'))
try {
  const [praat, ffmpeg, festival] = await Promise.all([
    isInstalled('praat', '--version'),
    isInstalled('ffmpeg', '-version'),
    isInstalled('festival', '--version'),
  ])
  const all: Record<string, Measure> = {
    speed: speed(),
    pitch: pitchAgainstPraat(folder, praat),
    known: knownTruth(),
    creak: knownCreak(),
    whispers: whispers(),
    degraded: degraded(folder, praat),
    loudness: deliveredLoudness(folder, ffmpeg),
    live: liveLevel(folder, ffmpeg),
    cases: loudnessCases(),
    rate: rateAgainstAudio(),
    speaker: sameSpeaker(folder, ffmpeg),
    map: mapBySound(),
    scales: scales(),
    words: wordTimes(folder, festival),
    reader: readerTimes(folder),
    misfits: misfits(folder, festival),
  }
  const wanted = process.argv.slice(2)
  const measures = Object.entries(all).flatMap(([name, measure]) =>
    wanted.length === 0 || wanted.includes(name) ? [measure] : [],
  )
  if (measures.length === 0)
    throw new Error(`There is no measure of that name. Choose from ${Object.keys(all).join(', ')}.`)
  let voices = 0
  if (measures.some((measure) => measure.add)) {
    for await (const spoken of speakCatalogue()) {
      for (const measure of measures) await measure.add?.(spoken)
      if (++voices % 20 === 0) console.error(`${voices} voices measured`)
    }
  }
  const rows: Row[] = []
  for (const measure of measures) rows.push(...(await measure.rows()))
  printTable(rows)
  const missed = rows.filter((row) => verdictOf(row) === 'FAIL')
  console.log(`\n${voices} voices, ${rows.length} figures, ${missed.length} below their floor.`)
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  await rm(folder, { recursive: true, force: true })
}
