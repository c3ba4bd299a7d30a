import { ConnectionError, RequestError, ResponseError } from '@voice-rankings/sdk'
import { createFakeClient, createFakeClock, spokenSnippetFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { describe, expect, it, vi } from 'vitest'
import { createDownloadStore } from './downloadStore.ts'
import type { DownloadStoreOptions } from './downloadStore.ts'
import { downloadsMessages } from './messages.ts'

const FILE = {
  audio: '/snippets/snippet-abc.mp3',
  key: 'snippets/snippet-abc.mp3',
  nameAs: (extension: string) => `Clara.${extension}`,
}
const flac = () => ({ audioBase64: btoa('fLaC'), mimeType: 'audio/flac' })
const never = () => new Promise<never>(() => {})

function setup(
  convertAudio: NonNullable<FakeHandlers['downloads.convert']> = flac,
  options: Partial<DownloadStoreOptions> = {},
) {
  const client = createFakeClient({ 'downloads.convert': convertAudio })
  const clock = createFakeClock()
  const save = vi.fn<DownloadStoreOptions['save']>()
  const log = vi.fn<NonNullable<DownloadStoreOptions['log']>>()
  const load = vi.fn<NonNullable<DownloadStoreOptions['load']>>(async () => new TextEncoder().encode('ID3'))
  const store = createDownloadStore({ client, clock, save, log, load, texts: downloadsMessages, ...options })
  return { client, clock, save, log, load, store, work: () => store.getState().work }
}
const PRIVATE = { ...FILE, audio: '/snippets/snippet-abc.mp3?access=1' }

const refusal = (message: string, code: string | null = 'busy') =>
  new RequestError({ status: 503, code, message, issues: [], requestId: null })

describe('downloading private audio', () => {
  it('gets a new address when the permission of the last one has ended', async () => {
    const load = vi.fn<NonNullable<DownloadStoreOptions['load']>>()
    load.mockRejectedValueOnce(new ConnectionError('ended')).mockResolvedValueOnce(new TextEncoder().encode('ID3'))
    const client = createFakeClient({
      'snippets.get': (input) => ({
        snippet: spokenSnippetFixture({ ...input, voice_snippet_audio_url: '/snippets/snippet-abc.mp3?access=2' }),
      }),
    })
    const { store, save, work } = setup(flac, { load, client })
    await store.download(PRIVATE)
    expect(load.mock.calls.map(([source]) => source)).toEqual([
      { url: PRIVATE.audio },
      { url: '/snippets/snippet-abc.mp3?access=2' },
    ])
    expect([save.mock.calls.length, work()]).toEqual([1, { status: 'idle' }])
  })

  it('converts it by the permission of its address', async () => {
    const { store, client } = setup()
    await store.convert(PRIVATE, 'flac')
    expect(client.calls[0]?.input).toMatchObject({ access: '1' })
  })
})

describe('downloading the mp3', () => {
  it('fetches a blob and saves it under its name', async () => {
    const { store, save, load, work } = setup()
    const saved = store.download(FILE)
    expect(work()).toEqual({ status: 'downloading' })
    await saved
    expect(load.mock.calls[0]?.[0]).toEqual({ url: '/snippets/snippet-abc.mp3' })
    const [file, name] = save.mock.calls[0] ?? []
    expect([await file?.text(), file?.type, name]).toEqual(['ID3', 'audio/mpeg', 'Clara.mp3'])
    expect(work()).toEqual({ status: 'idle' })
  })

  it('runs once at a time', async () => {
    const { store, load } = setup()
    await Promise.all([store.download(FILE), store.download(FILE)])
    expect(load).toHaveBeenCalledOnce()
  })

  it.each([
    ['audio', async () => new TextEncoder().encode('ID3')],
    ['failure', () => Promise.reject(new Error('offline'))],
  ])('ignores the %s that arrives after it was stopped', async (_, load) => {
    const signals: (AbortSignal | undefined)[] = []
    const { store, save, log, work } = setup(flac, {
      load: (_source, options) => {
        signals.push(options?.signal)
        return load()
      },
    })
    const saved = store.download(FILE)
    store.stop()
    await saved
    expect(signals[0]?.aborted).toBe(true)
    expect(work()).toEqual({ status: 'idle' })
    expect(save).not.toHaveBeenCalled()
    expect(log).not.toHaveBeenCalled()
  })

  it('decodes base64 too', async () => {
    const { store, load } = setup()
    const base64 = btoa('ID3'.repeat(40))
    await store.download({ ...FILE, audio: base64 })
    expect(load.mock.calls[0]?.[0]).toEqual({ base64 })
  })

  it.each([
    [refusal('gone', 'not_found'), 'Network response was not ok.'],
    [new TypeError('failed to fetch'), 'The audio could not be downloaded.'],
    [new ConnectionError('offline'), 'The audio could not be downloaded.'],
  ])('fails with %s: reports it and logs %s', async (error, logged) => {
    const { store, log, work } = setup(flac, { load: () => Promise.reject(error) })
    await store.download(FILE)
    expect(work()).toEqual({
      status: 'failed',
      format: null,
      message: 'Sorry, the audio could not be downloaded. Please check the console for more details.',
    })
    expect(log).toHaveBeenCalledWith(logged, error)
  })
})

describe('converting to another format', () => {
  it('saves the file and closes the list 0.5 s later', async () => {
    const { store, save, clock, work } = setup()
    store.setOpen(true)
    const converted = store.convert(FILE, 'flac')
    expect(work()).toEqual({ status: 'converting', format: 'flac' })
    await converted
    expect(save.mock.calls[0]?.[1]).toBe('Clara.flac')
    await clock.advance(499)
    expect(store.getState()).toEqual({ open: true, work: { status: 'saved', format: 'flac' } })
    await clock.advance(1)
    expect(store.getState()).toEqual({ open: false, work: { status: 'idle' } })
  })

  it('runs one conversion at a time', async () => {
    const { store, client } = setup(never)
    void store.convert(FILE, 'flac')
    await store.convert(FILE, 'wav')
    await store.download(FILE)
    expect(client.calls).toHaveLength(1)
  })

  it('uses the configured bucket', async () => {
    const { store, client } = setup(flac, { bucket: 'ours' })
    await store.convert(FILE, 'ogg')
    expect(client.calls[0]?.input).toEqual({ bucket: 'ours', key: FILE.key, outputFormat: 'ogg' })
  })

  it('keeps the list open while an error is shown, until it is closed', async () => {
    const { store, clock, work } = setup(() => Promise.reject(refusal('Too many files are being converted.')))
    store.setOpen(true)
    await store.convert(FILE, 'flac')
    await clock.advance(60_000)
    expect(store.getState().open).toBe(true)
    store.setOpen(false)
    expect(work()).toEqual({ status: 'idle' })
  })

  it.each([
    ['what the server said', refusal('Too many files.'), 'Too many files.'],
    ['a general sentence', new Error('offline'), 'Conversion failed. Please try again.'],
    ['a general sentence', refusal('<h1>Bad gateway</h1>', null), 'Conversion failed. Please try again.'],
    [
      'that nothing came',
      new ResponseError('No audio data received from converter', 200),
      'No audio data received from converter',
    ],
  ])('reports %s', async (_what, error, message) => {
    const { store, work } = setup(() => Promise.reject(error))
    await store.convert(FILE, 'aiff')
    expect(work()).toEqual({ status: 'failed', format: 'aiff', message })
  })

  it('reports audio that cannot be read, and logs it', async () => {
    const { store, work, log } = setup(() => ({ audioBase64: '%%%', mimeType: 'audio/flac' }))
    await store.convert(FILE, 'flac')
    expect(work()).toMatchObject({ status: 'failed', message: 'Failed to download converted audio' })
    expect(log).toHaveBeenCalledExactlyOnceWith('The audio could not be converted.', expect.any(ResponseError))
  })

  it('keeps running while the list is opened and closed', async () => {
    const { store, save } = setup()
    expect(store.getState().open).toBe(false)
    const converted = store.convert(FILE, 'flac')
    store.setOpen(true)
    expect(store.getState()).toEqual({ open: true, work: { status: 'converting', format: 'flac' } })
    store.setOpen(false)
    expect(store.getState()).toEqual({ open: false, work: { status: 'converting', format: 'flac' } })
    await converted
    expect(save).toHaveBeenCalledOnce()
  })

  it('does not close a list that was opened again or is used again', async () => {
    const { store, clock } = setup()
    store.setOpen(true)
    await store.convert(FILE, 'flac')
    store.setOpen(false)
    store.setOpen(true)
    await clock.advance(500)
    expect(store.getState().open).toBe(true)
    await store.convert(FILE, 'flac')
    await store.convert(FILE, 'wav')
    expect(clock.pending).toBe(1)
    store.stop()
    expect(clock.pending).toBe(0)
    expect(store.getState().work).toEqual({ status: 'saved', format: 'wav' })
  })

  it('ignores a failure after the component was unmounted', async () => {
    const { store, log, work } = setup(() => Promise.reject(new Error('offline')))
    const converted = store.convert(FILE, 'flac')
    store.stop()
    await converted
    expect(work()).toEqual({ status: 'idle' })
    expect(log).not.toHaveBeenCalled()
  })

  it('reports a file that could not be saved', async () => {
    const { store, work } = setup(flac, {
      save() {
        throw new Error('no room')
      },
    })
    await store.convert(FILE, 'flac')
    expect(work()).toMatchObject({ status: 'failed', message: 'Failed to download converted audio' })
  })

  it('does not save after the component was unmounted', async () => {
    const { store, save } = setup()
    const converted = store.convert(FILE, 'flac')
    store.stop()
    await converted
    expect(save).not.toHaveBeenCalled()
    expect(store.getState().work).toEqual({ status: 'idle' })
  })
})
