import { drawArtwork } from './drawArtwork.ts'
import type { Track } from './track.ts'
import type { TrackInfo } from './trackInfo.ts'

/** Default skip of media keys, in seconds. */
const SKIP_S = 10

/** Media session of the page: lock screen, media keys and headset. */
export interface MediaControls {
  /** Assigns the media session to a track. */
  own(track: Track): void
  /** Releases the media session, if it still belongs to this page's track. */
  release(): void
}

export interface MediaControlsOptions {
  /** Default: the browser's media session, if available. */
  session?: MediaSession
  /** Draws the artwork of a track as a URL. Default: its waveform on the colour of its voice. */
  drawArtwork?: (info: TrackInfo) => string | null
}

/**
 * Connects the operating system's media controls to a track (W3C Media Session). They belong to one track at a time; a
 * player of the host page that takes them keeps them.
 */
export function createMediaControls(options: MediaControlsOptions & { session: MediaSession }): MediaControls {
  const { session } = options
  let owned: { track: Track; metadata: MediaMetadata; leave: () => void } | null = null

  function own(track: Track): void {
    if (owned?.track === track) return
    release()
    if (typeof MediaMetadata !== 'function' || !track.info) return
    const metadata = new MediaMetadata({ title: track.info.title, artist: track.info.subtitle ?? '' })
    session.metadata = metadata
    addArtwork(metadata, track.info, options.drawArtwork)
    for (const [action, handler] of Object.entries(handlersOf(track))) handle(session, action, handler)
    const follow = () => {
      const { status } = track.getState()
      if (status === 'ended' || status === 'error') release()
      else tellState(session, track)
    }
    owned = { track, metadata, leave: track.subscribe(follow) }
    tellState(session, track)
  }

  function release(): void {
    if (!owned) return
    const { track, metadata, leave } = owned
    owned = null
    leave()
    if (session.metadata !== metadata) return
    session.metadata = null
    session.playbackState = 'none'
    for (const action of Object.keys(handlersOf(track))) handle(session, action, null)
  }

  return { own, release }
}

/** Adds the artwork; without artwork the title suffices. */
function addArtwork(metadata: MediaMetadata, info: TrackInfo, draw = drawArtwork): void {
  try {
    const picture = draw(info)
    if (picture) metadata.artwork = [{ src: picture, sizes: '512x512', type: 'image/png' }]
  } catch (error) {
    console.warn('The lock screen shows the sound without a picture.', error)
  }
}

function handlersOf(track: Track): Record<string, MediaSessionActionHandler> {
  const skip = (seconds: number) => track.seek(track.currentTimeMs + seconds * 1000)
  return {
    play: () => void track.play(),
    pause: () => track.pause(),
    stop: () => track.stop(),
    seekto: ({ seekTime }) => seekTime !== undefined && track.seek(seekTime * 1000),
    seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? SKIP_S)),
    seekforward: ({ seekOffset }) => skip(seekOffset ?? SKIP_S),
  }
}

/** Sets a handler; unsupported actions are ignored. */
function handle(session: MediaSession, action: string, handler: MediaSessionActionHandler | null): void {
  try {
    session.setActionHandler(action as MediaSessionAction, handler)
  } catch {
    // Safari throws for unknown actions.
  }
}

function tellState(session: MediaSession, track: Track): void {
  const { status, durationMs, rate, positionMs } = track.getState()
  session.playbackState = status === 'playing' || status === 'loading' ? 'playing' : 'paused'
  if (durationMs === null || durationMs <= 0) return
  session.setPositionState?.({
    duration: durationMs / 1000,
    playbackRate: rate,
    position: Math.min(positionMs, durationMs) / 1000,
  })
}
