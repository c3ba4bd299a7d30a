import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { passageFor } from '../catalogue/passages.ts'
import { createEngines, findGplProcess } from '../catalogue/createEngines.ts'
import { VOICES } from '../catalogue/voices.ts'
import { createSpeech } from './createSpeech.ts'
import { SpeechError } from './speechError.ts'
import { MAX_CHARACTERS } from './speechLimits.ts'
import { HOSTILE_TEXTS } from './testing/hostileTexts.ts'

const speech = createSpeech({ engines: createEngines() })
afterAll(() => speech.close())

const SPEAKERS = [
  ['flite', 'slt--base'],
  ['espeak', 'en-us+robert--base'],
  ['gnuspeech', 'male--base'],
] as const

describe.each(SPEAKERS)('%s', (service, speakerId) => {
  it('speaks with one mark per word of the text', async () => {
    const text = 'Hello there, “my” friend — I am 25 years old.\nCafé & bar cost $25.50!'
    const { audio, marks, billed } = await speech.synthesize(service, { text, speakerId })
    expect(marks.map((mark) => mark.word)).toEqual(text.split(/\s+/u))
    expect(audio.samples.length / audio.sampleRate).toBeGreaterThan(3)
    expect(Math.max(...audio.samples.subarray(0, 100_000))).toBeGreaterThan(0.05)
    expect(billed).toEqual({ unit: 'character', count: text.length })
  })

  it.skipIf(service === 'espeak')(
    'marks a word in another script as not spoken, and keeps its neighbours',
    async () => {
      const { marks } = await speech.synthesize(service, { text: 'Hello 你好 wide world.', speakerId })
      expect(marks.map(({ spoken }) => spoken)).toEqual([undefined, false, undefined, undefined])
      const [hello, chinese, wide] = marks
      expect(chinese).toMatchObject({ duration: 0 })
      const plain = await speech.synthesize(service, { text: 'Hello wide world.', speakerId })
      expect(hello?.duration).toBe(plain.marks[0]?.duration)
      expect(wide?.startTime).toBe(plain.marks[1]?.startTime)
    },
  )

  it('refuses a text in a script that it does not read', async () => {
    await expect(speech.synthesize(service, { text: 'Привет, мир', speakerId })).rejects.toMatchObject({
      code: 'unspeakable',
    })
  })

  it('reports the timing source of its marks', async () => {
    const { timingSource } = await speech.synthesize(service, { text: 'Hello.', speakerId })
    expect(timingSource).toBe(service === 'gnuspeech' ? 'aligned' : 'native')
  })

  it('speaks faster on request', async () => {
    const text = 'The quick brown fox jumps over the lazy dog.'
    const durations = []
    for (const speed of [0.5, 1, 2]) {
      const { marks } = await speech.synthesize(service, { text, speakerId, speed })
      const last = marks.at(-1)
      durations.push((last?.startTime ?? 0) + (last?.duration ?? 0))
    }
    const [slow = 0, normal = 0, fast = 0] = durations
    expect(slow / normal).toBeGreaterThan(1.5)
    expect(normal / fast).toBeGreaterThan(1.4)
  })

  it('rejects a voice that it was not given', async () => {
    await expect(speech.synthesize(service, { text: 'Hi.', speakerId: 'nobody--base' })).rejects.toMatchObject({
      code: 'unknown_voice',
    })
  })

  it('refuses a text over its limit at once', async () => {
    const text = 'a '.repeat(MAX_CHARACTERS)
    await expect(speech.synthesize(service, { text, speakerId })).rejects.toMatchObject({
      code: 'too_long',
      limit: MAX_CHARACTERS,
      unit: 'character',
    })
  })

  it('ends an aborted job', async () => {
    const abort = new AbortController()
    const job = speech.synthesize(service, { text: 'A long story. '.repeat(60), speakerId, signal: abort.signal })
    setTimeout(() => abort.abort(), 50)
    await expect(job).rejects.toMatchObject({ code: 'aborted' })
  })

  it.each(HOSTILE_TEXTS)('survives %s', async (_, text) => {
    const result = await speech.synthesize(service, { text, speakerId }).catch((error: unknown) => error)
    if (result instanceof SpeechError) expect(['unspeakable', 'too_long']).toContain(result.code)
    else expect(result).toMatchObject({ marks: (text.match(/\S+/gu) ?? []).map((word) => ({ word })) })
    expect(speech.status()[service]).toBe('ready')
  })
})

describe('Gnuspeech', () => {
  it('finds the words of a short text with the sample of the voice', async () => {
    const speakerId = 'male--base'
    const text = passageFor('en').text
    const { audio } = await speech.synthesize('gnuspeech', { text, speakerId })
    const load = vi.fn(() => Promise.resolve({ text, audio }))
    const said = await speech.synthesize('gnuspeech', { text: 'The tea is warm.', speakerId, sample: { load } })
    expect(load).toHaveBeenCalledOnce()
    expect(said.timingSource).toBe('aligned')
  })
})

describe('eSpeak', () => {
  it.each([
    ['tags', 'Hello <break time="3s"/> you', 'Hello  break time="3s"/> you'],
    ['phonemes', 'Hello [[h@l]] you', 'Hello  h@l you'],
  ])('reads %s as plain text instead of markup', async (_, text, plain) => {
    const lengths = []
    for (const said of [text, plain]) {
      const { audio } = await speech.synthesize('espeak', { text: said, speakerId: 'en-us+robert--base' })
      lengths.push(audio.samples.length / audio.sampleRate)
    }
    expect(lengths[0]).toBeCloseTo(lengths[1] ?? 0, 0)
  })

  it('refuses a text that would last for minutes, however few its characters', async () => {
    const text = 'www '.repeat(250)
    await expect(
      speech.synthesize('espeak', { text, speakerId: 'en-us+robert--base', speed: 0.5 }),
    ).rejects.toMatchObject({ code: 'too_long', unit: 'second' })
  })

  it("speaks the requested one of the voice's languages", async () => {
    const voice = VOICES.find(({ voice_name }) => voice_name === 'Hannah')
    expect(voice?.voice_language_codes).toEqual(['de-DE', 'en-US'])
    const speakerId = voice?.voice_speaker_id ?? ''
    const say = async (languageCode?: string) => {
      const { marks } = await speech.synthesize('espeak', { text: 'The weather is nice.', speakerId, languageCode })
      return marks.map((mark) => mark.startTime)
    }
    const own = await say()
    // The same text takes a millisecond more or less each time.
    const isOwn = (starts: number[]) => starts.every((start, n) => Math.abs(start - (own[n] ?? NaN)) <= 3)
    expect(isOwn(await say('de-DE'))).toBe(true)
    expect(isOwn(await say('en-US'))).toBe(false)
  })

  it.each([
    ['English', 'en-us+robert--base', 'wˈɪn'],
    ['German', 'de+paul--base', 'wˈɪn'],
    ['German with a vowel that it lacks as the nearest', 'de+paul--base', 'wˈan', 'wˈʌn'],
  ])('speaks a word by its phonemes in %s', async (_what, speakerId, heard, ipa = heard) => {
    const text = "Mr Nguyen's [[h@l]] dog"
    const { phones = [], marks } = await speech.synthesize('espeak', {
      text,
      speakerId,
      phonemes: [{ start: 3, end: 9, ipa }],
    })
    const said = phones.filter(({ offset }) => offset === 3)
    expect(said.map((phone) => phone.ipa).join('')).toBe(heard)
    expect(marks.map(({ word }) => word)).toEqual(text.split(' '))
  })
})

describe('an engine that is not installed', () => {
  it('is reported as missing while the others work', async () => {
    const partial = createSpeech({ engines: createEngines({ gplProcess: null }) })
    expect(partial.status()).toEqual({ flite: 'ready', espeak: 'missing', gnuspeech: 'missing' })
    await expect(partial.synthesize('espeak', { text: 'Hi.', speakerId: 'de+paul--base' })).rejects.toMatchObject({
      code: 'unavailable',
    })
    await partial.close()
  })

  it('is distinguished from an unknown service', async () => {
    await expect(speech.synthesize('sirene', { text: 'Hi.', speakerId: 'x--y' })).rejects.toMatchObject({
      code: 'unknown_service',
    })
  })
})

describe('an engine process that is killed in the middle of a job', () => {
  const directory = temporaryDirectory()

  /** An engine process that kills itself with its first job in its first `times` lives, and works afterwards. */
  async function mortalProcess(times: number): Promise<string> {
    const path = join(directory, `mortal${times}.mjs`)
    const real = pathToFileURL(findGplProcess() ?? '').href
    const lives = JSON.stringify(join(directory, `lives${times}`))
    await writeFile(
      path,
      `import { appendFileSync, existsSync, readFileSync } from 'node:fs'
       if (!existsSync(${lives}) || readFileSync(${lives}).length < ${times}) {
         process.on('message', () => { appendFileSync(${lives}, 'x'); process.kill(process.pid, 'SIGKILL') })
       } else await import(${JSON.stringify(real)})`,
    )
    return path
  }

  it('is restarted and the job retried', async () => {
    const mortal = createSpeech({ engines: createEngines({ gplProcess: await mortalProcess(1) }) })
    const { marks } = await mortal.synthesize('espeak', { text: 'Still here.', speakerId: 'en-us+robert--base' })
    expect(marks).toHaveLength(2)
    expect(mortal.status()['espeak']).toBe('ready')
    await mortal.close()
  })

  it('fails a job that kills it twice and runs the next one', async () => {
    const mortal = createSpeech({ engines: createEngines({ gplProcess: await mortalProcess(2) }) })
    const job = { text: 'Still here.', speakerId: 'en-us+robert--base' }
    await expect(mortal.synthesize('espeak', job)).rejects.toMatchObject({
      code: 'crashed',
      message: expect.stringMatching(/SIGKILL/u),
    })
    expect(mortal.status()['espeak']).toBe('degraded')
    await expect(mortal.synthesize('espeak', job)).resolves.toMatchObject({ timingSource: 'native' })
    await mortal.close()
  })
})
