import { creak, levelForListening, loudness, pitchTrack, voiceFrames, voiceProfile } from '../src/index.ts'
import { mfcc } from '../src/mfcc.ts'
import { noise, syllables } from '../src/testing/signals.ts'
import { timbre } from '../src/timbre.ts'

// Prints how many times faster than real time each measurement runs, in processor time over 30 s of synthetic speech.

const ROUNDS = 5
const RATES = [16_000, 22_050, 44_100]
const SECONDS = 30

console.log('\nAnalysis (× real time, processor time, fastest of 5 rounds)')
console.log(`  ${'rate'.padEnd(28)}${RATES.map((rate) => `${rate} Hz`.padStart(10)).join('')}`)
const clips = RATES.map((rate) => ({ rate, clip: speech(rate) }))
row('whole profile', (clip, rate) => voiceProfile(clip, rate, [], ''))
row('pitch', (clip, rate) => pitchTrack(clip, rate))
row('loudness', (clip, rate) => loudness(clip, rate))
row('creak', (clip, rate) => creak(clip, rate))
row('timbre', (clip, rate) => mfcc(clip, rate))
row('levelling for listening', (clip, rate) => levelForListening(clip, rate))
const frames = clips.map(({ clip, rate }) => voiceFrames(clip, rate))
row('timbre numbers of a profile', (_, rate) => timbre(frames[RATES.indexOf(rate)]!))

function row(name: string, work: (clip: Float32Array, rate: number) => unknown): void {
  const figures = clips.map(({ rate, clip }) =>
    `${Math.round(SECONDS / fastest(() => work(clip, rate)))} ×`.padStart(10),
  )
  console.log(`  ${name.padEnd(28)}${figures.join('')}`)
}

/** Voiced syllables with consonant-like noise. */
function speech(rate: number): Float32Array {
  const clip = syllables(SECONDS, rate, { pitchHz: 120, formants: [600, 1_300, 2_500] })
  const hiss = noise(SECONDS, rate, 0.02)
  return clip.map((sample, i) => sample + hiss[i]!)
}

/** CPU seconds of the fastest round, unaffected by other processes. */
function fastest(work: () => unknown): number {
  let best = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, user + system)
  }
  return best / 1e6
}
