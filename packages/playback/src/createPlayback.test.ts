import { createFakeAudios } from '@voice-rankings/testkit'
import type { FakeAudio } from '@voice-rankings/testkit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlayback } from './createPlayback.ts'
import type { Playback } from './createPlayback.ts'

let made: FakeAudio[]
let playback: Playback

beforeEach(() => {
  const audios = createFakeAudios(2000)
  made = audios.made
  playback = createPlayback({ createAudio: audios.createAudio })
})

const sound = (name = 'a') => playback.track({ url: `/${name}.mp3` })
const element = (n = 0) => made[n] ?? expect.fail(`no element ${n} was made`)
const moment = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('createPlayback', () => {
  it('creates no media element until a sound is played', () => {
    sound().subscribe(() => {})
    expect(made).toHaveLength(0)
  })

  it('returns the same track for the same source', () => {
    expect(sound('a')).toBe(sound('a'))
    expect(sound('a')).not.toBe(sound('b'))
    expect(playback.track({ base64: 'SUQz' })).toBe(playback.track({ base64: 'SUQz' }))
  })

  it.each<[string, boolean, string]>([
    ['reports no error', true, 'playing'],
    ['reports the error', false, 'error'],
  ])('%s of a sound when its source renews it: %s', async (_what, isRenewed, status) => {
    const renew = vi.fn(() => isRenewed)
    const track = playback.track({ url: '/a.mp3', renew })
    await track.play()
    element().breakDown(2)
    expect(renew).toHaveBeenCalledWith(element(), expect.objectContaining({ code: 'network' }))
    expect(track.getState().status).toBe(status)
  })

  it('plays one track at a time: starting another pauses the first', async () => {
    await sound('a').play()
    await sound('b').play()
    expect([sound('a').getState().status, sound('b').getState().status]).toEqual(['paused', 'playing'])
  })

  it('keeps the last played track as current, also while paused', async () => {
    expect(playback.current.getState()).toBeNull()
    await sound('a').play()
    sound('a').pause()
    expect(playback.current.getState()).toBe(sound('a'))
  })

  it('stops and frees a track that is no longer retained', async () => {
    const track = sound()
    const release = track.retain()
    await track.play()
    release()
    await moment()
    expect(element().paused).toBe(true)
    expect(element().src).toBe('')
    expect(playback.current.getState()).toBeNull()
    expect(sound()).not.toBe(track)
  })

  it('keeps a track with another holder', async () => {
    const track = sound()
    const release = track.retain()
    track.retain()
    await track.play()
    release()
    release()
    await moment()
    expect(track.getState().status).toBe('playing')
  })

  it('keeps a track that is released and retained again at once', async () => {
    const track = sound()
    track.retain()()
    track.retain()
    await moment()
    expect(sound()).toBe(track)
  })

  it('frees the matching tracks, and knows a freed one again when it is played', async () => {
    const [a, b] = [sound('a'), sound('b')]
    await a.play()
    await b.play()
    playback.release((source) => 'url' in source && source.url === '/a.mp3')
    expect([element(0).src, element(1).src]).toEqual(['', '/b.mp3'])
    expect(playback.current.getState()).toBe(b)
    expect(playback.latest.getState()).toBe(b)
    await a.play()
    expect(sound('a')).toBe(a)
    expect(b.getState().status).toBe('paused')
    playback.destroy()
    expect([playback.current.getState(), playback.latest.getState()]).toEqual([null, null])
    expect(sound('a')).not.toBe(a)
  })

  it('frees everything when it is destroyed', async () => {
    await sound('a').play()
    await sound('b').play()
    playback.destroy()
    expect(made.map((audio) => audio.src)).toEqual(['', ''])
  })
})

describe('a track', () => {
  it('loads nothing by itself', () => {
    sound().media()
    expect(element().preload).toBe('none')
  })

  it('reads its duration when its metadata is requested', () => {
    sound().load()
    expect(element().preload).toBe('metadata')
    expect(sound().getState()).toMatchObject({ status: 'idle', durationMs: 2000 })
  })

  it('loads more when all of it is requested, and never less', () => {
    sound().load('auto')
    expect(element().preload).toBe('auto')
    sound().load()
    expect(element().preload).toBe('auto')
  })

  it('is loading while it waits for data, unless it is paused', async () => {
    await sound().play()
    element().dispatchEvent(new Event('waiting'))
    expect(sound().getState().status).toBe('loading')
    element().dispatchEvent(new Event('playing'))
    sound().pause()
    element().dispatchEvent(new Event('waiting'))
    expect(sound().getState().status).toBe('paused')
  })

  it('is paused by a seek after its end or an error', async () => {
    await sound().play()
    element().hear(2000)
    sound().seek(1000)
    expect(sound().getState()).toMatchObject({ status: 'paused', positionMs: 1000 })
    element().breakDown(3)
    sound().seek(500)
    expect(sound().getState()).toMatchObject({ status: 'paused', positionMs: 500 })
  })

  it('changes its status from idle through loading to playing, paused and ended', async () => {
    const seen: string[] = []
    const track = sound()
    track.subscribe(() => seen.push(track.getState().status))
    await track.play()
    track.pause()
    await track.play()
    element().hear(2000)
    expect(seen.filter((status, n) => status !== seen[n - 1])).toEqual([
      'loading',
      'playing',
      'paused',
      'loading',
      'playing',
      'ended',
    ])
  })

  it('restarts from the beginning after it has ended', async () => {
    await sound().play()
    element().hear(2000)
    await sound().play()
    expect(sound().currentTimeMs).toBe(0)
  })

  it('reads its position from the media element', async () => {
    await sound().play()
    element().hear(750)
    expect(sound().currentTimeMs).toBe(750)
  })

  it('toggles between playing and paused', async () => {
    await sound().toggle()
    expect(sound().getState().status).toBe('playing')
    await sound().toggle()
    expect(sound().getState().status).toBe('paused')
  })

  it('pauses when it is toggled while it loads', async () => {
    await sound().play()
    element().dispatchEvent(new Event('waiting'))
    await sound().toggle()
    expect(element().paused).toBe(true)
  })

  it('frees its media element and its connection', async () => {
    await sound().play()
    const { loads } = element()
    sound().destroy()
    expect([element().paused, element().src, element().loads]).toEqual([true, '', loads + 1])
  })

  it('stays ended when its element is moved at the end', async () => {
    await sound().play()
    element().hear(2000)
    element().dispatchEvent(new Event('seeked'))
    expect(sound().getState().status).toBe('ended')
  })

  it('is idle at a position that was set before loading', () => {
    sound().seek(500)
    expect(sound().getState()).toMatchObject({ status: 'idle', positionMs: 500 })
  })

  it('stops before it has a media element', () => {
    sound().seek(500)
    sound().stop()
    expect([made, sound().getState().positionMs]).toEqual([[], 0])
  })

  it('limits a seek to its duration', async () => {
    await sound().play()
    sound().seek(9000)
    expect(sound().currentTimeMs).toBe(2000)
    sound().seek(-5)
    expect(sound().currentTimeMs).toBe(0)
  })

  it('starts at a position that was set before loading', async () => {
    sound().seek(500)
    expect(made).toHaveLength(0)
    await sound().play()
    expect(sound().currentTimeMs).toBe(500)
  })

  it('returns to the start when stopped', async () => {
    await sound().play()
    element().hear(500)
    sound().stop()
    expect(sound().getState()).toMatchObject({ status: 'paused', positionMs: 0 })
  })

  it('keeps its playback settings when it is freed and loaded again', async () => {
    sound().adjust({ rate: 1.5, volume: 0.5, muted: true, loop: true })
    const settings = { playbackRate: 1.5, volume: 0.5, muted: true, loop: true }
    await sound().play()
    expect(element(0)).toMatchObject(settings)
    sound().destroy()
    await sound().play()
    expect(element(1)).toMatchObject(settings)
  })
})

describe('a track that fails', () => {
  it.each([
    ['NotAllowedError', 'blocked'],
    ['NotSupportedError', 'unreadable'],
  ])('on %s has the error %s', async (name, code) => {
    sound().media()
    element().refuse(name)
    await sound().play()
    expect(sound().getState()).toMatchObject({ status: 'error', error: { code } })
  })

  it.each([
    [2, 'network'],
    [4, 'unreadable'],
  ])('on media error %d has the error %s', async (mediaCode, code) => {
    await sound().play()
    element().breakDown(mediaCode)
    expect(sound().getState()).toMatchObject({ status: 'error', error: { code } })
  })

  it('is unreadable when its element reports no cause', async () => {
    await sound().play()
    element().dispatchEvent(new Event('error'))
    expect(sound().getState()).toMatchObject({ status: 'error', error: { code: 'unreadable' } })
  })

  it('names the error of the browser as its cause', async () => {
    sound().media()
    element().refuse('NotAllowedError')
    await sound().play()
    expect(sound().getState()).toMatchObject({
      error: {
        name: 'PlaybackError',
        message: expect.stringContaining('blocked') as string,
        cause: { name: 'NotAllowedError' },
      },
    })
  })

  it('does not count a pause during the start as a failure', async () => {
    sound().media()
    element().refuse('AbortError')
    await sound().play()
    expect(sound().getState().status).toBe('loading')
  })

  it.each(['play', 'load'] as const)('is unreadable, and logged, when its base64 is invalid (%s)', async (ask) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const track = playback.track({ base64: '%%%' })
    await track[ask]()
    expect(track.getState()).toMatchObject({ status: 'error', error: { code: 'unreadable' } })
    expect(log.mock.calls).toEqual([['The base64 audio could not be read.', expect.any(Error)]])
    log.mockRestore()
  })

  it('is loaded again when it is played again', async () => {
    await sound().play()
    element().breakDown(2)
    await sound().play()
    expect(made).toHaveLength(2)
    expect(sound().getState().status).toBe('playing')
  })
})
