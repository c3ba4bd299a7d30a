import { createFakeAudio } from '@voice-rankings/testkit'
import type { FakeAudio } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlayback } from './createPlayback.ts'
import { createPositions } from './createPositions.ts'
import { POSITIONS_KEY } from './positionsKey.ts'
import type { Positions } from './createPositions.ts'

let stored: Map<string, string>
let positions: Positions
let audio: FakeAudio

beforeEach(() => {
  stored = new Map()
  positions = createPositions({
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
  })
})

afterEach(() => vi.unstubAllGlobals())

const source = { url: 'https://voices.example/long.mp3?permission=secret' }

async function playing() {
  const playback = createPlayback({ createAudio: () => (audio = createFakeAudio(60_000)), openChannel: null })
  const track = playback.track(source)
  const leave = positions.follow(track)
  await track.play()
  return { track, leave }
}

const element = (parts: object) => ({ media: Object.assign(createFakeAudio(60_000), parts) })

describe('the stored position of a sound', () => {
  it('is written at a pause', async () => {
    const { track } = await playing()
    audio.hear(20_000)
    track.pause()
    expect(positions.read(source)).toBe(20_000)
  })

  it('is written when the player is removed during playback', async () => {
    const { leave } = await playing()
    audio.hear(12_345)
    leave()
    expect(positions.read(source)).toBe(12_345)
  })

  it.each([
    ['no JSON', '{'],
    ['no list', '{"a":1}'],
    ['entries of another form', '[null,1,["a"],["a","1"],[1,1],{"0":"a","1":1}]'],
  ])('is missing, and written, where the storage has %s', async (_, text) => {
    stored.set(POSITIONS_KEY, text)
    expect(positions.read(source)).toBeNull()
    positions.write(source, 20_000, 60_000)
    expect(positions.read(source)).toBe(20_000)
    expect(JSON.parse(stored.get(POSITIONS_KEY) ?? '')).toHaveLength(1)
  })

  it('is not written again if it is unchanged', () => {
    const writes: string[] = []
    const quiet = createPositions({
      read: () => writes.at(-1) ?? null,
      write: (_key, value) => void writes.push(value),
    })
    quiet.write(source, 0, null)
    quiet.write(source, 20_000, 60_000)
    quiet.write(source, 20_000, 60_000)
    expect(writes).toHaveLength(1)
  })

  it('is written when the page is left during playback, until the player is removed', async () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    const { track, leave } = await playing()
    audio.hear(12_345)
    page.dispatchEvent(new Event('pagehide'))
    expect(positions.read(source)).toBe(12_345)
    track.pause()
    leave()
    track.seek(20_000)
    page.dispatchEvent(new Event('pagehide'))
    expect(positions.read(source)).toBe(12_345)
  })

  it('is not written for a paused player that is removed after it was moved', async () => {
    const { track, leave } = await playing()
    audio.hear(10_000)
    track.pause()
    track.seek(20_000)
    stored.clear()
    leave()
    expect(stored.size).toBe(0)
  })

  it('is not written while the sound loads', async () => {
    const { track } = await playing()
    audio.hear(10_000)
    audio.dispatchEvent(new Event('waiting'))
    expect([track.getState().status, stored.size]).toEqual(['loading', 0])
  })

  it('is not followed any more after the player was removed', async () => {
    const { track, leave } = await playing()
    audio.hear(10_000)
    track.pause()
    leave()
    track.seek(20_000)
    await track.play()
    track.pause()
    expect(positions.read(source)).toBe(10_000)
  })

  it('is resumed only ahead of the sound', () => {
    positions.write(source, 20_000, 60_000)
    const resumed = (fromMs: number) => {
      const playback = createPlayback({ createAudio: () => createFakeAudio(60_000), openChannel: null })
      const track = playback.track(source)
      track.seek(fromMs)
      positions.resume(track)
      return track.currentTimeMs
    }
    expect([resumed(0), resumed(30_000)]).toEqual([20_000, 30_000])
    positions.write(source, 0, null)
    expect(resumed(0)).toBe(0)
  })

  it('is that of the address of an adopted element', () => {
    positions.write(element({ currentSrc: 'https://voices.example/long.mp3' }), 20_000, 60_000)
    expect(positions.read(source)).toBe(20_000)
    expect(positions.read(element({ src: 'https://voices.example/long.mp3#t=1' }))).toBe(20_000)
    expect(positions.read(element({ src: '/other.mp3' }))).toBeNull()
  })

  it('is removed once the sound has ended', async () => {
    const { track } = await playing()
    audio.hear(20_000)
    track.pause()
    await track.play()
    audio.hear(60_000)
    expect(positions.read(source)).toBeNull()
  })

  it('is written for a sound that played before it was followed', async () => {
    audio = createFakeAudio(60_000)
    const track = createPlayback({ createAudio: () => audio, openChannel: null }).track(source)
    await track.play()
    positions.follow(track)
    audio.hear(20_000)
    track.pause()
    expect(positions.read(source)).toBe(20_000)
  })

  it('is written for a sound that was paused before it was followed', async () => {
    audio = createFakeAudio(60_000)
    const track = createPlayback({ createAudio: () => audio, openChannel: null }).track(source)
    await track.play()
    audio.hear(20_000)
    track.pause()
    positions.follow(track)
    expect(positions.read(source)).toBe(20_000)
  })

  it('is not written for a sound that was not played', async () => {
    const playback = createPlayback({ createAudio: () => createFakeAudio(60_000), openChannel: null })
    const track = playback.track(source)
    const leave = positions.follow(track)
    track.seek(30_000)
    leave()
    expect(stored.size).toBe(0)
  })

  it.each([
    [2999, null],
    [3000, 3000],
    [57_000, 57_000],
    [57_001, null],
  ])('at %d of 60 000 ms is restored to %s', (positionMs, expected) => {
    positions.write(source, positionMs, 60_000)
    expect(positions.read(source)).toBe(expected)
  })

  it('depends on the path only, and no URL is stored', () => {
    positions.write(source, 5000, 60_000)
    expect(positions.read({ url: 'https://voices.example/long.mp3?permission=another' })).toBe(5000)
    expect(positions.read({ url: 'https://voices.example/other.mp3' })).toBeNull()
    expect(stored.get(POSITIONS_KEY)).not.toContain('voices')
  })

  it.each([
    [0, 20_000],
    [10_000, 20_000],
    [30_000, 30_000],
  ])('changes the position from %d ms to %d', (fromMs, toMs) => {
    positions.write(source, 20_000, 60_000)
    const track = createPlayback({ createAudio: () => createFakeAudio(60_000), openChannel: null }).track(source)
    track.seek(fromMs)
    positions.resume(track)
    expect(track.currentTimeMs).toBe(toMs)
  })

  it('is stored for the last fifty sounds', () => {
    for (let n = 0; n < 60; n += 1) positions.write({ url: `/${n}.mp3` }, 5000, 60_000)
    expect(positions.read({ url: '/9.mp3' })).toBeNull()
    expect(positions.read({ url: '/10.mp3' })).toBe(5000)
  })

  it.each(['', '{', 'null', '[[1,2],["a"]]'])('is unknown where %j is stored', (text) => {
    stored.set(POSITIONS_KEY, text)
    expect(positions.read(source)).toBeNull()
    positions.write(source, 5000, 60_000)
    expect(positions.read(source)).toBe(5000)
  })
})
