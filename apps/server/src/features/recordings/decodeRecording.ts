import { computePeaks, resample } from '@voice-rankings/analysis'
import { PEAK_COUNT } from '@voice-rankings/contract'
import { type AudioPart, audioParts } from '../../kernel/audio/audioParts.ts'
import type { DecodedRecording } from './recordingJob.ts'

/** Highest rate of the sound, in Hz: speech has little above half of it, and half an hour takes 115 MB. */
const MAX_RATE = 16_000

/** Range of rates of files, in Hz. */
const FILE_RATES = { min: 4000, max: 192_000 }

/** Sound that is resampled at once, and the sound before and after it that the filter needs, in seconds. */
const BLOCK_SECONDS = 10
const MARGIN_SECONDS = 1

/**
 * Decodes a file of unknown origin to one channel, the mean of all. Stops when the sound is longer than `maxSeconds`, so
 * that its memory is bounded whatever the file is.
 */
export async function decodeRecording(file: Uint8Array, maxSeconds: number): Promise<DecodedRecording> {
  let sound: ReturnType<typeof createSound> | undefined
  try {
    for await (const part of audioParts(file)) {
      if (!part.channels[0]?.length) continue
      sound ??= createSound(part.sampleRate, maxSeconds)
      if (part.sampleRate !== sound.fileRate) return { fault: 'unreadable' }
      if (!sound.add(mix(part))) return { fault: 'too_long' }
    }
  } catch {
    return { fault: 'unreadable' }
  }
  if (!sound) return { fault: 'unreadable' }
  const samples = sound.finish()
  const peaks = computePeaks(samples, PEAK_COUNT)
  if (peaks.every((peak) => peak === 0)) return { fault: 'silent' }
  return { sound: { samples, sampleRate: sound.sampleRate, peaks } }
}

function mix({ channels }: AudioPart): Float32Array {
  const [first = new Float32Array(), ...others] = channels
  if (others.length === 0) return first
  return first.map((sample, at) => others.reduce((sum, other) => sum + (other[at] ?? 0), sample) / channels.length)
}

/** Collects a sound of unknown length at a rate of at most {@link MAX_RATE}. */
function createSound(fileRate: number, maxSeconds: number) {
  if (fileRate < FILE_RATES.min || fileRate > FILE_RATES.max) throw new Error(`No rate of a recording: ${fileRate}`)
  const sampleRate = Math.min(fileRate, MAX_RATE)
  const margin = MARGIN_SECONDS * fileRate
  /** Samples of the file: the margin before the block, the block, and the margin after it. */
  const window = new Float32Array(margin + BLOCK_SECONDS * fileRate + margin)
  let filled = margin
  const blocks: Float32Array[] = []
  let total = 0

  /** Resamples the block of the window, or what there is of it, and moves the window on. */
  function endBlock(length: number): void {
    const resampled = resample(window, fileRate, sampleRate)
    const start = MARGIN_SECONDS * sampleRate
    blocks.push(resampled.slice(start, start + Math.round((length * sampleRate) / fileRate)))
    window.copyWithin(0, length)
    window.fill(0, window.length - length)
    filled -= length
  }

  return {
    fileRate,
    sampleRate,
    /** Returns false when the sound gets too long. */
    add(samples: Float32Array): boolean {
      total += samples.length
      if (total > maxSeconds * fileRate) return false
      for (let at = 0; at < samples.length;) {
        const part = samples.subarray(at, at + window.length - filled)
        window.set(part, filled)
        at += part.length
        filled += part.length
        if (filled === window.length) endBlock(BLOCK_SECONDS * fileRate)
      }
      return true
    },
    finish(): Float32Array {
      const rest = filled - margin
      if (rest > BLOCK_SECONDS * fileRate) endBlock(BLOCK_SECONDS * fileRate)
      endBlock(filled - margin)
      const length = blocks.reduce((sum, block) => sum + block.length, 0)
      const whole = new Float32Array(new SharedArrayBuffer(4 * length))
      let at = 0
      for (const block of blocks) {
        whole.set(block, at)
        at += block.length
      }
      return whole
    },
  }
}
