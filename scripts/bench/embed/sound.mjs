import { silence } from '../../silence.mjs'

export const DURATION_MS = 20_000
/** Peaks of every waveform, from 0 to 100. */
export const PEAKS = Array.from({ length: 72 }, (_, n) => (n * 37) % 100)

export const SOUND = silence(DURATION_MS / 1000)
