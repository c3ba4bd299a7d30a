import type { Page } from '@playwright/test'

/** A run of zeros in the recorded output. */
export interface Silence {
  /** Duration in milliseconds. */
  readonly ms: number
  /** Level of the last sample before it and of the first one after it, in dBFS; -Infinity for zero. */
  readonly beforeDb: number
  readonly afterDb: number
}

/** Level of a sample in dBFS. */
const levelOf = (sample: number) => 20 * Math.log10(Math.abs(sample))

declare global {
  interface Window {
    recordedOutput: { blocks: Float32Array[]; rate: number }
  }
}

/**
 * Records what the media elements of a page play, sample by sample. Needs a context with `bypassCSP`: the recorder is a
 * worklet of its own.
 */
export async function recordOutput(page: Page): Promise<{ silences(atLeastMs: number): Promise<Silence[]> }> {
  await page.addInitScript(() => {
    const recorder = `registerProcessor('recorder', class extends AudioWorkletProcessor {
      process([[channel]]) {
        if (channel) this.port.postMessage(channel.slice())
        return true
      }
    })`
    let opened: Promise<AudioWorkletNode> | undefined
    window.recordedOutput = { blocks: [], rate: 0 }
    async function open(): Promise<AudioWorkletNode> {
      const context = new AudioContext()
      await context.audioWorklet.addModule(URL.createObjectURL(new Blob([recorder], { type: 'text/javascript' })))
      const node = new AudioWorkletNode(context, 'recorder', { channelCount: 1, channelCountMode: 'explicit' })
      node.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) =>
        window.recordedOutput.blocks.push(data),
      )
      node.port.start()
      node.connect(context.destination)
      window.recordedOutput.rate = context.sampleRate
      return node
    }
    const known = new WeakSet<HTMLMediaElement>()
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = async function recordedPlay() {
      const node = await (opened ??= open())
      if (!known.has(this)) (node.context as AudioContext).createMediaElementSource(this).connect(node)
      known.add(this)
      return play.call(this)
    }
  })
  return {
    async silences(atLeastMs) {
      const found = await page.evaluate((leastMs) => {
        const { blocks, rate } = window.recordedOutput
        const samples = blocks.flatMap((block) => [...block])
        const silences: { ms: number; before: number; after: number }[] = []
        // The silence before the first sound is no join.
        let start = -1
        for (let n = samples.findIndex((sample) => sample !== 0); n < samples.length; n++) {
          if (samples[n] === 0) {
            if (start < 0) start = n
            continue
          }
          const ms = ((n - start) / rate) * 1000
          if (start > 0 && ms >= leastMs) silences.push({ ms, before: samples[start - 1] ?? 0, after: samples[n] ?? 0 })
          start = -1
        }
        return silences
      }, atLeastMs)
      return found.map(({ ms, before, after }) => ({ ms, beforeDb: levelOf(before), afterDb: levelOf(after) }))
    },
  }
}
