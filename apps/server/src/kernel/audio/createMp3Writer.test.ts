import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { decodeMp3 } from './decodeMp3.ts'
import { encodeMp3 } from './createMp3Writer.ts'
import { clicks, clickTimes } from './testing/clicks.ts'
import { decodeAudio, hasFfmpeg } from './testing/probeAudio.ts'

const STARTS = [0.1, 1, 2.5, 3.9]
const SECONDS = 4.0037
const RATES = [16_000, 22_050, 44_100]

/** Time shift allowed to the file, out of the highlighter's total tolerance of 50 ms. */
const TOLERANCE_SECONDS = 0.002

function expectInTime(times: readonly number[]): void {
  expect(times).toHaveLength(STARTS.length)
  for (const [index, start] of STARTS.entries()) {
    expect(Math.abs((times[index] ?? 0) - start)).toBeLessThanOrEqual(TOLERANCE_SECONDS)
  }
}

describe.each(RATES)('mp3 of %i Hz', (sampleRate) => {
  const directory = temporaryDirectory()
  const samples = clicks(SECONDS, sampleRate, STARTS)
  let file = new Uint8Array()
  beforeAll(async () => {
    file = await encodeMp3(samples, sampleRate)
  })

  it('decodes to the original number of samples without a time shift', async () => {
    const decoded = await decodeMp3(file)
    expect(decoded).toMatchObject({ sampleRate })
    expect(decoded.samples).toHaveLength(samples.length)
    expectInTime(clickTimes(decoded.samples, sampleRate))
  })

  it('uses at most 12 kB a second', () => {
    expect(file.length / SECONDS).toBeLessThan(12_500)
  })

  it.runIf(hasFfmpeg)('has the original length and timing in ffmpeg', () => {
    const decoded = decodeAudio(directory, file, 'mp3', sampleRate)
    expect(decoded).toHaveLength(samples.length)
    expectInTime(clickTimes(decoded, sampleRate))
  })
})

describe('mp3 in Chromium', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  })
  afterAll(() => browser?.close())

  it.each(RATES)('plays a file of %i Hz within 2 ms of its samples', async (sampleRate) => {
    const file = await encodeMp3(clicks(SECONDS, sampleRate, STARTS), sampleRate)
    const page = await browser.newPage()
    const heard = await page.evaluate(listen, { base64: Buffer.from(file).toString('base64'), sampleRate })
    await page.close()
    expectInTime(clickTimes(Float32Array.from(heard.samples), sampleRate))
    expect(Math.abs(heard.decodedSeconds - SECONDS)).toBeLessThanOrEqual(TOLERANCE_SECONDS)
    expect(Math.abs(heard.elementSeconds - SECONDS)).toBeLessThanOrEqual(TOLERANCE_SECONDS)
  })
})

describe('encoding or decoding an mp3', () => {
  it('rejects a sample rate that mp3 does not support', async () => {
    await expect(encodeMp3(new Float32Array(100), 21_000)).rejects.toThrow(/no sample rate of 21000 Hz. Resample/u)
  })

  it('rejects an empty list of samples', async () => {
    await expect(encodeMp3(new Float32Array(0), 16_000)).rejects.toThrow(/no samples/u)
  })

  it('encodes a single sample', async () => {
    const { samples } = await decodeMp3(await encodeMp3(new Float32Array(1), 16_000))
    expect(samples).toHaveLength(1)
  })

  it('rejects bytes that are no mp3', async () => {
    await expect(decodeMp3(new Uint8Array(1000))).rejects.toThrow(/no mp3 audio/u)
  })
})

// Browser globals that Node's types lack.
declare const Audio: new (address: string) => EventTarget & { duration: number }
declare const OfflineAudioContext: new (
  channels: number,
  length: number,
  sampleRate: number,
) => {
  decodeAudioData(file: ArrayBuffer): Promise<{ duration: number; getChannelData(channel: number): Float32Array }>
}

/** Runs in the page: decodes the file, and reads its duration from an audio element. */
async function listen({ base64, sampleRate }: { base64: string; sampleRate: number }) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const element = new Audio(URL.createObjectURL(new Blob([bytes], { type: 'audio/mpeg' })))
  await new Promise((resolve, reject) => {
    element.addEventListener('loadedmetadata', resolve)
    element.addEventListener('error', reject)
  })
  const buffer = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes.buffer)
  return {
    samples: Array.from(buffer.getChannelData(0)),
    decodedSeconds: buffer.duration,
    elementSeconds: element.duration,
  }
}

function browserPath(): string | undefined {
  return (
    process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))
  )
}
