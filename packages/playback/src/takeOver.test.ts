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

describe('an audio element of the page that already plays', () => {
  it('is taken over without a gap: place, speed and playing stay', () => {
    const track = playback.track({ media })
    track.retain()
    expect(track.getState()).toMatchObject({ status: 'playing', positionMs: 4000, durationMs: 10_000, rate: 1.5 })
    expect([media.paused, media.src, media.loads]).toEqual([false, '/theirs.mp3', 0])
    expect(playback.current.getState()).toBe(track)
  })

  it('obeys, and what the page does to it is seen', async () => {
    const track = playback.track({ media })
    track.retain()
    track.pause()
    expect(media.paused).toBe(true)
    await media.play()
    expect(track.getState().status).toBe('playing')
    media.currentTime = 7
    expect(track.getState().positionMs).toBe(7000)
  })

  it('keeps its volume, silence and loop, which can be changed from either side', () => {
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

  it('has failed when it failed before it was taken over', () => {
    media.breakDown(2)
    expect(playback.track({ media }).getState()).toMatchObject({ status: 'error', error: { code: 'network' } })
  })

  it('is not started again when it was started in a click, and is blocked when that was refused', async () => {
    const track = playback.track({ media })
    track.retain()
    await track.play(Promise.resolve())
    expect(track.getState().status).toBe('playing')
    await track.play(Promise.resolve(new DOMException('Nobody has clicked.', 'NotAllowedError')))
    expect(track.getState()).toMatchObject({ status: 'error', error: { code: 'blocked' } })
  })

  it('takes its turn with the other sounds of the page', async () => {
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

  it('is given back playing, and no longer followed', async () => {
    const track = playback.track({ media })
    track.retain()()
    await moment()
    expect([media.paused, media.src]).toEqual([false, '/theirs.mp3'])
    media.pause()
    expect(playback.current.getState()).toBeNull()
    expect(track.getState().status).toBe('playing')
  })

  it('is silenced when it is given back, if that is asked for', async () => {
    playback.track({ media, stopsAtRelease: true }).retain()()
    await moment()
    expect([media.paused, media.src]).toEqual([true, '/theirs.mp3'])
  })

  it('goes with the page’s last hold of it when its track was only asked for, as by a component that is never shown', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const forgotten = new WeakRef(askFor(createFakeAudio(2000)))
    playback.track({ media })
    await moment()
    collect()
    expect(forgotten.deref()).toBeUndefined()
  })

  it('is the same track for everybody', () => {
    expect(playback.track({ media })).toBe(playback.track({ media }))
  })
})
