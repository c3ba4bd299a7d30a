import { voiceFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { describe, expect, it, vi } from 'vitest'
import { analysisSource, canStart } from './analysisState.ts'
import { MOST_POINTS, RESULTS_DELAY_MS } from './analysisStore.ts'
import { FLUSH_INTERVAL_MS, SAMPLING_INTERVAL_MS } from './createSampler.ts'
import { clipFixture } from './testing/analysisFixture.ts'
import { BASE64, hosted, inline, mute, openAnalysis, runAnalysis, voice } from './testing/analysisWorld.ts'

const refused = new DOMException('Not allowed to load it.', 'NotSupportedError')

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
    expect(openAnalysis({ voice, snippet: hosted }).store.getState().marks).toBe(hosted.voice_snippet_timestamps)
    expect(openAnalysis().store.getState().marks).toBe(voice.voice_sample_word_times)
  })
})

describe('analysisStore.start', () => {
  it('is possible only once the audio has loaded', async () => {
    const { store, loaded, status } = openAnalysis()
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
    const { store, engine, loaded, status } = openAnalysis()
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
    const { store, engine, loaded, status } = openAnalysis({ voice, snippet: inline })
    expect(status()).toBe('loading')
    await loaded()
    expect(engine.loaded).toEqual([{ base64: BASE64 }])
    expect(store.getState()).toMatchObject({ run: { status: 'idle' }, audioUrl: 'blob:test' })
  })

  it('is cancelled if another voice is shown while the audio loads', async () => {
    const { store, engine, audio, status } = openAnalysis()
    const started = store.start()
    store.show({ voice: voiceFixture({ voice_speaker_id: 'rms--warm', voice_name: 'Theo' }) })
    await started
    expect([status(), audio.paused, engine.open.clips]).toEqual(['idle', true, 0])
  })

  it('is ignored while running', async () => {
    const { store, audio } = await runAnalysis()
    expect(canStart(store.getState())).toBe(false)
    const play = vi.spyOn(audio, 'play')
    await store.start()
    expect(play).not.toHaveBeenCalled()
  })

  it('without audio reports it and stays idle', async () => {
    const { store, status } = openAnalysis({ voice: mute })
    expect(canStart(store.getState())).toBe(true)
    await store.start()
    expect(store.getState().run).toEqual({ status: 'idle', problem: 'noAudio' })
    expect(status()).toBe('idle')
  })

  it('plays the loaded sound, and the address again once that is released', async () => {
    const { store, audio, close } = await runAnalysis()
    expect(audio.src).toBe('blob:test')
    expect(store.getState().audioUrl).toBe(voice.voice_sample_url)
    close()
    expect(audio.src).toBe(voice.voice_sample_url)
  })

  it('plays from the address if loading failed', async () => {
    const { store, engine, audio } = openAnalysis()
    Object.assign(audio, { readyState: 0, src: voice.voice_sample_url })
    engine.fail.load = new Error('offline')
    const started = store.start()
    expect(audio.src).toBe('')
    await started
    expect(audio.src).toBe(voice.voice_sample_url)
  })

  it("plays from the address if the page's CSP forbids the loaded sound", async () => {
    const { store, audio, status } = openAnalysis()
    const { play } = audio
    audio.play = () => (audio.src === 'blob:test' ? Promise.reject(refused) : play())
    await store.start()
    expect([audio.src, audio.paused, status()]).toEqual([voice.voice_sample_url, false, 'running'])
  })

  it('plays from the start, clears old data and syncs the inaudible playback', async () => {
    const { store, audio, clock, engine, status } = await runAnalysis()
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
    const { store, audio, log, loaded, clock } = openAnalysis()
    await loaded()
    audio.refuse(name)
    await store.start()
    expect(log).toHaveBeenCalledWith('The analysis could not be started.', expect.objectContaining({ name }))
    expect(store.getState().run).toEqual({ status: 'idle', problem: 'notStarted' })
    expect(clock.pending).toBe(0)
  })

  it('fails if the browser has no audio graph', async () => {
    const { store, engine, log, loaded } = openAnalysis()
    await loaded()
    engine.fail.listen = new Error('no context')
    await store.start()
    expect(log).toHaveBeenCalledWith('The analysis could not be started.', engine.fail.listen)
    expect(store.getState().run).toEqual({ status: 'idle', problem: 'notStarted' })
  })
})

describe('running analysis', () => {
  it('takes a sample with time, pitch, intensity and fry every 100 ms', async () => {
    const { store, clock, engine } = await runAnalysis()
    engine.hear = { pitch: null, intensity: -31, vocalFry: 1 }
    await clock.advance(3 * SAMPLING_INTERVAL_MS)
    expect(store.getState().samples).toEqual([
      { time: 0.1, pitch: null, intensity: -31, vocalFry: 1 },
      { time: 0.2, pitch: null, intensity: -31, vocalFry: 1 },
      { time: 0.3, pitch: null, intensity: -31, vocalFry: 1 },
    ])
  })

  it('passes samples to the chart every 300 ms', async () => {
    const { store, clock } = await runAnalysis()
    const counts: number[] = []
    for (let n = 0; n < 8; n += 1) {
      await clock.advance(SAMPLING_INTERVAL_MS)
      counts.push(store.getState().samples.length)
    }
    expect(FLUSH_INTERVAL_MS).toBe(300)
    expect(counts).toEqual([0, 0, 3, 3, 3, 6, 6, 6])
  })

  it('keeps at most the latest 1000 samples', async () => {
    const { store, clock } = await runAnalysis()
    await clock.advance(1010 * SAMPLING_INTERVAL_MS)
    const { samples } = store.getState()
    expect(samples).toHaveLength(MOST_POINTS)
    expect(samples.at(-1)!.time - samples[0]!.time).toBeCloseTo(99.9)
  })

  it('takes no samples while the player is paused, and resumes with it', async () => {
    const { store, audio, clock } = await runAnalysis()
    audio.pause()
    await clock.advance(900)
    expect(store.getState().samples).toEqual([])
    await audio.play()
    await clock.advance(300)
    expect(store.getState().samples).toHaveLength(3)
  })

  it('replaces later samples after a seek back, so samples stay ordered', async () => {
    const { store, audio, clock, engine } = await runAnalysis()
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
    const { store, audio, clock, status } = await runAnalysis()
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
    const { store, audio, clock } = await runAnalysis()
    await clock.advance(400)
    audio.hear(5000)
    expect(store.getState().samples).toHaveLength(4)
    await clock.advance(RESULTS_DELAY_MS)
    expect(store.getState().run).toEqual({ status: 'finished', results: clipFixture().overall })
  })

  it('Stop does nothing while idle', async () => {
    const { store, loaded, status } = openAnalysis()
    await loaded()
    store.stop()
    expect(status()).toBe('idle')
  })

  it('failed results are reported, and the analysis can be restarted', async () => {
    const { store, clock, engine, log, loaded } = openAnalysis()
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
    const { store, audio, clock, engine, status } = await runAnalysis()
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
    const { store, status } = await runAnalysis()
    store.show({ voice: { ...voice } })
    expect(status()).toBe('running')
  })

  it('closing stops it and releases the audio', async () => {
    const { close, audio, clock, engine } = await runAnalysis()
    close()
    expect(audio.paused).toBe(true)
    expect(engine.open).toEqual({ feeds: 0, clips: 0 })
    expect(clock.pending).toBe(0)
  })

  it('closing while the audio loads releases it on arrival', async () => {
    const { store, close, engine, loaded } = openAnalysis()
    void store.start()
    close()
    await loaded()
    expect(engine.open.clips).toBe(0)
  })
})

describe('failed audio', () => {
  it('is reported, logged, and loaded again by a retry', async () => {
    const engineError = new Error('offline')
    const { store, engine, log, loaded, status } = openAnalysis()
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
    const { store, engine, loaded } = openAnalysis()
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
    const { store, log, loaded } = openAnalysis()
    await loaded()
    const unspoken = { ...other, voice_sample_url: null }
    await store.compare(unspoken)
    expect(store.getState().comparison).toEqual({ status: 'failed', voice: unspoken })
    expect(log).toHaveBeenCalledOnce()
  })

  it('ends when another voice is shown', async () => {
    const { store, loaded } = openAnalysis()
    await loaded()
    await store.compare(other)
    store.show({ voice: voiceFixture({ voice_speaker_id: 'awb--plain' }) })
    expect(store.getState().comparison).toEqual({ status: 'none' })
  })
})
