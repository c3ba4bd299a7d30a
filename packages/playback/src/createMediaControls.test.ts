import { createFakeAudio } from '@voice-rankings/testkit'
import type { FakeAudio } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlayback } from './createPlayback.ts'
import type { Playback } from './createPlayback.ts'

interface FakeSession {
  metadata: { title: string; artist: string; artwork: unknown[] } | null
  playbackState: string
  position: MediaPositionState | undefined
  handlers: Map<string, MediaSessionActionHandler>
}

let session: FakeSession
let audio: FakeAudio
let playback: Playback

beforeEach(() => {
  vi.stubGlobal('MediaMetadata', function MediaMetadata(this: object, init: object) {
    Object.assign(this, init)
  })
  const handlers: FakeSession['handlers'] = new Map()
  const fake = {
    metadata: null,
    playbackState: 'none',
    position: undefined as MediaPositionState | undefined,
    handlers,
    setActionHandler(action: string, handler: MediaSessionActionHandler | null) {
      if (action === 'stop') throw new TypeError('This browser has no stop.')
      if (handler) handlers.set(action, handler)
      else handlers.delete(action)
    },
    setPositionState: (state?: MediaPositionState) => (fake.position = state),
  }
  session = fake
  playback = createPlayback({
    createAudio: () => (audio = createFakeAudio(30_000)),
    mediaControls: { session: fake as unknown as MediaSession, drawArtwork: () => 'data:image/png;base64,AAAA' },
    openChannel: null,
  })
})

afterEach(() => vi.unstubAllGlobals())

const sound = (title = 'Clara') => playback.track({ url: `/${title}.mp3` }, { title, subtitle: 'flite' })
/** Plays a track and waits until the media session shows it. */
async function play(track = sound()) {
  await track.play()
  await vi.waitFor(() => expect(session.metadata?.title).toBe(track.info?.title))
}
const press = (action: string, details: Partial<MediaSessionActionDetails> = {}) =>
  session.handlers.get(action)?.({ action: action as MediaSessionAction, ...details })

describe('the media session', () => {
  it('shows the title and position of the playing track', async () => {
    await play()
    expect(session.metadata).toMatchObject({ title: 'Clara', artist: 'flite' })
    expect(session.metadata?.artwork).toHaveLength(1)
    expect(session.playbackState).toBe('playing')
    sound().seek(12_000)
    expect(session.position).toEqual({ duration: 30, playbackRate: 1, position: 12 })
  })

  it('controls the track', async () => {
    await play()
    press('pause')
    expect(audio.paused).toBe(true)
    press('play')
    expect(audio.paused).toBe(false)
    press('seekto', { seekTime: 20 })
    press('seekbackward')
    press('seekforward', { seekOffset: 3 })
    expect(audio.currentTime).toBe(13)
  })

  it('shows the artwork of the track', async () => {
    await play()
    expect(session.metadata?.artwork).toEqual([
      { src: 'data:image/png;base64,AAAA', sizes: '512x512', type: 'image/png' },
    ])
  })

  it('does without artwork that cannot be drawn, and logs why', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const error = new Error('no canvas')
    const draw = vi.fn<() => string | null>().mockReturnValueOnce(null)
    draw.mockImplementation(() => {
      throw error
    })
    playback = createPlayback({
      createAudio: () => createFakeAudio(30_000),
      mediaControls: { session: session as unknown as MediaSession, drawArtwork: draw },
      openChannel: null,
    })
    await play(sound('Clara'))
    expect(session.metadata?.artwork).toBeUndefined()
    expect(warn).not.toHaveBeenCalled()
    await play(sound('Rob'))
    expect(session.metadata?.artwork).toBeUndefined()
    expect(warn).toHaveBeenCalledExactlyOnceWith('The lock screen shows the sound without a picture.', error)
    warn.mockRestore()
  })

  it('shows a track without a subtitle', async () => {
    await play(playback.track({ url: '/a.mp3' }, { title: 'Clara' }))
    expect(session.metadata?.artist).toBe('')
  })

  it('stays the same while its track is paused and played again', async () => {
    await play()
    const { metadata } = session
    press('pause')
    expect(session.playbackState).toBe('paused')
    press('play')
    await vi.waitFor(() => expect(session.playbackState).toBe('playing'))
    expect(session.metadata).toBe(metadata)
  })

  it('plays while its track is loading, and ignores a seek without a time', async () => {
    await play()
    audio.dispatchEvent(new Event('waiting'))
    expect(sound().getState().status).toBe('loading')
    expect(session.playbackState).toBe('playing')
    press('seekto', { seekTime: 20 })
    press('seekto')
    expect(audio.currentTime).toBe(20)
  })

  it('has no position before the duration is known', async () => {
    await play()
    session.position = undefined
    for (const duration of [Number.NaN, 0]) {
      Object.assign(audio, { duration })
      audio.dispatchEvent(new Event('durationchange'))
    }
    expect(session.position).toBeUndefined()
  })

  it('is released when its track fails, and no longer follows it', async () => {
    await play()
    audio.breakDown(2)
    expect([session.metadata, session.playbackState]).toEqual([null, 'none'])
    sound().seek(1000)
    expect(session.playbackState).toBe('none')
  })

  it('is left alone in browsers without metadata', async () => {
    vi.stubGlobal('MediaMetadata', undefined)
    await sound().play()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(session.metadata).toBeNull()
    expect(session.handlers.size).toBe(0)
  })

  it('belongs to one track at a time', async () => {
    await play(sound('Clara'))
    await play(sound('Rob'))
    expect(session.metadata?.title).toBe('Rob')
    press('pause')
    expect(sound('Rob').getState().status).toBe('paused')
  })

  it('is released when the track has ended and taken again on replay', async () => {
    await play()
    audio.hear(30_000)
    expect([session.metadata, session.playbackState, session.handlers.size]).toEqual([null, 'none', 0])
    await play()
    expect(session.metadata?.title).toBe('Clara')
  })

  it("is left alone once the host page's player has taken it", async () => {
    await play()
    const theirs = { title: 'Their film', artist: '', artwork: [] }
    session.metadata = theirs
    playback.destroy()
    expect(session.metadata).toBe(theirs)
  })

  it('is released for a track without a title', async () => {
    await play()
    await playback.track({ url: '/a.mp3' }).play()
    await vi.waitFor(() => expect(session.metadata).toBeNull())
  })
})
