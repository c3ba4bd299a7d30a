import {
  createFakeAudio,
  createFakeClock,
  spokenSnippetFixture,
  voiceFixture,
  voiceListingFixture,
} from '@voice-rankings/testkit'
import { describe, expect, it, vi } from 'vitest'
import type { AnalysisInput } from './analysisState.ts'
import { analysisSource, canStart } from './analysisState.ts'
import { createAnalysisStore, MOST_POINTS, RESULTS_DELAY_MS } from './analysisStore.ts'
import { FLUSH_INTERVAL_MS, SAMPLING_INTERVAL_MS } from './createSampler.ts'
import { clipFixture } from './testing/analysisFixture.ts'
import { createFakeEngine } from './testing/createFakeEngine.ts'

const refused = new DOMException('Not allowed to load it.', 'NotSupportedError')
const BASE64 = 'SUQz'.repeat(30)
const voice = voiceFixture()
const mute = { ...voice, voice_sample_url: null }
const hosted = spokenSnippetFixture({ voice_snippet_audio_url: '/snippets/snippet-a.mp3' })
const inline = spokenSnippetFixture({ voice_snippet_audio_url: BASE64 })

function setup(input: AnalysisInput = { voice }) {
  const engine = createFakeEngine()
  const clock = createFakeClock()
  const audio = createFakeAudio(5000)
  const log = vi.fn()
  const store = createAnalysisStore(input, { engine, clock, log })
  const detach = store.attach(audio)
  const close = store.open()
  const status = () => store.getState().run.status
  return { engine, clock, audio, log, store, detach, close, status, loaded: () => clock.advance(0) }
}

async function running(input?: AnalysisInput) {
  const all = setup(input)
  await all.loaded()
  await all.store.start()
  return all
}

describe('analysis audio', () => {
  it.each([
    ['a hosted snippet', { voice, snippet: hosted }, { url: '/snippets/snippet-a.mp3' }],
    ['a snippet as base64', { voice, snippet: inline }, { base64: BASE64 }],
    ['the hosted sample without a snippet', { voice }, { url: voice.voice_sample_url }],
    ['none for a sample that is not hosted', { voice: { ...voice, voice_sample_url: BASE64 } }, null],
    ['none without either', { voice: mute }, null],
    ['the snippet of a voice without a sample', { voice: mute, snippet: hosted }, { url: '/snippets/snippet-a.mp3' }],
  ])('is %s', (_, input, source) => {
    expect(analysisSource(input)).toEqual(source)
  })

  it('comes with the words of the snippet or sample', () => {
    expect(setup({ voice, snippet: hosted }).store.getState().marks).toBe(hosted.voice_snippet_timestamps)
    expect(setup().store.getState().marks).toBe(voice.voice_sample_word_times)
  })
})

describe('analysisStore.start', () => {
  it('is possible only once the audio has loaded', async () => {
    const { store, loaded, status } = setup()
    store.retry()
    expect(status()).toBe('loading')
    expect(canStart(store.getState())).toBe(false)
    void store.start()
    expect(status()).toBe('loading')
    await loaded()
    expect(store.getState()).toMatchObject({ run: { status: 'idle', problem: null }, audioUrl: voice.voice_sample_url })
    expect(canStart(store.getState())).toBe(true)
  })

  it('loads a hosted sound on demand, once for two starts and a comparison', async () => {
    const { store, engine, loaded, status } = setup()
    await loaded()
    expect(engine.loaded).toEqual([])
    expect(store.getState()).toMatchObject({ run: { status: 'idle', problem: null }, audioUrl: voice.voice_sample_url })
    const started = store.start()
    expect(status()).toBe('loading')
    await started
    expect(status()).toBe('running')
    store.stop()
    await store.start()
    await store.compare(voiceListingFixture({ voice_name: 'Theo', voice_speaker_id: 'rms--warm' }))
    expect(engine.loaded.filter((source) => 'url' in source && source.url === voice.voice_sample_url)).toHaveLength(1)
  })

  it('decodes a base64 snippet at once, since the visible player has no other source', async () => {
    const { store, engine, loaded, status } = setup({ voice, snippet: inline })
    expect(status()).toBe('loading')
    await loaded()
    expect(engine.loaded).toEqual([{ base64: BASE64 }])
    expect(store.getState()).toMatchObject({ run: { status: 'idle' }, audioUrl: 'blob:test' })
  })

  it('is cancelled if another voice is shown while the audio loads', async () => {
    const { store, engine, audio, status } = setup()
    const started = store.start()
    store.show({ voice: voiceFixture({ voice_speaker_id: 'rms--warm', voice_name: 'Theo' }) })
    await started
    expect([status(), audio.paused, engine.open.clips]).toEqual(['idle', true, 0])
  })

  it('is ignored while running', async () => {
    const { store, audio } = await running()
    expect(canStart(store.getState())).toBe(false)
    const play = vi.spyOn(audio, 'play')
    await store.start()
    expect(play).not.toHaveBeenCalled()
  })

  it('without audio reports it and stays idle', async () => {
    const { store, status } = setup({ voice: mute })
    expect(canStart(store.getState())).toBe(true)
    await store.start()
    expect(store.getState().run).toEqual({ status: 'idle', problem: 'noAudio' })
    expect(status()).toBe('idle')
  })

  it('plays the loaded sound, and the address again once that is released', async () => {
    const { store, audio, close } = await running()
    expect(audio.src).toBe('blob:test')
    expect(store.getState().audioUrl).toBe(voice.voice_sample_url)
    close()
    expect(audio.src).toBe(voice.voice_sample_url)
  })

  it('plays from the address if loading failed', async () => {
    const { store, engine, audio } = setup()
    Object.assign(audio, { readyState: 0, src: voice.voice_sample_url })
    engine.fail.load = new Error('offline')
    const started = store.start()
    expect(audio.src).toBe('')
    await started
    expect(audio.src).toBe(voice.voice_sample_url)
  })

  it("plays from the address if the page's CSP forbids the loaded sound", async () => {
    const { store, audio, status } = setup()
    const { play } = audio
    audio.play = () => (audio.src === 'blob:test' ? Promise.reject(refused) : play())
    await store.start()
    expect([audio.src, audio.paused, status()]).toEqual([voice.voice_sample_url, false, 'running'])
  })

  it('plays from the start, clears old data and syncs the inaudible playback', async () => {
    const { store, audio, clock, engine, status } = await running()
    expect(status()).toBe('running')
    await clock.advance(1000)
    expect(store.getState().samples).not.toEqual([])
    store.stop()
    audio.currentTime = 3
    await store.start()
    expect(store.getState().samples).toEqual([])
    expect(audio.paused).toBe(false)
    expect(audio.currentTime).toBe(0)
    expect(engine.playingFrom).toBe(0)
  })

  it.each([
    ['the browser refuses to play', 'NotAllowedError'],
    ['the file cannot be read', 'NotSupportedError'],
  ])('fails when %s: logs it, returns to idle and reports it', async (_, name) => {
    const { store, audio, log, loaded, clock } = setup()
    await loaded()
    audio.refuse(name)
    await store.start()
    expect(log).toHaveBeenCalledWith('The analysis could not be started.', expect.objectContaining({ name }))
    expect(store.getState().run).toEqual({ status: 'idle', problem: 'notStarted' })
    expect(clock.pending).toBe(0)
  })

  it('fails if the browser has no audio graph', async () => {
    const { store, engine, log, loaded } = setup()
    await loaded()
    engine.fail.listen = new Error('no context')
    await store.start()
    expect(log).toHaveBeenCalledWith('The analysis could not be started.', engine.fail.listen)
    expect(store.getState().run).toEqual({ status: 'idle', problem: 'notStarted' })
  })
})

describe('running analysis', () => {
  it('takes a sample with time, pitch, intensity and fry every 100 ms', async () => {
    const { store, clock, engine } = await running()
    engine.hear = { pitch: null, intensity: -31, vocalFry: 1 }
    await clock.advance(3 * SAMPLING_INTERVAL_MS)
    expect(store.getState().samples).toEqual([
      { time: 0.1, pitch: null, intensity: -31, vocalFry: 1 },
      { time: 0.2, pitch: null, intensity: -31, vocalFry: 1 },
      { time: 0.3, pitch: null, intensity: -31, vocalFry: 1 },
    ])
  })

  it('passes samples to the chart every 300 ms', async () => {
    const { store, clock } = await running()
    const counts: number[] = []
    for (let n = 0; n < 8; n += 1) {
      await clock.advance(SAMPLING_INTERVAL_MS)
      counts.push(store.getState().samples.length)
    }
    expect(FLUSH_INTERVAL_MS).toBe(300)
    expect(counts).toEqual([0, 0, 3, 3, 3, 6, 6, 6])
  })

  it('keeps at most the latest 1000 samples', async () => {
    const { store, clock } = await running()
    await clock.advance(1010 * SAMPLING_INTERVAL_MS)
    const { samples } = store.getState()
    expect(samples).toHaveLength(MOST_POINTS)
    expect(samples.at(-1)!.time - samples[0]!.time).toBeCloseTo(99.9)
  })

  it('takes no samples while the player is paused, and resumes with it', async () => {
    const { store, audio, clock } = await running()
    audio.pause()
    await clock.advance(900)
    expect(store.getState().samples).toEqual([])
    await audio.play()
    await clock.advance(300)
    expect(store.getState().samples).toHaveLength(3)
  })

  it('replaces later samples after a seek back, so samples stay ordered', async () => {
    const { store, audio, clock, engine } = await running()
    await clock.advance(1200)
    store.seek(500)
    expect(engine.playingFrom).toBe(500)
    expect(audio.currentTime).toBe(0.5)
    expect(store.getState().samples.map(({ time }) => time)).toEqual([0.1, 0.2, 0.3, 0.4])
    await clock.advance(600)
    const times = store.getState().samples.map(({ time }) => time)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })
})

describe('end of the analysis', () => {
  it('Stop pauses, stops sampling, flushes, and has the results after 100 ms', async () => {
    const { store, audio, clock, status } = await running()
    await clock.advance(500)
    store.stop()
    expect(audio.paused).toBe(true)
    expect(store.getState().samples).toHaveLength(5)
    expect(store.getState().run).toEqual({ status: 'finished', results: null })
    await clock.advance(RESULTS_DELAY_MS - 1)
    expect(store.getState().run).toEqual({ status: 'finished', results: null })
    await clock.advance(1)
    expect(store.getState().run).toEqual({ status: 'finished', results: clipFixture().overall })
    await clock.advance(5000)
    expect(store.getState().samples).toHaveLength(5)
    expect(clock.pending).toBe(0)
    expect(status()).toBe('finished')
  })

  it('the end of the audio has the same effect', async () => {
    const { store, audio, clock } = await running()
    await clock.advance(400)
    audio.hear(5000)
    expect(store.getState().samples).toHaveLength(4)
    await clock.advance(RESULTS_DELAY_MS)
    expect(store.getState().run).toEqual({ status: 'finished', results: clipFixture().overall })
  })

  it('Stop does nothing while idle', async () => {
    const { store, loaded, status } = setup()
    await loaded()
    store.stop()
    expect(status()).toBe('idle')
  })

  it('failed results are reported, and the analysis can be restarted', async () => {
    const { store, clock, engine, log, loaded } = setup()
    await loaded()
    engine.fail.measure = new Error('broken')
    await store.start()
    store.stop()
    await clock.advance(RESULTS_DELAY_MS)
    expect(store.getState().run).toEqual({ status: 'error', problem: 'notMeasured' })
    expect(log).toHaveBeenCalledWith('The clip could not be measured.', engine.fail.measure)
    delete engine.fail.measure
    await store.start()
    store.stop()
    await clock.advance(RESULTS_DELAY_MS)
    expect(store.getState().run).toEqual({ status: 'finished', results: clipFixture().overall })
  })

  it('another voice stops it, releases the audio, and loads its own at Start', async () => {
    const { store, audio, clock, engine, status } = await running()
    await clock.advance(300)
    const next = voiceFixture({ voice_speaker_id: 'rms--warm', voice_name: 'Theo' })
    store.show({ voice: next })
    expect(audio.paused).toBe(true)
    expect(store.getState()).toMatchObject({ run: { status: 'idle' }, samples: [], clip: null })
    expect(store.getState().audioUrl).toBe(next.voice_sample_url)
    expect(engine.open).toEqual({ feeds: 0, clips: 0 })
    await store.start()
    expect(status()).toBe('running')
    expect(engine.loaded.at(-1)).toEqual({ url: next.voice_sample_url })
    expect(engine.open).toEqual({ feeds: 1, clips: 1 })
  })

  it('the same voice rendered again does not end it', async () => {
    const { store, status } = await running()
    store.show({ voice: { ...voice } })
    expect(status()).toBe('running')
  })

  it('closing stops it and releases the audio', async () => {
    const { close, audio, clock, engine } = await running()
    close()
    expect(audio.paused).toBe(true)
    expect(engine.open).toEqual({ feeds: 0, clips: 0 })
    expect(clock.pending).toBe(0)
  })

  it('closing while the audio loads releases it on arrival', async () => {
    const { store, close, engine, loaded } = setup()
    void store.start()
    close()
    await loaded()
    expect(engine.open.clips).toBe(0)
  })
})

describe('the player of an analysis', () => {
  it('is not used after it was removed', async () => {
    const { store, audio, engine, clock, detach } = setup()
    await store.start()
    expect(audio.paused).toBe(false)
    detach()
    expect(audio.paused).toBe(true)
    engine.playingFrom = 1
    for (const name of ['pause', 'waiting', 'seeking', 'playing', 'ended']) audio.dispatchEvent(new Event(name))
    expect(engine.playingFrom).toBe(1)
    expect(store.getState().run.status).toBe('running')
    store.stop()
    await clock.advance(RESULTS_DELAY_MS)
    await store.start()
    expect(store.getState().run).toEqual({ status: 'idle', problem: 'noAudio' })
  })

  it('stays in use when the one before it is removed', async () => {
    const { store, audio, detach, status } = setup()
    const next = createFakeAudio(5000)
    store.attach(next)
    detach()
    await store.start()
    expect([status(), audio.paused, next.paused]).toEqual(['running', true, false])
    store.seek(2000)
    expect([audio.currentTime, next.currentTime]).toEqual([0, 2])
  })

  it('has the inaudible playback wait with it', async () => {
    const { audio, engine } = await running()
    audio.currentTime = 2
    expect(engine.playingFrom).toBe(2000)
    audio.dispatchEvent(new Event('waiting'))
    expect(engine.playingFrom).toBeNull()
    audio.dispatchEvent(new Event('playing'))
    expect(engine.playingFrom).toBe(2000)
    audio.pause()
    expect(engine.playingFrom).toBeNull()
    audio.currentTime = 3
    expect(engine.playingFrom).toBeNull()
  })

  it('plays without an inaudible playback before and after an analysis', async () => {
    const { store, audio, engine, clock } = await running()
    store.stop()
    await clock.advance(RESULTS_DELAY_MS)
    await audio.play()
    audio.currentTime = 2
    expect(engine.playingFrom).toBeNull()
    const fresh = setup()
    await fresh.audio.play()
    fresh.audio.currentTime = 2
    fresh.audio.pause()
    expect(fresh.engine.playingFrom).toBeNull()
  })
})

describe('the sound of an analysis', () => {
  const other = voiceListingFixture({ voice_name: 'Theo', voice_speaker_id: 'rms--warm' })

  it('is released for another snippet of the voice, and for the same sound of another voice', async () => {
    const { store, engine, status } = await running({ voice, snippet: hosted })
    store.show({ voice })
    expect([status(), engine.open.clips]).toEqual(['idle', 0])
    await store.start()
    expect(status()).toBe('running')
    store.show({ voice: voiceFixture({ voice_id: 'espeak-other--x' }) })
    expect([status(), engine.open.clips]).toEqual(['idle', 0])
    expect(store.getState().voice.voice_id).toBe('espeak-other--x')
  })

  it('stays for newer data of its voice, which is shown', async () => {
    const { store, engine } = await running()
    const newer = { ...voice, voice_name: 'Clara II' }
    store.show({ voice: newer })
    expect(store.getState().voice).toBe(newer)
    expect(engine.open).toEqual({ feeds: 1, clips: 1 })
  })

  it('as base64 is decoded at once when it is shown', async () => {
    const { store, engine, loaded } = setup()
    store.show({ voice, snippet: inline })
    await loaded()
    expect(engine.loaded).toEqual([{ base64: BASE64 }])
    expect(store.getState().audioUrl).toBe('blob:test')
  })

  it('leaves nothing in the state when the analysis is closed', async () => {
    const { store, close, clock } = await running()
    const first = store.getInitialState()
    await clock.advance(1000)
    await store.compare(other)
    close()
    await clock.advance(1000)
    expect(store.getState()).toEqual(first)
  })

  it('is not measured, loaded or reported any more once another is shown', async () => {
    const { store, engine, log, clock } = await running()
    engine.fail.measure = new Error('aborted')
    store.stop()
    store.show({ voice: voiceFixture({ voice_speaker_id: 'awb--plain' }) })
    await clock.advance(RESULTS_DELAY_MS)
    expect(store.getState().run).toEqual({ status: 'idle', problem: null })
    engine.fail.load = new Error('aborted')
    const started = store.start()
    store.show({ voice })
    await started
    expect(store.getState().run).toEqual({ status: 'idle', problem: null })
    expect(log).not.toHaveBeenCalled()
  })

  it('is loaded again by a retry, whatever it was used for', async () => {
    const { store, engine, loaded, status } = await running()
    store.retry()
    expect(status()).toBe('loading')
    await loaded()
    expect(engine.loaded).toHaveLength(2)
    expect(engine.open).toEqual({ feeds: 0, clips: 1 })
  })
})

describe('failed audio', () => {
  it('is reported, logged, and loaded again by a retry', async () => {
    const engineError = new Error('offline')
    const { store, engine, log, loaded, status } = setup()
    engine.fail.load = engineError
    store.retry()
    await loaded()
    expect(store.getState().run).toEqual({ status: 'error', problem: 'notLoaded' })
    expect(canStart(store.getState())).toBe(false)
    expect(log).toHaveBeenCalledWith('The audio to analyse could not be loaded.', engineError)
    delete engine.fail.load
    store.retry()
    await loaded()
    expect(status()).toBe('idle')
  })
})

describe('analysisStore.compare', () => {
  const other = voiceListingFixture({ voice_name: 'Theo', voice_speaker_id: 'rms--warm' })

  it("measures both voices completely and releases the other's audio", async () => {
    const { store, engine, loaded } = setup()
    await loaded()
    const compared = store.compare(other)
    expect(store.getState().comparison).toEqual({ status: 'loading', voice: other })
    await compared
    expect(store.getState()).toMatchObject({ comparison: { status: 'ready', voice: other }, clip: clipFixture() })
    expect(engine.loaded.at(-1)).toEqual({ url: other.voice_sample_url })
    expect(engine.open.clips).toBe(1)
    await store.compare(null)
    expect(store.getState().comparison).toEqual({ status: 'none' })
  })

  it('reports which voice failed', async () => {
    const { store, log, loaded } = setup()
    await loaded()
    const unspoken = { ...other, voice_sample_url: null }
    await store.compare(unspoken)
    expect(store.getState().comparison).toEqual({ status: 'failed', voice: unspoken })
    expect(log).toHaveBeenCalledOnce()
  })

  it('ends when another voice is shown', async () => {
    const { store, loaded } = setup()
    await loaded()
    await store.compare(other)
    store.show({ voice: voiceFixture({ voice_speaker_id: 'awb--plain' }) })
    expect(store.getState().comparison).toEqual({ status: 'none' })
  })
})
