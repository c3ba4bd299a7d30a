import type { AudioSource } from './audioSource.ts'
import { sourceKey } from './audioSource.ts'
import type { MediaControls, MediaControlsOptions } from './createMediaControls.ts'
import type { OpenChannel } from './createPlaybackChannel.ts'
import { createPlaybackChannel } from './createPlaybackChannel.ts'
import type { Track } from './track.ts'
import { createTrack } from './createTrack.ts'
import type { Observable } from './observable.ts'
import { createObservable } from './observable.ts'
import type { TrackInfo } from './trackInfo.ts'

export interface PlaybackOptions {
  /** Creates a media element. Default: `new Audio()`, called only when audio is played. */
  createAudio?: () => HTMLAudioElement
  /** Options of the media session. Default: the browser's, without artwork. */
  mediaControls?: MediaControlsOptions
  /** Opens the channel to other tabs and frames of the site; null disables it. Default: `BroadcastChannel`. */
  openChannel?: OpenChannel | null
}

/** All tracks of a page, of which at most one plays at a time. */
export interface Playback {
  /**
   * Returns the track of a source. Equal sources share a track, so that two buttons stay in sync. `info` is shown by a
   * docked player; the first caller's is kept.
   */
  track(source: AudioSource, info?: TrackInfo): Track
  /** The track that is playing or played last; null before the first one and once it has been freed. */
  readonly current: Observable<Track | null>
  /** The track that was requested last, played or not: the one a player on this page would play. */
  readonly latest: Observable<Track | null>
  /** Stops the matching tracks and frees their media elements. */
  release(matches: (source: AudioSource) => boolean): void
  /** Stops every track and frees its media element. */
  destroy(): void
}

/**
 * Creates the playback of one page. Safe on a server: it creates no media element until audio is played.
 *
 * @example
 * const playback = createPlayback()
 * const track = playback.track({ url: '/sample.mp3' }, { title: 'Good morning' })
 * await track.play()
 */
export function createPlayback(options: PlaybackOptions = {}): Playback {
  const { createAudio = () => new Audio() } = options
  const tracks = new Map<string | HTMLMediaElement, Track>()
  /**
   * Tracks of host elements that are neither retained nor played; weak, so that they can be garbage-collected with
   * their elements.
   */
  const asked = new WeakMap<HTMLMediaElement, Track>()
  const current = createObservable<Track | null>(null)
  const latest = createObservable<Track | null>(null)
  let controls: MediaControls | undefined
  const channel = createPlaybackChannel(() => current.getState()?.pause(), options.openChannel)

  /** Imported with the first track, which does not wait for it. */
  async function takeControls(track: Track): Promise<void> {
    const session = options.mediaControls?.session ?? globalThis.navigator?.mediaSession
    if (!session) return
    const { createMediaControls } = await import('./createMediaControls.ts')
    controls ??= createMediaControls({ ...options.mediaControls, session })
    if (current.getState() === track) controls.own(track)
  }

  function hold(track: Track): void {
    const key = sourceKey(track.source)
    if (!tracks.has(key)) tracks.set(key, track)
  }

  function onPlay(track: Track): void {
    const other = current.getState()
    if (other !== track) other?.pause()
    // Registers a track that was freed and is played again.
    hold(track)
    current.setState(track)
    takeControls(track).catch((error: unknown) => console.warn('The lock screen does not show the sound.', error))
    channel.announce()
  }

  function onRelease(track: Track): void {
    if (current.getState() === track) controls?.release()
    track.destroy()
    const key = sourceKey(track.source)
    if (tracks.get(key) === track) tracks.delete(key)
    if (typeof key !== 'string') asked.delete(key)
    for (const named of [current, latest]) if (named.getState() === track) named.setState(null)
  }

  function release(matches: (source: AudioSource) => boolean): void {
    for (const track of tracks.values()) if (matches(track.source)) onRelease(track)
  }

  return {
    track(source, info) {
      const key = sourceKey(source)
      const isAdopted = typeof key !== 'string'
      const known = tracks.get(key) ?? (isAdopted ? asked.get(key) : undefined)
      const track = known ?? createTrack({ source, info, createAudio, onPlay, onKeep: hold, onRelease })
      if (isAdopted) asked.set(key, track)
      else tracks.set(key, track)
      latest.setState(track)
      return track
    },
    current,
    latest,
    release,
    destroy() {
      release(() => true)
      channel.close()
    },
  }
}
