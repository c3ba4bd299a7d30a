import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createFakeAudio } from '@voice-rankings/testkit'
import type { FakeAudio } from '@voice-rankings/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPlayback } from './createPlayback.ts'
import type { Playback } from './createPlayback.ts'

let media: FakeAudio
let playback: Playback
const askFor = (element: FakeAudio) => {
  playback.track({ media: element })
  return element
}
const moment = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(async () => {
  playback = createPlayback({ createAudio: () => createFakeAudio(2000), openChannel: null })
  media = createFakeAudio(10_000)
  media.src = '/theirs.mp3'
  media.playbackRate = 1.5
  await media.play()
  media.hear(4000)
})

describe('an adopted audio element that is playing', () => {
  it('continues without interruption at its position and rate', () => {
    const track = playback.track({ media })
    track.retain()
    expect(track.getState()).toMatchObject({ status: 'playing', positionMs: 4000, durationMs: 10_000, rate: 1.5 })
    expect([media.paused, media.src, media.loads]).toEqual([false, '/theirs.mp3', 0])
    expect(playback.current.getState()).toBe(track)
  })

  it('is controlled by the track, and reports changes by the host page', async () => {
    const track = playback.track({ media })
    track.retain()
    track.pause()
    expect(media.paused).toBe(true)
    await media.play()
    expect(track.getState().status).toBe('playing')
    media.currentTime = 7
    expect(track.getState().positionMs).toBe(7000)
  })

  it('keeps its volume, muted state and loop, which either side can change', () => {
    Object.assign(media, { volume: 0.4, muted: true, loop: true })
    const track = playback.track({ media })
    track.retain()
    expect(track.getState()).toMatchObject({ volume: 0.4, muted: true, loop: true })
    track.adjust({ muted: false })
    expect([media.volume, media.muted, media.loop]).toEqual([0.4, false, true])
    media.volume = 0.8
    media.dispatchEvent(new Event('volumechange'))
    expect(track.getState()).toMatchObject({ volume: 0.8, muted: false })
  })

  it('has the error from before its adoption', () => {
    media.breakDown(2)
    expect(playback.track({ media }).getState()).toMatchObject({ status: 'error', error: { code: 'network' } })
  })

  it('is not started twice in a click, and is blocked when the start was rejected', async () => {
    const track = playback.track({ media })
    track.retain()
    await track.play(Promise.resolve())
    expect(track.getState().status).toBe('playing')
    await track.play(Promise.resolve(new DOMException('Nobody has clicked.', 'NotAllowedError')))
    expect(track.getState()).toMatchObject({ status: 'error', error: { code: 'blocked' } })
  })

  it('is exclusive with other tracks of the page', async () => {
    const other = playback.track({ url: '/other.mp3' })
    await other.play()
    const track = playback.track({ media })
    track.retain()
    expect(other.getState().status).toBe('paused')
    await other.play()
    expect(media.paused).toBe(true)
    await media.play()
    expect(other.getState().status).toBe('paused')
  })

  it('is released playing, and no longer followed', async () => {
    const track = playback.track({ media })
    track.retain()()
    await moment()
    expect([media.paused, media.src]).toEqual([false, '/theirs.mp3'])
    media.pause()
    expect(playback.current.getState()).toBeNull()
    expect(track.getState().status).toBe('playing')
  })

  it('is paused on release, if requested', async () => {
    playback.track({ media, stopsAtRelease: true }).retain()()
    await moment()
    expect([media.paused, media.src]).toEqual([true, '/theirs.mp3'])
  })

  it('is released with the last holder when its track was only requested, as by a component that is never shown', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const forgotten = new WeakRef(askFor(createFakeAudio(2000)))
    playback.track({ media })
    await moment()
    collect()
    expect(forgotten.deref()).toBeUndefined()
  })

  it('has the same track for all callers', () => {
    expect(playback.track({ media })).toBe(playback.track({ media }))
  })
})

const adopted = (state: object) => {
  const element = Object.assign(createFakeAudio(10_000), { readyState: 4, ...state })
  return { element, status: () => playback.track({ media: element }).getState().status }
}

describe('an adopted audio element', () => {
  it('is idle before it was played, and paused after', async () => {
    const { element, status } = adopted({})
    expect(status()).toBe('idle')
    const other = adopted({})
    other.element.currentTime = 2
    expect(other.status()).toBe('paused')
    await element.play()
    const third = adopted({})
    await third.element.play()
    third.element.hear(10_000)
    expect(third.status()).toBe('ended')
  })

  it.each([
    [2, 'loading'],
    [3, 'playing'],
  ])('that plays with data of state %i is %s', async (readyState, expected) => {
    const { element, status } = adopted({ readyState })
    await element.play()
    expect(status()).toBe(expected)
  })

  it('pauses no other sound when it is adopted at rest', async () => {
    const other = playback.track({ url: '/other.mp3' })
    await other.play()
    playback.track({ media: adopted({}).element }).retain()
    expect(other.getState().status).toBe('playing')
  })

  it('has the state of the moment at which it is adopted', () => {
    const { element } = adopted({})
    const track = playback.track({ media: element })
    element.currentTime = 2
    track.retain()
    expect(track.getState()).toMatchObject({ status: 'paused', positionMs: 2000 })
  })

  it('takes the settings of its track before it is played', () => {
    const { element } = adopted({})
    playback.track({ media: element }).adjust({ rate: 2, muted: true })
    expect([element.playbackRate, element.muted, element.volume]).toEqual([2, true, 1])
  })

  it('is loaded again after an error when it is played again', async () => {
    const { element } = adopted({})
    element.breakDown(2)
    const track = playback.track({ media: element })
    await track.play()
    expect(element.loads).toBe(1)
  })
})
