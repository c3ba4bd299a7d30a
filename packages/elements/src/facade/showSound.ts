import { formatTime } from '@voice-rankings/playback'
import type { FacadeElement } from './FacadeElement.ts'
import { makeNodeIn } from './makeNodeIn.ts'
import { createProgress } from './progress.ts'
import type { Progress } from './progress.ts'
import { restMessages } from './restMessages.ts'
import { soundMessages } from './soundMessages.ts'

const TYPES = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'seeked',
  'ratechange',
  'durationchange',
  'timeupdate',
  'error',
]
const timeOf = (seconds = 0) => formatTime(seconds * 1000)

/** How rarely a screen reader is told the time while the sound plays, in seconds. */
const ANNOUNCE_EVERY_S = 5
const PLAY_ICON = 'M8 5v14l11-7z'
const PAUSE_ICON = 'M7 5h3v14H7zM14 5h3v14h-3z'

/** What a player shows of its sound. */
export interface SoundView {
  /** Says what went wrong; nothing for an empty text. */
  tell(problem: string): void
  /** Shows anew what it shows, after the player was set back to rest or has another name. */
  renew(): void
  end(): void
}

/** Shows in a player what its sound does, and tells the page by events. */
export function showSound(player: FacadeElement, root: ShadowRoot, media: HTMLAudioElement): SoundView {
  const texts = () => ({ ...restMessages, ...soundMessages, ...player.texts })
  const part = <T extends Element = HTMLElement>(name: string) => root.querySelector<T>(`[part=${name}]`)
  const clock = part('time')
  const seek = part<HTMLInputElement>('seek')
  let progress: Progress | null = null
  let isTold = false
  /** Where the slider was put, in seconds, and whether a pointer is on it. */
  let placed = 0
  let isPointed = false
  let shown = ''
  let shownStatus = ''
  let second = -1

  function tell(problem: string): void {
    part('problem')?.remove()
    if (problem)
      part('player')?.append(makeNodeIn(player.ownerDocument)('p', { part: 'problem', role: 'alert' }, problem))
  }

  function statusNow(): string {
    if (media.error) return 'error'
    if (media.ended) return 'ended'
    if (media.paused) return 'paused'
    return media.readyState < media.HAVE_FUTURE_DATA ? 'loading' : 'playing'
  }

  function show({ type }: { type: string }): void {
    // Within a second nothing is to be told: the waveform moves by itself.
    if (type === 'timeupdate' && !media.paused && Math.floor(media.currentTime) === second) return
    second = Math.floor(media.currentTime)
    const status = statusNow()
    showStatus(status)
    if (type === 'error' && player.hasAttribute('src')) tell(texts().failed)
    if (type === 'playing') tell('')
    if (Number.isFinite(media.duration)) showTime(status, type === 'timeupdate')
    if (type === 'playing' && !isTold) announce('play')
    else if (type === 'ended' || (type === 'pause' && !media.ended)) announce(type)
  }

  // What is set anew is drawn anew, though it be the same: a sound that plays changes the page once a second.
  function showStatus(status: string): void {
    if (shownStatus === status) return
    shownStatus = status
    part('player')?.setAttribute('data-status', status)
    const { untitled, play, pause } = texts()
    const name = player.getAttribute('title') || untitled
    // One that failed to start is not paused by its own account.
    const isSilent = media.paused || media.error !== null
    part('play-button')?.setAttribute('aria-label', isSilent ? play(name) : pause(name))
    part('play-icon')?.setAttribute('d', isSilent ? PLAY_ICON : PAUSE_ICON)
  }

  function showTime(status: string, isTick: boolean): void {
    const text = [media.currentTime, media.duration].map(timeOf).join(' / ')
    const isPlaying = status === 'playing'
    if (text !== shown || !isPlaying) {
      shown = text
      if (clock && clock.textContent !== text) clock.textContent = text
      const isDue = !isTick || second % ANNOUNCE_EVERY_S === 0
      if (isDue || root.activeElement === seek) placeSeek()
      if (isDue) tellPlace()
    }
    if (isPlaying) progress ??= createProgress(root, media.duration * 1000)
    progress?.show(media.currentTime * 1000, isPlaying ? media.playbackRate : 0)
  }

  // Not at every second: it costs as much as all else of one, and is not seen. Its keys go on from where it stands.
  function placeSeek(): void {
    if (!seek || !Number.isFinite(media.duration)) return
    seek.disabled = false
    seek.step = 'any'
    seek.max = String(media.duration)
    seek.value = String(media.currentTime)
    placed = media.currentTime
  }

  /** Says where the slider stands, for a screen reader. */
  function tellPlace(): void {
    const [time, length] = [seek?.value, seek?.max].map(Number)
    if (length) seek?.setAttribute('aria-valuetext', texts().position(timeOf(time), timeOf(length)))
  }

  /** What is done to the slider, seen before it reaches the sound. */
  const acts: Record<string, () => void> = {
    pointerdown: () => (isPointed = true),
    change: () => (isPointed = false),
    focus() {
      placeSeek()
      tellPlace()
    },
    input() {
      // Screen readers move it by a step without giving it the focus: from where the sound is by now.
      if (seek && !isPointed && root.activeElement !== seek)
        seek.value = String(media.currentTime + Number(seek.value) - placed)
      placed = Number(seek?.value)
      tellPlace()
    },
  }

  function announce(type: string): void {
    isTold = type === 'play'
    player.dispatchEvent(new CustomEvent(type))
  }

  for (const type of TYPES) media.addEventListener(type, show)
  for (const [type, act] of Object.entries(acts)) seek?.addEventListener(type, act)
  tellPlace()
  if (!media.paused) show({ type: media.readyState < media.HAVE_FUTURE_DATA ? 'waiting' : 'playing' })
  else if (media.currentTime > 0) show({ type: 'seeked' })
  return {
    tell,
    renew() {
      shown = ''
      shownStatus = ''
      tellPlace()
      if (!media.paused || media.readyState > 0 || media.error) show({ type: 'seeked' })
    },
    end() {
      for (const type of TYPES) media.removeEventListener(type, show)
      for (const [type, act] of Object.entries(acts)) seek?.removeEventListener(type, act)
      tell('')
      part('player')?.removeAttribute('data-status')
      progress?.end()
      if (seek) seek.value = '0'
    },
  }
}
