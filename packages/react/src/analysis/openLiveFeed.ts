import {
  createLiveReader,
  LIVE_HIGH_PASS_HZ,
  LIVE_RATE,
  liveCreakLength,
  liveWindowLength,
} from '@voice-rankings/analysis/live'
import type { PitchDetectorSettings } from '@voice-rankings/analysis/live'
import type { LiveFeed } from './analysisEngine.ts'
import type { Sound } from './decodeClip.ts'

/** Q in dB of a high-pass filter without resonance (Butterworth); the default of 1 dB has one. */
const FLAT_DB = -3.01

/**
 * Plays a sound inaudibly through an analyser, at 48 kHz on any device; if a browser refuses that rate, the analyser's
 * data is resampled.
 */
export function openLiveFeed(sound: Sound, settings?: PitchDetectorSettings): LiveFeed {
  const context = openContext()
  const { sampleRate } = context
  const read = createLiveReader(sampleRate, settings)
  const buffer = context.createBuffer(1, sound.samples.length, sound.rate)
  buffer.copyToChannel(sound.samples, 0)

  const highPass = new BiquadFilterNode(context, {
    type: 'highpass',
    frequency: LIVE_HIGH_PASS_HZ,
    Q: FLAT_DB,
  })
  const analyser = new AnalyserNode(context, { fftSize: powerOfTwo(liveCreakLength(sampleRate)) })
  // The high pass would take up to 3 dB from the intensity of a deep voice.
  const levelAnalyser = new AnalyserNode(context, { fftSize: powerOfTwo(liveWindowLength(sampleRate)) })
  // Nodes are processed only if connected to the destination, so this one is muted.
  const silence = new GainNode(context, { gain: 0 })
  highPass.connect(analyser).connect(silence).connect(context.destination)
  levelAnalyser.connect(silence)

  const window = new Float32Array(analyser.fftSize)
  const unfiltered = new Float32Array(levelAnalyser.fftSize)
  /** Half the analysis window in milliseconds: a reading describes the middle of it. */
  const halfWindowMs = (liveWindowLength(sampleRate) * 500) / sampleRate
  let source: AudioBufferSourceNode | null = null
  /** Start of the sound on the context's clock, possibly before playback. */
  let originMs = 0

  function pause(): void {
    source?.stop()
    source?.disconnect()
    source = null
  }

  return {
    play(positionMs) {
      pause()
      void context.resume()
      originMs = context.currentTime * 1000 - positionMs
      source = new AudioBufferSourceNode(context, { buffer })
      source.connect(highPass)
      source.connect(levelAnalyser)
      source.start(0, positionMs / 1000)
    },
    pause,
    read() {
      if (!source || context.state !== 'running') return null
      analyser.getFloatTimeDomainData(window)
      levelAnalyser.getFloatTimeDomainData(unfiltered)
      const timeMs = Math.max(0, context.currentTime * 1000 - originMs - halfWindowMs)
      return { timeMs, ...read(window, unfiltered) }
    },
    close() {
      pause()
      void context.close()
    },
  }
}

function openContext(): AudioContext {
  try {
    return new AudioContext({ sampleRate: LIVE_RATE })
  } catch {
    return new AudioContext()
  }
}

function powerOfTwo(atLeast: number): number {
  return 2 ** Math.ceil(Math.log2(atLeast))
}
