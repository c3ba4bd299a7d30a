import { formatTime } from '@voice-rankings/playback'
import type { Track, TrackState, TrackStatus } from '@voice-rankings/playback'
import type { SmallPlayer } from './SmallPlayer.ts'
import { createProgress } from './progress.ts'
import type { Progress } from './progress.ts'
import { restMessages } from './restMessages.ts'
import { soundMessages } from './soundMessages.ts'

const timeOf = (seconds = 0) => formatTime(seconds * 1000)

/** Interval of position announcements for screen readers during playback, in seconds. */
const ANNOUNCE_EVERY_S = 5
const PLAY_ICON = 'M8 5v14l11-7z'
const PAUSE_ICON = 'M7 5h3v14H7zM14 5h3v14h-3z'

export const isSounding = (status: TrackStatus): boolean => status === 'playing' || status === 'loading'

/** View of a player's sound. */
export interface SoundView {
  /** Redraws the view after the player was reset or renamed. */
  renew(): void
  end(): void
}

/** Shows the state of a sound in a player. */
export function showTrack(player: SmallPlayer, root: ShadowRoot, track: Track): SoundView {
  const media = track.media()
  const texts = () => ({ ...restMessages, ...soundMessages, ...player.texts })
  const part = <T extends Element = HTMLElement>(name: string) => root.querySelector<T>(`[part=${name}]`)
  const clock = part('time')
  const seek = part<HTMLInputElement>('seek')
  let progress: Progress | null = null
  /** Slider position in seconds, and whether a pointer is on it. */
  let placed = 0
  let isPointed = false
  let shown = ''
  let shownStatus = ''
  let second = -1

  function tell(problem: string, isLost = false): void {
    part('problem')?.remove()
    if (!problem) return
    const note = player.ownerDocument.createElement('p')
    note.setAttribute('part', 'problem')
    note.setAttribute('role', 'alert')
    note.append(problem)
    // The slot without a name shows what the page offers instead.
    if (isLost) note.append(player.ownerDocument.createElement('slot'))
    part('player')?.append(note)
  }

  function show(): void {
    const state = track.getState()
    second = Math.floor(media.currentTime)
    showStatus(state)
    showTime(state)
  }

  // Only whole seconds are shown; the waveform animates by itself.
  function tick(): void {
    if (Math.floor(media.currentTime) === second && !media.paused) return
    second = Math.floor(media.currentTime)
    showTime(track.getState(), true)
  }

  // Unchanged values are skipped, since setting them would redraw them. A playing sound changes the page once a second.
  function showStatus(state: TrackState): void {
    const { status } = state
    if (shownStatus === status) return
    shownStatus = status
    part('player')?.setAttribute('data-status', status)
    const { untitled, play, pause, blocked, failed } = texts()
    const name = player.getAttribute('title') || untitled
    const isSilent = !isSounding(status)
    part('play-button')?.setAttribute('aria-label', isSilent ? play(name) : pause(name))
    showIcon(isSilent)
    if (status === 'playing') tell('')
    // Without an address, the voice is still being looked up.
    if (state.status !== 'error' || !player.hasAttribute('src')) return
    const isLost = state.error.code !== 'blocked'
    tell(isLost ? failed : blocked, isLost)
  }

  /** Shows the icon of the page or, without one, the player's own. */
  function showIcon(isSilent: boolean): void {
    const icon = part('play-icon')
    icon?.setAttribute('d', isSilent ? PLAY_ICON : PAUSE_ICON)
    icon?.closest('slot')?.setAttribute('name', isSilent ? 'play-icon' : 'pause-icon')
  }

  function showTime({ status, durationMs, rate }: TrackState, isTick = false): void {
    if (durationMs === null) return
    const text = [media.currentTime, media.duration].map(timeOf).join(' / ')
    const isPlaying = status === 'playing'
    if (text !== shown || !isPlaying) {
      shown = text
      if (clock && clock.textContent !== text) clock.textContent = text
      const isDue = !isTick || second % ANNOUNCE_EVERY_S === 0
      if (isDue || root.activeElement === seek) placeSeek()
      if (isDue) tellPlace()
    }
    if (isPlaying) progress ??= createProgress(root, durationMs)
    progress?.show(track.currentTimeMs, isPlaying ? rate : 0)
  }

  // The slider is updated on demand: it is not visible, and updating it every second would double the cost. Its keys
  // step from the current position.
  function placeSeek(): void {
    if (!seek || !Number.isFinite(media.duration)) return
    seek.disabled = false
    seek.step = 'any'
    seek.max = String(media.duration)
    seek.value = String(media.currentTime)
    placed = media.currentTime
  }

  /** Announces the slider position to screen readers. */
  function tellPlace(): void {
    const [time, length] = [seek?.value, seek?.max].map(Number)
    if (length) seek?.setAttribute('aria-valuetext', texts().position(timeOf(time), timeOf(length)))
  }

  /** Handlers that run before the controller's. */
  const acts: Record<string, () => void> = {
    pointerdown: () => (isPointed = true),
    change: () => (isPointed = false),
    focus() {
      placeSeek()
      tellPlace()
    },
    input() {
      // Screen readers step the slider without focusing it, from the current playback position.
      if (seek && !isPointed && root.activeElement !== seek)
        seek.value = String(media.currentTime + Number(seek.value) - placed)
      placed = Number(seek?.value)
      tellPlace()
    },
  }

  const leave = track.subscribe(show)
  media.addEventListener('timeupdate', tick)
  for (const [type, act] of Object.entries(acts)) seek?.addEventListener(type, act)
  tellPlace()
  if (track.getState().status !== 'idle') show()
  return {
    renew() {
      shown = ''
      shownStatus = ''
      tellPlace()
      if (track.getState().status !== 'idle' || media.readyState > 0) show()
    },
    end() {
      leave()
      media.removeEventListener('timeupdate', tick)
      for (const [type, act] of Object.entries(acts)) seek?.removeEventListener(type, act)
      tell('')
      showIcon(true)
      part('player')?.removeAttribute('data-status')
      progress?.end()
      if (seek) seek.value = '0'
    },
  }
}
