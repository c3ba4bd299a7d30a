import type { AudioSource } from './audioSource.ts'
import { sourceKey } from './audioSource.ts'
import type { MediaControls, MediaControlsOptions } from './createMediaControls.ts'
import type { OpenChannel } from './createSoundChannel.ts'
import { createSoundChannel } from './createSoundChannel.ts'
import type { Track } from './track.ts'
import { createTrack } from './createTrack.ts'
import type { Observable } from './observable.ts'
import { createObservable } from './observable.ts'
import type { TrackInfo } from './trackInfo.ts'

export interface PlaybackOptions {
  /** Makes a media element. Default: `new Audio()`, called only when a sound is asked for. */
  createAudio?: () => HTMLAudioElement
  /** How the sound is shown on the lock screen. Default: by the browser's media session, without a picture. */
  mediaControls?: MediaControlsOptions
  /** Opens the channel to other tabs and frames of the site; null for a page on its own. Default: `BroadcastChannel`. */
  openChannel?: OpenChannel | null
}

/** All sounds of a page: at most one of them plays at a time. */
export interface Playback {
  /**
   * The sound of a source. The same source gives the same track, so two buttons for one sound agree.
   * `info` is what a docked player shows; the first caller's is kept.
   */
  track(source: AudioSource, info?: TrackInfo): Track
  /** The sound that plays or played last; null before the first one and once it has been freed. */
  readonly current: Observable<Track | null>
  /** The sound that was asked for last, heard or not: what a player on this page would play. */
  readonly latest: Observable<Track | null>
  /** Stops the sounds that match, and frees their media elements. */
  release(matches: (source: AudioSource) => boolean): void
  /** Stops every sound and frees its media element. */
  destroy(): void
}

/**
 * Makes the playback of one page. Safe on a server: it touches no media element until a sound is asked for.
 *
 * @example
 * const playback = createPlayback()
 * const track = playback.track({ url: '/sample.mp3' }, { title: 'Good morning' })
 * await track.play()
 */
export function createPlayback(options: PlaybackOptions = {}): Playback {
  const { createAudio = () => new Audio() } = options
  const tracks = new Map<string | HTMLMediaElement, Track>()
  /** Sounds of the page's own elements that nobody has kept or played yet: an element that is forgotten must not live on here. */
  const asked = new WeakMap<HTMLMediaElement, Track>()
  const current = createObservable<Track | null>(null)
  const latest = createObservable<Track | null>(null)
  let controls: MediaControls | undefined
  const channel = createSoundChannel(() => current.getState()?.pause(), options.openChannel)

  /** Loaded with the first sound, which does not wait for it. */
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
    // A track that was freed and is played again belongs to the page once more.
    hold(track)
    current.setState(track)
    takeControls(track).catch((error: unknown) => console.warn('The lock screen does not show the sound.', error))
    channel.tell()
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
