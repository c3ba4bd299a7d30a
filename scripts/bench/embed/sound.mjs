import { silence } from '../../silence.mjs'

export const DURATION_MS = 20_000
const peaks = (length) => Array.from({ length }, (_, n) => (n * 37) % 100)
/** Peaks of every waveform, from 0 to 100. */
export const PEAKS = peaks(72)
/** Peaks of a sample, as many as a server stores. */
export const SAMPLE_PEAKS = peaks(160)

export const SOUND = silence(DURATION_MS / 1000)
