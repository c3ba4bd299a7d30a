import { createFakeAudio, voiceFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { describe, expect, it } from 'vitest'
import { RESULTS_DELAY_MS } from './analysisStore.ts'
import { BASE64, hosted, inline, openAnalysis, runAnalysis, voice } from './testing/analysisWorld.ts'

describe('the player of an analysis', () => {
  it('is not used after it was removed', async () => {
    const { store, audio, engine, clock, detach } = openAnalysis()
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
    const { store, audio, detach, status } = openAnalysis()
    const next = createFakeAudio(5000)
    store.attach(next)
    detach()
    await store.start()
    expect([status(), audio.paused, next.paused]).toEqual(['running', true, false])
    store.seek(2000)
    expect([audio.currentTime, next.currentTime]).toEqual([0, 2])
  })

  it('has the inaudible playback wait with it', async () => {
    const { audio, engine } = await runAnalysis()
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
    const { store, audio, engine, clock } = await runAnalysis()
    store.stop()
    await clock.advance(RESULTS_DELAY_MS)
    await audio.play()
    audio.currentTime = 2
    expect(engine.playingFrom).toBeNull()
    const fresh = openAnalysis()
    await fresh.audio.play()
    fresh.audio.currentTime = 2
    fresh.audio.pause()
    expect(fresh.engine.playingFrom).toBeNull()
  })
})

describe('the sound of an analysis', () => {
  const other = voiceListingFixture({ voice_name: 'Theo', voice_speaker_id: 'rms--warm' })

  it('is released for another snippet of the voice, and for the same sound of another voice', async () => {
    const { store, engine, status } = await runAnalysis({ voice, snippet: hosted })
    store.show({ voice })
    expect([status(), engine.open.clips]).toEqual(['idle', 0])
    await store.start()
    expect(status()).toBe('running')
    store.show({ voice: voiceFixture({ voice_id: 'espeak-other--x' }) })
    expect([status(), engine.open.clips]).toEqual(['idle', 0])
    expect(store.getState().voice.voice_id).toBe('espeak-other--x')
  })

  it('stays for newer data of its voice, which is shown', async () => {
    const { store, engine } = await runAnalysis()
    const newer = { ...voice, voice_name: 'Clara II' }
    store.show({ voice: newer })
    expect(store.getState().voice).toBe(newer)
    expect(engine.open).toEqual({ feeds: 1, clips: 1 })
  })

  it('as base64 is decoded at once when it is shown', async () => {
    const { store, engine, loaded } = openAnalysis()
    store.show({ voice, snippet: inline })
    await loaded()
    expect(engine.loaded).toEqual([{ base64: BASE64 }])
    expect(store.getState().audioUrl).toBe('blob:test')
  })

  it('leaves nothing in the state when the analysis is closed', async () => {
    const { store, close, clock } = await runAnalysis()
    const first = store.getInitialState()
    await clock.advance(1000)
    await store.compare(other)
    close()
    await clock.advance(1000)
    expect(store.getState()).toEqual(first)
  })

  it('is not measured, loaded or reported any more once another is shown', async () => {
    const { store, engine, log, clock } = await runAnalysis()
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
    const { store, engine, loaded, status } = await runAnalysis()
    store.retry()
    expect(status()).toBe('loading')
    await loaded()
    expect(engine.loaded).toHaveLength(2)
    expect(engine.open).toEqual({ feeds: 0, clips: 1 })
  })
})
