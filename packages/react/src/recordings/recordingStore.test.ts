import { RequestError } from '@voice-rankings/sdk'
import { createFakeClient } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { describe, expect, it, vi } from 'vitest'
import { createRecordingStore } from './recordingStore.ts'
import type { OpenedFile } from './recordingStore.ts'
import { fileOf, TEXT, timesFixture } from './testing/recording.ts'

const OF = { text: TEXT, languageCode: 'en' }
const MINUTE_MS = 60_000

const refusal = (code: string) =>
  new RequestError({ status: 415, code, message: `Refused: ${code}.`, issues: [], requestId: null })

function setup(align: FakeHandlers['recordings.align'] = () => timesFixture()) {
  const client = createFakeClient({ 'recordings.align': align })
  const closed: string[] = []
  let durationMs: number | null = 6000
  const open = vi.fn<(audio: Blob) => Promise<OpenedFile>>(async (audio) => {
    const { name } = audio as File
    return { url: `blob:${name}`, durationMs, close: () => void closed.push(name) }
  })
  const convert = vi.fn<(audio: Blob) => Promise<Blob>>(async () => new Blob(['wav']))
  const store = createRecordingStore({ client, open, convert, log: () => {} })
  const sent = () => client.calls.map(({ input }) => (input as { audio: Blob }).audio)
  return {
    store,
    open,
    convert,
    closed,
    sent,
    setDuration: (ms: number | null) => void (durationMs = ms),
    file: () => store.getState().file,
    timing: () => store.getState().timing,
  }
}

describe('the file of a recording', () => {
  it('is opened for its length', async () => {
    const { store, file } = setup()
    const chosen = store.choose(fileOf('a.mp3'))
    expect(file()).toEqual({ status: 'opening', name: 'a.mp3' })
    await chosen
    expect(file()).toMatchObject({ status: 'ready', file: { url: 'blob:a.mp3', durationMs: 6000 } })
  })

  it('is refused above 20 MB without being opened', async () => {
    const { store, open, file } = setup()
    await store.choose(fileOf('a.wav', 20 * 1024 * 1024 + 1))
    expect(file()).toEqual({ status: 'refused', name: 'a.wav', reason: 'size' })
    expect(open).not.toHaveBeenCalled()
  })

  it.each([
    [30 * MINUTE_MS, 'ready'],
    [30 * MINUTE_MS + 1, 'refused'],
    [null, 'ready'],
  ])('of %j ms is %s', async (durationMs, status) => {
    const { store, setDuration, file } = setup()
    setDuration(durationMs)
    await store.choose(fileOf())
    expect(file().status).toBe(status)
  })

  it('is refused if the browser cannot play it', async () => {
    const { store, open, file } = setup()
    open.mockRejectedValueOnce(new TypeError('no audio'))
    await store.choose(fileOf('a.pdf'))
    expect(file()).toEqual({ status: 'refused', name: 'a.pdf', reason: 'unreadable' })
  })

  it('releases the file it replaces, also one that is still opening', async () => {
    const { store, closed, file } = setup()
    await store.choose(fileOf('a.mp3'))
    const slow = store.choose(fileOf('b.mp3'))
    await Promise.all([slow, store.choose(fileOf('c.mp3'))])
    expect(closed).toEqual(['a.mp3', 'b.mp3'])
    expect(file()).toMatchObject({ status: 'ready', file: { url: 'blob:c.mp3' } })
    store.reset()
    expect([closed.at(-1), file().status]).toEqual(['c.mp3', 'none'])
  })
})

describe('the word times of a recording', () => {
  it('are requested with its text, and report their progress', async () => {
    const shares: unknown[] = []
    const { store, timing } = setup((_input, { onProgress }) => {
      onProgress?.(0.4)
      shares.push(store.getState().timing)
      return timesFixture()
    })
    await store.align(OF)
    expect(timing()).toEqual({ status: 'idle' })
    await store.choose(fileOf())
    await store.align(OF)
    expect(shares).toEqual([{ status: 'aligning', share: 0.4 }])
    expect(timing()).toMatchObject({ status: 'ready', recording: { ...OF, times: timesFixture() } })
  })

  it('are requested again as WAV if the server does not read the format', async () => {
    const { store, convert, sent, timing } = setup((input) => {
      if ((input.audio as File).name) throw refusal('unsupported_type')
      return timesFixture()
    })
    await store.choose(fileOf('memo.m4a'))
    await store.align(OF)
    expect([timing().status, convert.mock.calls.length, sent().length]).toEqual(['ready', 1, 2])
  })

  it.each(['audio/mp4', 'audio/x-m4a', 'audio/flac'])('are requested as WAV at once for %s', async (type) => {
    const wav = new Blob(['wav'], { type: 'audio/wav' })
    const { store, convert, sent, timing } = setup()
    convert.mockResolvedValue(wav)
    await store.choose(new File(['sound'], 'memo', { type }))
    await store.align(OF)
    expect([timing().status, sent()]).toEqual(['ready', [wav]])
  })

  it('are requested for the file itself if it is of such a type and cannot be converted', async () => {
    const { store, convert, sent, timing } = setup()
    convert.mockRejectedValue(new TypeError('no audio'))
    const file = new File(['sound'], 'memo.m4a', { type: 'audio/mp4' })
    await store.choose(file)
    await store.align(OF)
    expect([timing().status, sent()]).toEqual(['ready', [file]])
  })

  it.each([
    ['the browser cannot convert it', async () => Promise.reject(new TypeError('no audio'))],
    ['its WAV is too large', async () => fileOf('long.wav', 21 * 1024 * 1024)],
  ])('fail for their format if the server does not read it and %s', async (_why, convert) => {
    const { store, ...view } = setup(() => Promise.reject(refusal('unsupported_type')))
    view.convert.mockImplementation(convert)
    await store.choose(fileOf())
    await store.align(OF)
    expect(view.timing()).toEqual({ status: 'failed', reason: 'format' })
    expect(view.sent()).toHaveLength(1)
  })

  it('keep the file after a failure, and can be requested again', async () => {
    let fails = true
    const { store, file, timing } = setup(() => {
      if (fails) throw new TypeError('offline')
      return timesFixture()
    })
    await store.choose(fileOf())
    await store.align(OF)
    expect([timing(), file().status]).toEqual([{ status: 'failed', reason: 'server', message: null }, 'ready'])
    fails = false
    await store.align(OF)
    expect(timing().status).toBe('ready')
  })

  it('are dropped when they are cancelled', async () => {
    let signal: AbortSignal | undefined
    const { store, file, timing } = setup(async (_input, options) => {
      signal = options.signal
      store.edit()
      options.onProgress?.(0.9)
      return timesFixture()
    })
    await store.choose(fileOf())
    await store.align(OF)
    expect([signal?.aborted, timing().status, file().status]).toEqual([true, 'idle', 'ready'])
  })
})
