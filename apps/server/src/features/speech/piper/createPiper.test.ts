import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { temporaryDirectory } from '../../../testing/temporaryDirectory.ts'
import { findGplProcess } from '../../catalogue/createEngines.ts'
import type { SpeechEngine } from '../engine.ts'
import { createPiper } from './createPiper.ts'
import { delimited } from './protobuf.ts'
import {
  framesOf,
  installRuntime,
  TONE_FRAME,
  TONE_RATE,
  toneModel,
  type ToneVoiceOptions,
  writeToneVoice,
} from './testing/toneVoice.ts'

const TEXT_VOICE: ToneVoiceOptions = { config: { phoneme_type: 'text' } }
const SPEAKER = 'en-us-tone-low--base'
const WRITTEN_AT = new Date('2026-01-01')

const open: SpeechEngine[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((engine) => engine.close()))
})

function start(folder = temporaryDirectory(), { runtime = true } = {}) {
  if (runtime) installRuntime(folder)
  const problems: string[] = []
  const engine = createPiper({
    folder,
    modelsAtOnce: 2,
    gplProcess: findGplProcess(),
    align: ({ text }) =>
      Promise.resolve({
        marks: text.split(' ').map((word, n) => ({ word, startTime: n * 100, duration: 100 })),
        timingSource: 'aligned' as const,
      }),
    report: (problem) => problems.push(problem),
  })
  open.push(engine)
  return { engine, folder, problems }
}

/** Speech of a new tone voice. */
async function speak(voice: ToneVoiceOptions, text: string, speed = 1) {
  const { engine, folder } = start()
  writeToneVoice(folder, voice)
  return engine.synthesize({ text, speakerId: SPEAKER, speed })
}

describe('Piper', () => {
  it('lists the voices of its folder, with their language and the licence on their card', async () => {
    const { engine, folder } = start()
    writeFileSync(
      `${writeToneVoice(folder)}.MODEL_CARD`,
      '# Card\n\n* License: CC BY 4.0\n* URL: https://voices.example/tone\n',
    )
    writeToneVoice(folder, { name: 'de_DE-ton-high', config: { language: { code: 'de_DE' } } })
    const { voices } = await engine.listVoices()
    expect(voices).toMatchObject([
      { speakerId: 'de-de-ton-high--base', name: 'Ton', languageCodes: ['de-DE'] },
      {
        speakerId: SPEAKER,
        name: 'Tone',
        languageCodes: ['en-US'],
        licence: { name: 'CC BY 4.0', url: 'https://voices.example/tone', commercial: true },
      },
    ])
    expect(voices[0]).not.toHaveProperty('licence')
  })

  it("times words by the model's own durations, to the sample", async () => {
    const { audio, marks, timingSource } = await speak(TEXT_VOICE, 'ab cd')
    // ^ _ a _ b _ space _ c _ d _ $, with the ids of the phonemes and frames rounded up.
    const ids = [1, 0, 10, 0, 11, 0, 3, 0, 12, 0, 13, 0, 2]
    const samplesTo = (count: number) =>
      ids.slice(0, count).reduce((sum, id) => sum + Math.ceil(framesOf(id)), 0) * TONE_FRAME
    expect(timingSource).toBe('native')
    expect(audio.samples).toHaveLength(samplesTo(ids.length))
    expect(marks.map(({ startTime }) => startTime)).toEqual([ms(samplesTo(2)), ms(samplesTo(8))])
    expect(marks.map(({ startTime, duration }) => startTime + duration)).toEqual([ms(samplesTo(6)), ms(samplesTo(12))])
  })

  it.skipIf(findGplProcess() === undefined)('speaks the phonemes of eSpeak, sentence by sentence', async () => {
    const text = 'Hello there, I am a small voice. This is the second sentence!'
    const { audio, marks } = await speak({}, text)
    const tokens = text.split(' ')
    expect(marks.map(({ word }) => word)).toEqual(tokens)
    const starts = marks.map(({ startTime }) => startTime)
    expect(starts.toSorted((a, b) => a - b)).toEqual(starts)
    const pause = marks[7]!.startTime - (marks[6]!.startTime + marks[6]!.duration)
    expect(pause).toBeGreaterThanOrEqual(200)
    expect(audio.samples.some((sample) => sample > 0.3)).toBe(true)
  })

  it.each([0.5, 1, 2])('speaks as long as its model says at speed %d', async (speed) => {
    const { audio } = await speak(TEXT_VOICE, 'aa', speed)
    const frames = [1, 0, 10, 0, 10, 0, 2].reduce((sum, id) => sum + Math.ceil(framesOf(id) / speed), 0)
    expect(audio.samples).toHaveLength(frames * TONE_FRAME)
  })

  it('has a voice for each speaker of a model', async () => {
    const { engine, folder } = start()
    writeToneVoice(folder, { ...TEXT_VOICE, speakers: ['Ann', 'Bob'] })
    const { voices } = await engine.listVoices()
    expect(voices.map(({ name, speakerId }) => [name, speakerId])).toEqual([
      ['Tone Ann', 'en-us-tone-low--ann'],
      ['Tone Bob', 'en-us-tone-low--bob'],
    ])
    const [ann, bob] = await Promise.all(
      voices.map(({ speakerId, providerVoiceId }) => engine.synthesize({ text: 'aaa', speakerId, providerVoiceId })),
    )
    expect(crossings(bob!.audio.samples)).toBeGreaterThan(1.8 * crossings(ann!.audio.samples))
  })

  it.each([0, 2] as const)('aligns the words of a model with %d roundings of durations', async (ceils) => {
    const { timingSource } = await speak({ ...TEXT_VOICE, ceils }, 'abc')
    expect(timingSource).toBe('aligned')
  })

  it.each<[string, (path: string) => void, string]>([
    [
      'without its configuration',
      (path) => rmSync(`${path}.json`),
      'Its configuration is missing: en_US-tone-low.onnx.json',
    ],
    ['cut off in the middle', (path) => truncateSync(path, 2000), 'It is no valid ONNX file. The file is incomplete.'],
    ['that is a text', (path) => writeFileSync(path, 'no model at all'), 'It is no valid ONNX file.'],
    ['with a broken configuration', (path) => writeFileSync(`${path}.json`, '{"audio":'), 'no valid JSON'],
    [
      'with the configuration of something else',
      (path) => writeFileSync(`${path}.json`, '{}'),
      'not that of a Piper voice',
    ],
  ])('refuses a file %s, and says why', async (_what, spoil, reason) => {
    const { engine, folder, problems } = start()
    writeToneVoice(folder, { ...TEXT_VOICE, name: 'en_US-good-low' })
    spoil(writeToneVoice(folder))
    const { voices } = await engine.listVoices()
    expect(voices.map(({ name }) => name)).toEqual(['Good'])
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(reason)
    expect((await engine.synthesize({ text: 'abc', speakerId: 'en-us-good-low--base' })).marks).toHaveLength(1)
  })

  it('refuses phonemes that it cannot make', async () => {
    const { engine, folder, problems } = start()
    writeToneVoice(folder, { config: { phoneme_type: 'pinyin' } })
    expect((await engine.listVoices()).voices).toEqual([])
    expect(problems[0]).toContain('phonemes of the kind "pinyin"')
  })

  it('fails the text of a model that its library refuses, and speaks the next', async () => {
    const { engine, folder } = start()
    const path = writeToneVoice(folder, { ...TEXT_VOICE, name: 'en_US-bad-low' })
    // A graph whose nodes are of an unknown kind.
    writeFileSync(
      path,
      Buffer.from(Buffer.from(toneModel()).toString('latin1').replaceAll('CumSum', 'NoSuch'), 'latin1'),
    )
    writeToneVoice(folder, TEXT_VOICE)
    await expect(engine.synthesize({ text: 'abc', speakerId: 'en-us-bad-low--base' })).rejects.toMatchObject({
      code: 'crashed',
    })
    expect((await engine.synthesize({ text: 'abc', speakerId: SPEAKER })).marks).toHaveLength(1)
  })

  it('fails the text of a model that kills its process, and speaks those beside and after it', async () => {
    const folder = temporaryDirectory()
    installDeadlyRuntime(folder)
    const { engine } = start(folder, { runtime: false })
    appendFileSync(
      writeToneVoice(folder, { ...TEXT_VOICE, name: 'en_US-deadly-low' }),
      delimited(2, Buffer.from(DEADLY)),
    )
    writeToneVoice(folder, TEXT_VOICE)
    const [deadly, beside] = await Promise.allSettled([
      engine.synthesize({ text: 'abc', speakerId: 'en-us-deadly-low--base' }),
      engine.synthesize({ text: 'abc', speakerId: SPEAKER }),
    ])
    expect(deadly).toMatchObject({ status: 'rejected', reason: { code: 'crashed' } })
    expect(String(deadly.status === 'rejected' && deadly.reason)).toContain('SIGKILL')
    expect(beside.status).toBe('fulfilled')
    expect((await engine.synthesize({ text: 'abc', speakerId: SPEAKER })).marks).toHaveLength(1)
    expect(engine.status()).toBe('ready')
  })

  it('speaks a text in a new process when the first one was killed', async () => {
    const folder = temporaryDirectory()
    installDeadlyRuntime(folder)
    const { engine } = start(folder, { runtime: false })
    writeToneVoice(folder, TEXT_VOICE)
    writeFileSync(join(folder, 'killOnce'), '')
    expect((await engine.synthesize({ text: 'abc', speakerId: SPEAKER })).marks).toHaveLength(1)
    expect(existsSync(join(folder, 'killOnce'))).toBe(false)
  })

  it.each<[string, ToneVoiceOptions, string]>([
    ['whose durations are known', TEXT_VOICE, 'native'],
    ['that is aligned', { ...TEXT_VOICE, ceils: 0 }, 'aligned'],
  ])('marks the words in a script that a voice %s lacks, and gives them no time', async (_what, voice, source) => {
    const { marks, timingSource } = await speak(voice, 'ab Привет, cd – Мир ef')
    expect(timingSource).toBe(source)
    expect(marks.map(({ word, spoken }) => [word, spoken])).toEqual([
      ['ab', undefined],
      ['Привет,', false],
      ['cd', undefined],
      ['–', undefined],
      ['Мир', false],
      ['ef', undefined],
    ])
    const unspoken = marks.filter((mark) => mark.spoken === false)
    expect(unspoken.map(({ duration }) => duration)).toEqual([0, 0])
    const starts = marks.map(({ startTime }) => startTime)
    expect(starts.toSorted((a, b) => a - b)).toEqual(starts)
  })

  it('gives a text with words that it cannot say the sound of the others', async () => {
    const { audio } = await speak(TEXT_VOICE, 'ab Привет, cd. Мир! ')
    const { audio: others } = await speak(TEXT_VOICE, 'ab cd.')
    expect(audio.samples).toEqual(others.samples)
  })

  it('refuses a text of which its model knows no phoneme', async () => {
    const config = { phoneme_type: 'text', phoneme_id_map: { _: [0], '^': [1], $: [2], b: [11] } }
    await expect(speak({ config }, 'aaa.')).rejects.toMatchObject({ code: 'unspeakable' })
    expect((await speak({ config }, 'aba.')).marks).toMatchObject([{ word: 'aba.' }])
  })

  it.skipIf(findGplProcess() === undefined)('marks no word that eSpeak spells or joins with another', async () => {
    const { marks } = await speak({}, 'I am in Москва & here.')
    expect(marks.filter(({ spoken }) => spoken === false)).toEqual([])
  })

  it.each(['…', 'Привет'])('refuses %s, which it cannot say', async (text) => {
    await expect(speak({}, text)).rejects.toMatchObject({ code: 'unspeakable' })
  })

  it('tells when a file was added, replaced or removed', async () => {
    const { engine, folder } = start()
    const changed = vi.fn()
    engine.onVoicesChange?.(changed)
    expect((await engine.listVoices()).voices).toEqual([])
    // Longer than two looks: nothing has changed yet.
    await sleep(5000)
    expect(changed).not.toHaveBeenCalled()
    const path = writeToneVoice(folder)
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), 15_000)
    const [before] = (await engine.listVoices()).voices
    writeToneVoice(folder, { speakers: ['Ann', 'Bob'] })
    expect((await engine.listVoices()).voices).toHaveLength(2)
    writeToneVoice(folder, { ceils: 2 })
    expect((await engine.listVoices()).voices[0]?.parameters).not.toBe(before?.parameters)
    rmSync(path)
    expect((await engine.listVoices()).voices).toEqual([])
  })

  it('reads only the changed model when one of many is added, replaced or removed', async () => {
    const { engine, folder } = start()
    const names = async () => (await engine.listVoices()).voices.map(({ name }) => name)
    const written = (name: string) => {
      const path = writeToneVoice(folder, { ...TEXT_VOICE, name: `en_US-${name}-low` })
      utimesSync(path, WRITTEN_AT, WRITTEN_AT)
      return path
    }
    const paths = ['one', 'two', 'three'].map(written)
    expect(await names()).toEqual(['One', 'Three', 'Two'])
    // Unreadable content of the same size and time: a model that is read again is no longer listed.
    for (const path of paths) {
      writeFileSync(path, Buffer.alloc(statSync(path).size))
      utimesSync(path, WRITTEN_AT, WRITTEN_AT)
    }
    written('four')
    expect(await names()).toEqual(['Four', 'One', 'Three', 'Two'])
    writeFileSync(`${paths[0]}.MODEL_CARD`, '* License: CC0')
    expect(await names()).toEqual(['Four', 'Three', 'Two'])
    rmSync(paths[1]!)
    expect(await names()).toEqual(['Four', 'Three'])
  })

  it.each<[string, (path: string) => void]>([
    ['model', (path) => writeFileSync(path, toneModel({ ceils: 2 }))],
    ['configuration', (path) => writeFileSync(`${path}.json`, JSON.stringify({ ...configOf(path), dataset: 'new' }))],
    ['card', (path) => writeFileSync(`${path}.MODEL_CARD`, '* License: CC0')],
  ])('reads a model again when its %s is replaced', async (_what, replace) => {
    const { engine, folder } = start()
    const path = writeToneVoice(folder, TEXT_VOICE)
    const { voices: before } = await engine.listVoices()
    replace(path)
    const { voices: after } = await engine.listVoices()
    expect(after).toHaveLength(1)
    expect(after).not.toEqual(before)
  })

  it('is missing without onnxruntime-node, and says how to install it', async () => {
    const folder = temporaryDirectory()
    writeToneVoice(folder)
    const { engine, problems } = start(folder, { runtime: false })
    expect(existsSync(`${folder}/node_modules`)).toBe(false)
    expect(engine.status()).toBe('missing')
    expect(engine.reason?.()).toContain('npm install')
    await vi.waitFor(() => expect(problems).toHaveLength(1))
    expect(problems[0]).toContain('npm install')
    await expect(engine.synthesize({ text: 'Hi.', speakerId: SPEAKER })).rejects.toMatchObject({ code: 'unavailable' })
  })
})

const DEADLY = 'deadly'

/** Installs a runtime that kills its process during a text of a model with {@link DEADLY}, or once if a file tells. */
function installDeadlyRuntime(folder: string): void {
  const other = join(folder, 'real')
  installRuntime(other)
  const runtime = join(folder, 'node_modules/onnxruntime-node')
  mkdirSync(runtime, { recursive: true })
  writeFileSync(join(runtime, 'package.json'), '{ "main": "index.cjs" }')
  writeFileSync(
    join(runtime, 'index.cjs'),
    `const { existsSync, rmSync } = require('node:fs')
     const { InferenceSession, Tensor } = require(${JSON.stringify(join(other, 'node_modules/onnxruntime-node'))})
     const once = ${JSON.stringify(join(folder, 'killOnce'))}
     const create = async (bytes, options) => {
       const session = await InferenceSession.create(bytes, options)
       const run = (inputs) => {
         if (!Buffer.from(bytes).includes('${DEADLY}') && !existsSync(once)) return session.run(inputs)
         rmSync(once, { force: true })
         process.kill(process.pid, 'SIGKILL')
       }
       return { run, release: () => session.release() }
     }
     module.exports = { Tensor, InferenceSession: { create } }`,
  )
}

const configOf = (path: string): object => JSON.parse(readFileSync(`${path}.json`, 'utf8'))

/** Zero crossings, which double with the pitch. */
function crossings(samples: Float32Array): number {
  return samples.reduce((sum, sample, n) => sum + (sample >= 0 && (samples[n - 1] ?? 0) < 0 ? 1 : 0), 0)
}

const ms = (samples: number) => Math.round((samples / TONE_RATE) * 1000)
